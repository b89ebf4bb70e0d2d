import { lit, mix, palette, shaded } from '../palette.ts';
import { beerColors, contactShadow, glass } from '../parts/glass.ts';
import { lamp } from '../parts/lamp.ts';
import type { Random } from '../random.ts';
import { circle, fill, place, rect, stroke } from '../svg.ts';
import type { Mood } from './mood.ts';

const handleColors = [
  palette.brick,
  palette.foam,
  palette.amber,
  palette.teal,
  palette.leaf,
  palette.plum,
  palette.malt,
] as const;

function tap(random: Random): string {
  const color = random.pick(handleColors);
  const shape = random.pick([
    'M-9 0L-14-84Q0-98 14-84L9 0Z',
    'M-7 0L-8-50C-24-66-14-96 0-104C14-96 24-66 8-50L7 0Z',
    'M-12 0V-88H12V0Z',
    'M-6 0L-13-30L-8-92Q0-98 8-92L13-30L6 0Z',
  ]);
  return (
    fill(shape, color) +
    fill('M2 0L4-92L9-86L9 0Z', '#120b0a', 'opacity=".25"') +
    circle(0, -58, 6, mix(color, palette.ground, 0.6)) +
    rect(-11, -4, 22, 12, palette.steel, 4) +
    stroke('M0 8V22C0 32 14 30 14 44', palette.steel, 12) +
    stroke('M-3 8V22C-3 30 10 28 11 40', palette.foam, 3, 'opacity=".5"')
  );
}

function chalkboard(random: Random): string {
  let lines = '';
  for (let row = 0; row < 5; row += 1) {
    lines += `M24 ${48 + row * 22}h${random.whole(60, 118)}M186 ${48 + row * 22}h22`;
  }
  return (
    rect(0, 0, 232, 164, palette.wood, 6) +
    rect(9, 9, 214, 146, '#1b2421', 3) +
    stroke(lines, palette.cream, 4, 'opacity=".7"') +
    stroke('M80 27h72', palette.amber, 5)
  );
}

/** Draws a taproom: a wall of taps, lamps over the bar, filled glasses. */
export function barScene(random: Random, mood: Mood): string {
  const tiles = random.chance(0.5);
  const wall = mix(mix(mood.far, mood.near, 0.3), palette.ground, 0.25);
  let joints = '';
  for (let row = 0; row < 8; row += 1) joints += `M0 ${56 + row * 44}H1200`;
  let ends = '';
  for (let x = 50; tiles && x < 1200; x += 50) ends += `M${x} ${x % 100 ? 12 : 56}V430`;
  const steelWall =
    rect(170, 196, 860, 132, mix(palette.copper, mood.mid, 0.3), 12) +
    rect(170, 196, 860, 14, lit(palette.copper, 0.2), 7, 'opacity=".5"') +
    rect(170, 300, 860, 28, '#120b0a', 10, 'opacity=".25"');
  const count = random.whole(8, 10);
  const kinds = [tap(random), tap(random), tap(random), tap(random)];
  const step = 800 / (count - 1);
  const taps = Array.from({ length: count }, (_, index) =>
    place(200 + index * step, 252, kinds[(index * 3) % 4] ?? ''),
  );
  const counter =
    rect(0, 430, 1200, 34, palette.oak) +
    rect(0, 430, 1200, 6, palette.wheat, 0, 'opacity=".7"') +
    rect(0, 464, 1200, 136, mood.near) +
    stroke(
      Array.from({ length: 13 }, (_, index) => `M${index * 100} 476V600`).join(''),
      shaded(mood.near, 0.5),
      5,
    ) +
    rect(0, 548, 1200, 7, palette.malt, 3, 'opacity=".55"');
  const pours = (['pint', 'tulip', 'mug', 'weizen'] as const).map(
    (kind) => contactShadow(56) + glass(kind, random.pick(beerColors)),
  );
  const glasses: string[] = [];
  for (let x = random.whole(70, 150); x < 1150; x += random.whole(96, 250)) {
    glasses.push(place(x, 436, pours[random.whole(0, 3)] ?? '', 1.02));
  }
  const stools = [150, 400, 800, 1050].map((x) =>
    place(
      x + random.whole(-20, 20),
      600,
      rect(-52, -96, 104, 22, palette.brick, 11) +
        rect(-52, -96, 104, 8, lit(palette.brick, 0.2), 4) +
        stroke('M-32-74L-42 0M32-74L42 0M-38-30H38', palette.ground, 9),
    ),
  );
  const lamps = [230, 600, 970].map((x) =>
    lamp(x, 66, 380, random.chance(0.5) ? palette.lagoon : palette.wine, mood.light),
  );
  const boardLeft = random.chance(0.5);
  const clockX = boardLeft ? 785 : 415;
  const board = place(boardLeft ? 299 : 669, 14, chalkboard(random));
  const clock =
    circle(clockX, 100, 40, palette.wood) +
    circle(clockX, 100, 33, palette.cream) +
    stroke(`M${clockX} 100V78M${clockX} 100l${random.whole(-14, 14)} 10`, palette.ground, 4);
  return (
    rect(0, 0, 1200, 600, wall) +
    stroke(joints, shaded(wall, 0.3), 3, 'opacity=".8"') +
    stroke(
      ends,
      shaded(wall, 0.3),
      3,
      'opacity=".8" stroke-dasharray="44 44" stroke-linecap="butt"',
    ) +
    board +
    clock +
    steelWall +
    taps.join('') +
    counter +
    glasses.join('') +
    stools.join('') +
    lamps.join('')
  );
}
