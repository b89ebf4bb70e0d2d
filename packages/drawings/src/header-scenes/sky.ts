import type { Random } from '../random.ts';
import { circle, fill, rect, round, stroke } from '../svg.ts';
import type { Mood } from './mood.ts';

/** Draws the sky of a scene: color, stars, and a moon or low sun at `moonX`. */
export function sky(
  random: Random,
  mood: Mood,
  moonX: number,
  moonY: number,
  size: number,
): string {
  let stars = '';
  for (let index = 0; index < 28; index += 1) {
    stars += `M${random.whole(0, 1200)} ${random.whole(10, 300)}h${index % 4 ? 0.4 : 1.6}`;
  }
  return (
    rect(0, 0, 1200, 600, 'url(#sky)') +
    stroke(stars, mood.moon, 3.4, 'opacity=".6"') +
    circle(moonX, moonY, size * 1.7, mood.moon, 'opacity=".1"') +
    circle(moonX, moonY, size * 1.3, mood.moon, 'opacity=".12"') +
    circle(moonX, moonY, size, mood.moon)
  );
}

/** Draws a ridge of hills from edge to edge, filled down to the ground. */
export function ridge(random: Random, y: number, swing: number, color: string): string {
  const points = [0, 1, 2, 3, 4].map(() => round(y + random.between(-swing, swing)));
  const [a = y, b = y, c = y, d = y, e = y] = points;
  return fill(
    `M0 600V${a}C120 ${round(a - swing)} 200 ${b} 300 ${b}S500 ${round(c - swing)} 600 ${c}S800 ${d} 900 ${d}S1100 ${round(e - swing)} 1200 ${e}V600Z`,
    color,
  );
}
