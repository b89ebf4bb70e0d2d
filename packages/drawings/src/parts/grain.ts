import type { Random } from '../random.ts';
import { stroke } from '../svg.ts';

/** Draws short flecks over an area, as a single path to save bytes. */
export function grain(
  random: Random,
  width: number,
  height: number,
  count: number,
  color = '#fff4dc',
  opacity = 0.09,
): string {
  let flecks = '';
  for (let index = 0; index < count; index += 1) {
    flecks += `M${random.whole(0, width)} ${random.whole(0, height)}h${random.whole(1, 3)}`;
  }
  return stroke(flecks, color, Math.max(1.2, width / 400), `opacity="${opacity}"`);
}
