import { fill, place, round, stroke } from '../svg.ts';

/** The colours of one cone: lit side, shaded side and the line between the bracts. */
export type ConeTones = { lit: string; shade: string; line: string; stem: string };

type Bract = readonly [x: number, y: number, turn: number, width: number, length: number];

/** From the tip up: each row hangs over the one below it, as on a real hop. */
const bracts: readonly Bract[] = [
  [0, 8.9, 0, 16.1, 26.9],
  [-7.4, 0.1, 6.3, 18.1, 28],
  [7.4, 0.1, -6.3, 18.1, 28],
  [-14, -9.8, 11.7, 17.1, 28],
  [14, -9.8, -11.7, 17.1, 28],
  [0, -8.7, 0, 19.9, 28],
  [-17.7, -19.7, 15.3, 15.2, 25.8],
  [17.7, -19.7, -15.3, 15.2, 25.8],
  [-8.4, -18.6, 5.4, 19.9, 28],
  [8.4, -18.6, -5.4, 19.9, 28],
  [-14, -28.5, 21.6, 17.1, 24.6],
  [14, -28.5, -21.6, 17.1, 24.6],
  [0, -28.5, 0, 19.9, 26.9],
  [-6.5, -35.1, 21.6, 15.2, 20.2],
  [6.5, -35.1, -21.6, 15.2, 20.2],
  [0, -37.3, 0, 13.3, 17.9],
];

function bractPath([x, y, turn, width, length]: Bract, half: boolean): string {
  const radians = (turn * Math.PI) / 180;
  const at = (along: number, down: number) => {
    const px = x + along * Math.cos(radians) - down * Math.sin(radians);
    const py = y + along * Math.sin(radians) + down * Math.cos(radians);
    return `${round(px)} ${round(py)}`;
  };
  const side = width * 0.68;
  const right = `C${at(side, 0)} ${at(side, length * 0.62)} ${at(0, length)}`;
  if (half) return `M${at(0, 0)}${right}Z`;
  return `M${at(0, 0)}${right}C${at(-side, length * 0.62)} ${at(-side, 0)} ${at(0, 0)}Z`;
}

/** One hop cone around the origin, about 46 wide and 83 high with its stem. */
export function hopCone(tones: ConeTones, lineWidth = 1.6): string {
  const whole = bracts.map(
    (bract) =>
      fill(bractPath(bract, false), tones.lit, `stroke="${tones.line}"`) +
      (tones.shade === tones.lit ? '' : fill(bractPath(bract, true), tones.shade, 'stroke="none"')),
  );
  const stem = stroke('M0-34C0-39 1-43 5-46', tones.stem, 4);
  return `${stem}<g stroke-width="${lineWidth}" stroke-linejoin="round">${whole.join('')}</g>`;
}

/** A lobed hop leaf pointing up from the origin, about 30 wide and 27 high. */
export function hopLeaf(colour: string, vein: string, x: number, y: number, scale = 1, turn = 0) {
  const blade = fill(
    'M0 0C-5 2-12 1-16-6C-12-7-9-9-7-12C-6-18-4-22 0-27C4-22 6-18 7-12C9-9 12-7 16-6C12 1 5 2 0 0Z',
    colour,
  );
  const veins = stroke('M0 0V-20M0-4L-9-7M0-4L9-7', vein, 1.6);
  return place(x, y, blade + veins, scale, turn);
}
