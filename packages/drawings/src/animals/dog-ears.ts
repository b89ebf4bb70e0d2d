import { lit, shaded } from '../palette.ts';
import { circle, fill, stroke } from '../svg.ts';
import type { DogLook } from './dog-look.ts';

function pair(path: string, colour: string, darker = 0.16): string {
  return `${fill(path, colour)}<g transform="scale(-1 1)">${fill(path, shaded(colour, darker))}</g>`;
}

/** Draws the ears that stand up behind the head. */
export function earsBehind({ ears, earColour, coat, second }: DogLook): string {
  const colour = earColour ?? coat;
  const inside = shaded(second, 0.2);
  switch (ears) {
    case 'pointy':
      return (
        pair('M-52-12L-58-94Q-56-101-49-96L-8-52Z', colour) +
        pair('M-46-36L-51-82L-24-54Z', inside, 0)
      );
    case 'bat':
      return (
        pair('M-50-16C-78-56-76-100-62-106C-44-110-18-78-8-52Z', colour) +
        pair('M-48-34C-64-60-66-88-59-93C-50-94-34-72-26-54Z', '#c08a7c', 0.1)
      );
    case 'puffs':
      return [
        [-56, -24, 22],
        [-64, 6, 22],
        [-58, 34, 18],
        [56, -24, 22],
        [64, 6, 22],
        [58, 34, 18],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, x > 0 ? shaded(colour, 0.16) : colour))
        .join('');
    default:
      return '';
  }
}

/** Draws the ears that hang in front of the head, and the hair on top of it. */
export function earsBefore({ ears, earColour, coat }: DogLook): string {
  const colour = earColour ?? coat;
  switch (ears) {
    case 'floppy':
      return (
        pair('M-28-60C-56-68-78-48-80-12C-82 20-72 34-62 32C-48 28-48-4-34-34Z', colour) +
        stroke(
          'M-68-10C-70 6-68 16-64 22M68-10C70 6 68 16 64 22',
          shaded(colour, 0.35),
          4,
          'opacity=".6"',
        )
      );
    case 'long':
      return (
        pair('M-28-58C-58-66-82-34-86 8C-90 50-80 80-66 80C-48 80-46 28-36-22Z', colour) +
        stroke(
          'M-72 6C-76 32-74 52-68 62M72 6C76 32 74 52 68 62',
          shaded(colour, 0.35),
          4,
          'opacity=".6"',
        )
      );
    case 'curly':
      return (
        pair(
          'M-28-58C-52-64-70-44-72-22C-84-14-84 2-78 8C-90 18-88 36-80 40C-88 54-76 70-64 66C-52 72-44 58-48 48C-40 36-46 24-44 12C-38 0-40-16-36-24Z',
          colour,
        ) +
        stroke(
          'M-66-16q10 6 4 18t6 20t-6 18M66-16q-10 6-4 18t-6 20t6 18',
          lit(colour, 0.25),
          4,
          'opacity=".6"',
        ) +
        [-18, 0, 18].map((x) => circle(x, -60 - (x === 0 ? 6 : 0), 15, coat)).join('')
      );
    case 'folded':
      return (
        pair('M-20-58L-50-78C-60-82-64-74-62-62C-62-44-58-26-50-14C-42-28-34-42-20-58Z', colour) +
        stroke(
          'M-54-72C-46-62-34-58-22-58M54-72C46-62 34-58 22-58',
          shaded(colour, 0.4),
          3,
          'opacity=".6"',
        )
      );
    case 'rose':
      return pair('M-26-58C-52-66-70-46-68-20C-68-6-60-2-54-8C-46-18-40-34-24-44Z', colour);
    case 'puffs':
      return (
        [
          [-24, -64, 22],
          [24, -64, 22],
          [0, -76, 26],
          [-8, -56, 20],
          [12, -56, 20],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, x > 10 ? shaded(coat, 0.08) : coat))
          .join('') +
        stroke(
          'M-18-74q8-10 16-2M6-84q8-6 14 2M-30-58q8-8 14 0M14-58q8-8 14 0',
          shaded(coat, 0.2),
          3.4,
        )
      );
    default:
      return '';
  }
}
