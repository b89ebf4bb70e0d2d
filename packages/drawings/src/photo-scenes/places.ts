import { lit, mix, palette, shaded } from '../palette.ts';
import { glass } from '../parts/glass.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';

/** Draws a copper kettle with steam under a lamp. */
export function kettlePhoto(random: Random): string {
  const copper = random.pick(['#c26f34', '#b8653a', '#9aa3a0'] as const);
  const dark = shaded(copper, 0.5);
  const wall = random.pick(['#2b3a38', '#3a2a24', '#2f2c3a'] as const);
  const tiles = stroke(
    'M0 60H480M0 120H480M0 180H480M0 240H480M60 0V280M180 0V280M300 0V280M420 0V280',
    lit(wall, 0.08),
    3,
  );
  const kettle =
    rect(-20, -262, 40, 90, dark) +
    rect(-20, -262, 14, 90, copper) +
    fill('M-150-60C-150-150-70-190 0-190S150-150 150-60Z', copper) +
    fill('M60-174C120-150 150-110 150-60H80C96-110 86-150 60-174Z', dark, 'opacity=".6"') +
    fill('M-160-62H160V60Q160 92 120 92H-120Q-160 92-160 60Z', copper) +
    fill('M70-62H160V60Q160 92 120 92H60Q84 20 70-62Z', dark, 'opacity=".6"') +
    rect(-166, -72, 332, 18, dark, 9) +
    stroke('M-120-88C-112-130-80-156-50-168M-138-36V52', lit(copper, 0.7), 11, 'opacity=".6"') +
    ellipse(-6, -118, 50, 30, dark) +
    ellipse(-6, -120, 42, 24, '#f0c46a') +
    ellipse(-6, -112, 42, 16, '#a86a2a') +
    circle(-60, 14, 26, palette.foam, `stroke="${dark}" stroke-width="6"`) +
    stroke('M-60 14l12-12', palette.brick, 5) +
    stroke(
      Array.from({ length: 12 }, (_, index) => `M${-150 + index * 27}-63v.1`).join(''),
      lit(copper, 0.4),
      6,
    );
  const steam = [
    [200, 40, 40],
    [240, 14, 54],
    [300, 34, 36],
  ].map(([x = 0, y = 0, r = 0]) =>
    circle(x + random.whole(-16, 16), y, r, palette.foam, 'opacity=".14"'),
  );
  return (
    rect(0, 0, 480, 360, wall) +
    tiles +
    rect(0, 300, 480, 60, shaded(wall, 0.5)) +
    place(random.whole(210, 270), 270, kettle) +
    steam.join('')
  );
}

/** Draws a patio at night: string lights, a long table, glasses. */
export function patioPhoto(random: Random): string {
  const sky = random.pick(['#1d2b3a', '#2f2438', '#17302f'] as const);
  const glow = mix(sky, palette.amber, 0.3);
  const trees = [0, 1, 2, 3, 4, 5].map((index) =>
    circle(index * 100 + random.whole(-20, 20), 190, random.whole(56, 86), shaded(sky, 0.45)),
  );
  const fence =
    rect(0, 176, 480, 90, '#3d2c1f') +
    stroke(
      Array.from({ length: 13 }, (_, index) => `M${index * 40} 178V264`).join(''),
      '#241a12',
      4,
    );
  const wire = (y: number, sag: number) => {
    const bulbs = [1, 2, 3, 4, 5, 6, 7].map((index) => {
      const share = index / 8;
      const by = y + sag * 4 * share * (1 - share);
      return (
        circle(index * 60, by + 12, 20, palette.amber, 'opacity=".16"') +
        circle(index * 60, by + 12, 8, '#ffdf9a')
      );
    });
    return stroke(`M0 ${y}Q240 ${y + sag * 2} 480 ${y}`, '#0e0b08', 4) + bulbs.join('');
  };
  const pours = [110, 190, 330].map((x) =>
    place(
      x + random.whole(-16, 16),
      272,
      glass(
        random.pick(['pint', 'mug', 'tulip'] as const),
        random.pick(['#eab03c', '#d98a2b', '#b35a24', '#f0cf6b']),
      ),
      0.78,
    ),
  );
  const table =
    rect(30, 268, 420, 20, palette.oak, 4) +
    rect(30, 268, 420, 5, palette.malt, 2) +
    stroke('M120 290L84 360M360 290L396 360M60 328H420', palette.wood, 16) +
    rect(10, 324, 460, 14, palette.wood, 4);
  return (
    rect(0, 0, 480, 360, sky) +
    rect(0, 110, 480, 120, glow, 0, 'opacity=".4"') +
    trees.join('') +
    fence +
    rect(0, 262, 480, 98, '#1b1611') +
    wire(24, 30) +
    wire(70, 24) +
    table +
    pours.join('')
  );
}

/** Draws a neon hop on a brick wall. */
export function neonPhoto(random: Random): string {
  const brick = random.pick(['#5c2f26', '#4a2f38', '#33302c'] as const);
  const neon = random.pick(['#b6ff3c', '#ffb43c', '#ff6f52', '#6fe3d6'] as const);
  const courses = Array.from(
    { length: 9 },
    (_, row) =>
      `M0 ${row * 40}H480${Array.from({ length: 7 }, (_unused, column) => `M${column * 80 + (row % 2) * 40} ${row * 40}v40`).join('')}`,
  ).join('');
  const tube =
    'M0 84C-40 60-58 16-52-30C-40-62-20-74 0-80C20-74 40-62 52-30C58 16 40 60 0 84M-52-30C-30-40-12-24 0-4C12-24 30-40 52-30M-54 6C-34 0-14 16 0 36C14 16 34 0 54 6M0-80C-2-98 8-108 22-112M-8-84C-34-108-62-106-80-88C-62-76-36-72-12-80';
  const arrow = 'M-110 128H90M66 106L92 128L66 150';
  const ring = circle(0, 0, 150, neon, 'opacity=".09"') + circle(0, 0, 104, neon, 'opacity=".1"');
  return (
    rect(0, 0, 480, 360, brick) +
    stroke(courses, shaded(brick, 0.35), 4) +
    place(
      random.whole(200, 280),
      160,
      ring +
        stroke(tube + arrow, neon, 13, 'opacity=".3"') +
        stroke(tube + arrow, neon, 6) +
        stroke(tube + arrow, '#fffdf2', 2),
    ) +
    rect(0, 0, 480, 360, '#120b0a', 0, 'opacity=".08"')
  );
}
