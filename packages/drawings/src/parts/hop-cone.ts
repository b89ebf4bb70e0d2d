import { fill, place, round, stroke } from '../svg.ts';

/** The colors of one cone: lit side, shaded side and the line between the bracts. */
export type ConeTones = { lit: string; shade: string; line: string; stem: string };

type Bract = readonly [x: number, y: number, turn: number, scale: number];

/** Rows of bracts from the tip up: each overlaps the one below it, as on a real hop cone. */
const bracts: readonly Bract[] = [
  [0, 8.9, 0, 0.88],
  [-7.4, 0.1, 6.3, 0.95],
  [7.4, 0.1, -6.3, 0.95],
  [-14, -9.8, 11.7, 0.93],
  [14, -9.8, -11.7, 0.93],
  [0, -8.7, 0, 1],
  [-17.7, -19.7, 15.3, 0.84],
  [17.7, -19.7, -15.3, 0.84],
  [-8.4, -18.6, 5.4, 1],
  [8.4, -18.6, -5.4, 1],
  [-14, -28.5, 21.6, 0.87],
  [14, -28.5, -21.6, 0.87],
  [0, -28.5, 0, 0.98],
  [-6.5, -35.1, 21.6, 0.74],
  [6.5, -35.1, -21.6, 0.74],
  [0, -37.3, 0, 0.65],
];

const bractWhole = 'M0 0C13.6 0 13.6 17.4 0 28C-13.6 17.4-13.6 0 0 0Z';
const bractShade = 'M0 0C13.6 0 13.6 17.4 0 28Z';

/** Draws a hop cone around the origin, about 46 px wide and 83 px high with its stem. */
export function hopCone(tones: ConeTones, lineWidth = 1.6): string {
  const bract =
    fill(bractWhole, tones.lit, `stroke="${tones.line}" stroke-width="${round(lineWidth)}"`) +
    (tones.shade === tones.lit ? '' : fill(bractShade, tones.shade));
  const cone = bracts.map(([x, y, turn, scale]) => place(x, y, bract, scale, turn));
  return stroke('M0-34C0-39 1-43 5-46', tones.stem, 4) + cone.join('');
}

/** Draws a lobed hop leaf that points up from the origin, about 30 px wide and 27 px high. */
export function hopLeaf(color: string, vein: string, x: number, y: number, scale = 1, turn = 0) {
  const blade = fill(
    'M0 0C-5 2-12 1-16-6C-12-7-9-9-7-12C-6-18-4-22 0-27C4-22 6-18 7-12C9-9 12-7 16-6C12 1 5 2 0 0Z',
    color,
  );
  const veins = stroke('M0 0V-20M0-4L-9-7M0-4L9-7', vein, 1.6);
  return place(x, y, blade + veins, scale, turn);
}
