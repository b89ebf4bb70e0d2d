import { badgeTones } from '../badge-tones.ts';
import { lit, mix, palette, shaded } from '../palette.ts';
import { glass } from '../parts/glass.ts';
import { hopCone, hopLeaf } from '../parts/hop-cone.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';
import { softRoom } from './backdrop.ts';

const green = badgeTones['green-hop'];

/** Fresh hops in two cupped hands. */
export function hopsPhoto(random: Random): string {
  const skin = random.pick(['#d9a47a', '#a86e47', '#7c4a2e', '#c98f66'] as const);
  const line = shaded(skin, 0.35);
  const field =
    rect(0, 0, 480, 360, '#33491f') +
    Array.from({ length: 14 }, () =>
      circle(
        random.whole(0, 480),
        random.whole(0, 240),
        random.whole(22, 58),
        random.pick(['#3f5a26', '#4d6d2c', '#2a3d1b', '#6b8f2c']),
        'opacity=".6"',
      ),
    ).join('');
  const half =
    fill(
      'M-6 330C-70 344-150 320-176 254C-186 230-176 214-160 222C-166 196-150 186-136 202C-138 176-118 172-106 194C-104 172-86 172-78 196C-66 226-30 246-4 250Z',
      skin,
    ) +
    stroke(
      'M-160 222C-150 240-142 248-128 256M-136 202C-126 226-116 234-104 242M-106 194C-98 216-90 224-78 230',
      line,
      4,
    ) +
    fill('M-120 312C-150 330-160 360-160 380H-20L-6 330C-50 338-90 330-120 312Z', '#3d4a52');
  const cones = [
    [-74, 168, -24],
    [70, 176, 26],
    [-26, 138, -8],
    [36, 132, 14],
    [0, 190, 4],
  ].map(([x = 0, y = 0, turn = 0]) => place(x, y, hopCone(green, 1.5), 1.2, turn));
  const leaf =
    hopLeaf('#55752a', '#33491c', -96, 190, 2, -60) +
    hopLeaf('#6b8f2c', '#3c5520', 92, 196, 2.1, 62);
  return (
    field + place(240, 20, `${leaf}${cones.join('')}${half}<g transform="scale(-1 1)">${half}</g>`)
  );
}

/** The copper kettle, steam under the lamp. */
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

/** The patio after dark: string lights, a long table, somebody's glasses. */
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

/** A neon hop on the brick wall. */
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

/** The regular under the table, asleep beside somebody's boots. */
export function dogPhoto(random: Random): string {
  const [coat, dark] = random.pick([
    ['#c98b4a', '#8a5426'],
    ['#4a3c34', '#2b211c'],
    ['#e0cba4', '#a98a5a'],
    ['#8c8a86', '#57544f'],
  ] as const);
  const tiled = stroke(
    'M0 262H480M0 312H480M60 232L20 360M180 232L170 360M300 232L320 360M420 232L470 360',
    '#2a2019',
    4,
  );
  const legs = rect(36, 60, 26, 240, '#2c1f15') + rect(424, 60, 26, 240, '#2c1f15');
  const boots =
    fill('M330 90H376V226C400 232 424 240 424 262H330Z', palette.wood) +
    rect(326, 254, 100, 14, '#1b130c', 4) +
    rect(326, 60, 54, 70, '#33475a');
  const dog =
    ellipse(0, 50, 140, 16, '#0b0805', 'opacity=".4"') +
    fill('M120 40C160 40 172 10 150-8C152 12 138 20 116 18Z', dark) +
    fill('M-70 46C-76-10-20-48 50-44C112-40 136 0 132 46Z', coat) +
    fill('M60-44C112-40 136 0 132 46H84C108 10 100-24 60-44Z', dark, 'opacity=".5"') +
    fill('M40 46C36 20 60 8 84 14C106 20 110 40 108 48Z', shaded(coat, 0.12)) +
    fill('M-40 50C-44 36-16 34 10 36C22 38 22 50 14 50Z', lit(coat, 0.12)) +
    fill(
      'M-110 46C-146 44-150 18-130 6C-124-22-96-36-66-28C-36-20-28 10-40 30C-50 46-84 48-110 46Z',
      coat,
    ) +
    fill('M-76-30C-50-34-32-14-34 14C-36 30-56 30-62 14C-66-2-80-12-76-30Z', dark) +
    ellipse(-139, 18, 13, 11, '#20150f') +
    stroke('M-112 4q9 8 18 2M-134 34C-122 40-112 36-104 30', '#20150f', 4) +
    fill(
      'M-72 32C-60 44-48 44-38 30L-30 40C-44 56-64 54-78 44Z',
      random.pick([palette.brick, palette.teal, palette.hop]),
    );
  const sleep = stroke('M0 0h14l-14 16h14M24-26h10l-10 12h10', palette.foam, 4, 'opacity=".7"');
  return (
    softRoom(random) +
    rect(0, 232, 480, 128, '#3a2b20') +
    tiled +
    boots +
    legs +
    rect(0, 28, 480, 34, palette.oak) +
    rect(0, 28, 480, 6, palette.malt) +
    rect(0, 62, 480, 10, '#120b0a', 0, 'opacity=".4"') +
    place(206, 272, dog) +
    place(92, 196, sleep)
  );
}
