import { lit, palette, shaded } from '../palette.ts';
import { beerColors, contactShadow, glass } from '../parts/glass.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';
import { softRoom, tableTop } from './backdrop.ts';

/** Draws a flight: four small glasses on a paddle, from pale to dark. */
export function flightPhoto(random: Random): string {
  const start = random.whole(0, 2);
  const paddle =
    fill(
      'M34 282H420C452 282 466 300 452 316C446 322 436 322 420 322H34Q20 322 20 302T34 282Z',
      '#3d2817',
    ) +
    fill(
      'M34 274H420C452 274 466 290 452 306C446 312 436 312 420 312H34Q20 312 20 293T34 274Z',
      palette.malt,
    ) +
    stroke('M50 286H380M70 300H300', palette.oak, 3, 'opacity=".7"') +
    circle(434, 293, 8, palette.wood);
  const glasses = [0, 1, 2, 3].map((index) => {
    const beer = beerColors[start + index] ?? '#d98a2b';
    const kind = index % 2 ? 'tulip' : 'pint';
    return place(76 + index * 96, 294, contactShadow(60) + glass(kind, beer), 1.42);
  });
  return softRoom(random) + tableTop(random, 236) + paddle + glasses.join('');
}

/** Draws one glass on the bar, close up. */
export function pintPhoto(random: Random): string {
  const kind = random.pick(['pint', 'tulip', 'mug', 'weizen'] as const);
  const scale = kind === 'weizen' ? 2.05 : 2.35;
  const x = random.whole(170, 310);
  const coaster =
    ellipse(x, 314, 108, 24, shaded(palette.cream, 0.35)) +
    ellipse(x, 309, 108, 24, palette.cream) +
    ellipse(
      x,
      309,
      88,
      18,
      'none',
      `stroke="${random.pick([palette.brick, palette.fern, palette.teal])}" stroke-width="4"`,
    );
  const drops = stroke(
    'M-10-60v3M-11-34v4M11-66v3M12-40v4M2-22v3M-4-50v3',
    palette.foam,
    2.4,
    'opacity=".5"',
  );
  const friend = random.chance(0.5)
    ? place(x > 240 ? 84 : 400, 262, glass('pint', random.pick(beerColors)), 1.15)
    : '';
  return (
    softRoom(random) +
    tableTop(random, 250) +
    friend +
    coaster +
    place(x, 312, contactShadow(56) + glass(kind, random.pick(beerColors)) + drops, scale)
  );
}

/** Draws a tap and a tilted glass under it. */
export function pourPhoto(random: Random): string {
  const beer = random.pick(beerColors);
  const handle = random.pick([palette.brick, palette.hop, palette.foam, palette.teal] as const);
  const tap =
    rect(0, 66, 480, 34, shaded(palette.steel, 0.35)) +
    rect(0, 66, 480, 9, palette.steel) +
    [60, 240, 420]
      .map((x) =>
        place(
          x,
          0,
          rect(-22, 58, 44, 54, palette.steel, 8) +
            rect(6, 58, 16, 54, palette.slate, 6) +
            fill('M-18 60L-26-20H26L18 60Z', x === 240 ? handle : shaded(handle, 0.35)) +
            stroke('M0 110V128C0 146 14 142 14 158', palette.steel, 20),
        ),
      )
      .join('');
  const stream =
    fill('M248 160H260L254 250H244Z', beer) + stroke('M252 164L248 244', lit(beer, 0.6), 3);
  const fingers =
    'M480 268C410 262 330 250 268 246C246 246 240 266 258 272C238 272 228 288 248 296C230 300 228 316 250 320C236 328 242 342 262 342C330 346 410 356 480 360Z';
  const hand =
    fill(fingers, '#c98f66') +
    stroke(
      'M258 272C282 276 300 280 318 282M248 296C274 302 296 304 316 304M250 320C274 324 296 326 314 328',
      '#9c6342',
      4,
    );
  return softRoom(random) + stream + tap + place(232, 352, glass('pint', beer), 1.5, 14) + hand;
}

const pretzel =
  'M0 46C-40 40-64 10-54-20C-46-42-18-40 0-12C18-40 46-42 54-20C64 10 40 40 0 46M-40 34C-20 20 12 4 24-22M40 34C20 20-12 4-24-22';

/** Draws a table from above: glasses with foam, and a pretzel on a board. */
export function tablePhoto(random: Random): string {
  const wood = random.pick([palette.oak, '#6e4a2b', palette.wood] as const);
  const planks =
    stroke('M0 72H480M0 148H480M0 226H480M0 300H480', shaded(wood, 0.4), 5) +
    stroke('M30 30h120M220 110h160M60 190h90M280 262h130M40 332h200', shaded(wood, 0.22), 3);
  const beerTop = (x: number, y: number, size: number) => {
    const beer = random.pick(beerColors);
    return place(
      x,
      y,
      ellipse(10, 14, 66, 64, '#0b0805', 'opacity=".35"') +
        circle(0, 0, 64, shaded(palette.foam, 0.45)) +
        circle(0, 0, 58, shaded(beer, 0.2)) +
        circle(0, 0, 53, '#f7ebcf') +
        circle(-8, -6, 40, '#fdf7e6') +
        stroke('M-24-20v.1M-6-30v.1M16-8v.1M-14 12v.1M8 24v.1M28 14v.1M-30 4v.1', '#dcc795', 8) +
        stroke('M-50-30A58 58 0 0 1-18-55', '#fff', 5, 'opacity=".6"'),
      size,
    );
  };
  const board = place(
    random.whole(150, 190),
    232,
    rect(-120, -84, 240, 168, '#0b0805', 22, 'opacity=".3" transform="translate(8 10)"') +
      rect(-120, -84, 240, 168, palette.malt, 22) +
      stroke('M-96-56H60M-40 62H96', palette.oak, 3) +
      stroke(pretzel, '#7a4018', 26) +
      stroke(pretzel, '#b8692b', 20) +
      stroke(
        'M-46-14v.1M-34 14v.1M-8 40v.1M30 26v.1M48-6v.1M32-28v.1M-26-30v.1M4 2v.1',
        palette.foam,
        5,
      ),
    1,
    -8,
  );
  const mustard = place(
    400,
    300,
    circle(0, 0, 38, palette.foam) +
      circle(0, 0, 28, palette.amber) +
      stroke('M-12-4q12-12 22 0', lit(palette.amber, 0.5), 5),
  );
  return (
    rect(0, 0, 480, 360, wood) +
    planks +
    board +
    beerTop(352, 108, 1.15) +
    (random.chance(0.6) ? beerTop(92, 66, 0.9) : '') +
    mustard
  );
}
