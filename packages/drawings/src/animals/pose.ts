import { palette, shaded } from '../palette.ts';
import { ellipse, fill, place, rect, stroke } from '../svg.ts';

/** The pose of an animal. */
export type Pose = 'bust' | 'bar' | 'sit';

/** The coat of a body and of its chest. */
export type BodyColours = { coat: string; chest: string; paws?: string };

function paw(x: number, y: number, colour: string): string {
  return (
    ellipse(x, y, 21, 14, colour) +
    stroke(`M${x - 7} ${y + 1}v9M${x + 6} ${y + 1}v9`, shaded(colour, 0.45), 3)
  );
}

function bust({ coat, chest }: BodyColours): string {
  return (
    fill('M36 240C36 200 62 160 92 146H148C178 160 204 200 204 240Z', coat) +
    fill(
      'M150 148C178 160 204 200 204 240H168C176 200 170 170 150 148Z',
      shaded(coat, 0.35),
      'opacity=".5"',
    ) +
    fill('M94 160C90 190 98 222 120 240C142 222 150 190 146 160Z', chest)
  );
}

function sit({ coat, chest, paws = coat }: BodyColours): string {
  const dark = shaded(coat, 0.25);
  return (
    ellipse(120, 226, 76, 9, '#0b0805', 'opacity=".4"') +
    stroke('M172 212C204 212 208 184 196 168', coat, 15) +
    fill(
      'M62 222C48 190 66 172 82 166C86 150 94 138 100 132H140C146 138 154 150 158 166C174 172 192 190 178 222Z',
      coat,
    ) +
    fill('M158 166C174 172 192 190 178 222H142C156 206 160 186 158 166Z', dark, 'opacity=".55"') +
    fill('M92 180H117V222H90ZM123 180H148L150 222H123Z', coat) +
    fill('M100 138C92 170 102 196 120 204C138 196 148 170 140 138Z', chest) +
    stroke('M120 196V218M91 196L90 214M149 196L150 214', dark, 3, 'opacity=".7"') +
    paw(102, 218, paws) +
    paw(138, 218, paws) +
    ellipse(70, 219, 18, 10, dark) +
    ellipse(170, 219, 18, 10, dark)
  );
}

/**
 * Draws a body with the given head and neckwear, which are drawn around the origin, 240 x 240 px.
 * `bust` shows the shoulders, `bar` the paws on the bar, `sit` the whole animal.
 */
export function posed(
  pose: Pose,
  colours: BodyColours,
  head: string,
  neck: string,
  turn = 0,
): string {
  if (pose === 'sit')
    return sit(colours) + place(120, 144, neck, 0.74) + place(120, 88, head, 0.8, turn);
  const throat = fill('M82 112H158L152 176H88Z', shaded(colours.coat, 0.3));
  const upper = throat + bust(colours) + place(120, 168, neck, 1.05);
  if (pose === 'bust') return upper + place(120, 116, head, 1, turn);
  const bar =
    rect(0, 206, 240, 34, palette.oak) +
    rect(0, 206, 240, 6, palette.malt) +
    stroke('M20 224h60M120 228h80', palette.wood, 3);
  const paws = colours.paws ?? colours.coat;
  return (
    place(0, -4, upper) +
    bar +
    place(120, 112, head, 1, turn) +
    paw(66, 206, paws) +
    paw(174, 206, shaded(paws, 0.12))
  );
}
