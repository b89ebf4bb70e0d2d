import { lit, palette, shaded } from '../palette.ts';
import type { Random } from '../random.ts';
import { circle, rect, stroke } from '../svg.ts';

/** Draws the blurred background of a close-up: a wall with lights as soft discs (480 x 360 px). */
export function softRoom(random: Random): string {
  const wall = random.pick([
    '#3a2a1f',
    '#2b2a3a',
    '#24382f',
    '#43262a',
    '#203a40',
    '#4a3520',
  ] as const);
  const light = random.pick([palette.amber, '#f3c878', palette.copper, '#f0d9a8'] as const);
  const lights = Array.from({ length: 9 }, () =>
    circle(
      random.whole(10, 470),
      random.whole(10, 190),
      random.whole(12, 36),
      light,
      `opacity="${random.pick([0.12, 0.2, 0.3])}"`,
    ),
  );
  const shelves = [90, 150].map((y) =>
    rect(random.whole(-40, 200), y, random.whole(160, 320), 16, shaded(wall, 0.35), 8),
  );
  return (
    rect(0, 0, 480, 360, wall) +
    rect(0, 200, 480, 160, shaded(wall, 0.3)) +
    shelves.join('') +
    lights.join('')
  );
}

/** Draws a wooden table or bar from `y` to the lower edge. */
export function tableTop(random: Random, y: number): string {
  const wood = random.pick([palette.oak, '#6e4a2b', '#94683c', '#5b3d25'] as const);
  const grainLines = Array.from({ length: 7 }, () => {
    const x = random.whole(-20, 400);
    return `M${x} ${random.whole(y + 18, 350)}h${random.whole(60, 180)}`;
  });
  return (
    rect(0, y, 480, 360 - y, wood) +
    rect(0, y, 480, 5, lit(wood, 0.35)) +
    stroke(grainLines.join(''), shaded(wood, 0.25), 3, 'opacity=".6"')
  );
}
