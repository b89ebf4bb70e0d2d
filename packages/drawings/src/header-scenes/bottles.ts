import { lit, mix, palette, shaded } from '../palette.ts';
import type { Random } from '../random.ts';
import { circle, fill, place, rect, stroke } from '../svg.ts';
import type { Mood } from './mood.ts';

const labelColors = [
  palette.foam,
  palette.wheat,
  palette.brick,
  palette.teal,
  palette.plum,
  palette.fern,
] as const;
const marks = [
  'M0-26C15-16 17 4 0 26C-17 4-15-16 0-26ZM0-26V20',
  'M-26 12L-8-14L2 0L10-10L26 12Z',
  'M0-24L6-7L24-7L10 4L15 21L0 11L-15 21L-10 4L-24-7L-6-7Z',
  'M-24-10C-12-20-12 0 0-10S12 0 24-10M-24 8C-12-2-12 18 0 8S12 18 24 8',
  'M-20 16A20 20 0 0 1 20 16ZM0-12V-22M-18-6L-25-13M18-6L25-13',
] as const;

function label(random: Random, y: number, half: number, height: number): string {
  const color = random.pick(labelColors);
  const ink = color === palette.foam || color === palette.wheat ? palette.brick : palette.foam;
  return (
    rect(-half, y, half * 2, height, color) +
    rect(-half, y + 7, half * 2, 4, ink, 0, 'opacity=".7"') +
    rect(-half, y + height - 11, half * 2, 4, ink, 0, 'opacity=".7"') +
    place(0, y + height / 2, stroke(random.pick(marks), ink, 5)) +
    rect(half * 0.3, y, half * 0.7, height, '#120b0a', 0, 'opacity=".22"')
  );
}

function bottle(random: Random): string {
  const color = random.pick(['#6b3a1c', '#3f5a2c', '#5a2f1a', '#7a4a22']);
  const cap = random.pick([palette.amber, palette.brick, palette.foam, palette.leaf]);
  return (
    fill(
      'M-19-356H19V-282C19-256 46-240 46-204V-8Q46 0 38 0H-38Q-46 0-46-8V-204C-46-240-19-256-19-282Z',
      color,
    ) +
    fill(
      'M6-356H19V-282C19-256 46-240 46-204V-8Q46 0 38 0H16V-210C16-244 6-260 6-282Z',
      '#120b0a',
      'opacity=".3"',
    ) +
    stroke('M-32-206C-31-228-14-244-11-270M-32-56V-24', lit(color, 0.6), 7, 'opacity=".6"') +
    label(random, -186, 46, 112) +
    rect(-20, -330, 40, 22, cap, 3, 'opacity=".9"') +
    fill('M-23-368Q0-378 23-368L25-350H-25Z', cap) +
    stroke('M-14-352V-362M-5-352V-364M5-352V-364M14-352V-362', shaded(cap, 0.5), 3)
  );
}

function can(random: Random): string {
  const color = random.pick(labelColors);
  const ink = color === palette.foam || color === palette.wheat ? palette.plum : palette.wheat;
  const wave = random.chance(0.5)
    ? 'M-54-120C-30-150-10-90 18-120S44-140 54-130V-16H-54Z'
    : 'M-54-150L54-96V-16H-54Z';
  return (
    fill('M-44-214H44L54-194V-12L44 0H-44L-54-12V-194Z', palette.steel) +
    rect(-54, -194, 108, 180, color) +
    fill(wave, ink, 'opacity=".85"') +
    place(
      0,
      -104,
      circle(0, 0, 36, palette.ground) +
        stroke(random.pick(marks), palette.foam, 5, 'transform="scale(.8)"'),
    ) +
    fill('M22-214H44L54-194V-12L44 0H22Z', '#120b0a', 'opacity=".25"') +
    rect(-40, -190, 9, 172, '#fff', 4, 'opacity=".3"')
  );
}

function growler(random: Random): string {
  const color = random.pick(['#5d3418', '#34302a', '#2c4a46']);
  return (
    stroke('M38-226C84-226 84-166 44-158', shaded(color, 0.15), 13) +
    fill(
      'M-22-286H22V-250C22-226 74-216 74-158V-14Q74 0 60 0H-60Q-74 0-74-14V-158C-74-216-22-226-22-250Z',
      color,
    ) +
    fill(
      'M10-286H22V-250C22-226 74-216 74-158V-14Q74 0 60 0H34V-150C34-210 10-226 10-250Z',
      '#120b0a',
      'opacity=".3"',
    ) +
    stroke('M-58-160C-57-188-30-204-22-216', lit(color, 0.5), 7, 'opacity=".6"') +
    rect(-26, -304, 52, 24, palette.ground, 5) +
    circle(0, -100, 52, palette.cream) +
    circle(0, -100, 44, 'none', `stroke="${palette.copper}" stroke-width="4"`) +
    place(0, -100, stroke(random.pick(marks), palette.wine, 6))
  );
}

/** Draws a bottle shop: a long shelf of bottles, cans and growlers in warm light. */
export function bottlesScene(random: Random, mood: Mood): string {
  const back = mix(mood.far, mood.near, 0.35);
  const boards = [1, 2, 3, 4, 5].map((row) =>
    rect(0, row * 92, 1200, 4, mood.near, 0, 'opacity=".55"'),
  );
  const bulbs = Array.from({ length: 7 }, (_, index) => {
    const x = 70 + index * 176;
    const y = 66 + (index % 2) * 26;
    return (
      circle(x, y + 12, 66, mood.light, 'opacity=".08"') +
      stroke(`M${x} 0V${y}`, palette.ground, 3) +
      rect(x - 7, y - 8, 14, 14, palette.ground, 3) +
      circle(x, y + 16, 13, mood.light)
    );
  });
  const kinds = [
    { width: 112, side: 56, body: bottle(random) },
    { width: 126, side: 64, body: can(random) },
    { width: 112, side: 56, body: bottle(random) },
    { width: 178, side: 86, body: growler(random) },
    { width: 112, side: 56, body: bottle(random) },
    { width: 126, side: 64, body: can(random) },
  ];
  const items: string[] = [];
  let turn = random.whole(0, 5);
  for (let x = -random.whole(10, 60); x < 1190; turn += random.whole(1, 3)) {
    const kind = kinds[turn % kinds.length] ?? kinds[0];
    if (!kind) break;
    const run = kind.width > 150 ? 1 : random.whole(1, 3);
    for (let count = 0; count < run; count += 1) {
      items.push(place(x + kind.side, 520, kind.body));
      x += kind.width;
    }
  }
  const shelf =
    rect(0, 518, 1200, 30, palette.oak) +
    rect(0, 518, 1200, 5, palette.malt) +
    rect(0, 548, 1200, 52, mood.near) +
    stroke('M40 534H300M420 538H700M820 532H1120', palette.wood, 3);
  return rect(0, 0, 1200, 600, back) + boards.join('') + bulbs.join('') + items.join('') + shelf;
}
