import { lit, shaded } from '../palette.ts';
import { circle, ellipse, fill, stroke } from '../svg.ts';
import type { DogLook } from './dog-look.ts';

/** Draws the markings of a coat over the head; the caller cuts them to its outline. */
export function markings({ pattern, second, third, coat }: DogLook): string {
  const extra = third ?? second;
  const shadow = fill(
    'M24-70C54-54 60-10 50 30C44 60 20 70-4 70H80V-70Z',
    shaded(coat, 0.3),
    'opacity=".4"',
  );
  switch (pattern) {
    case 'mask':
      return (
        shadow + fill('M-60 70V0C-40 6-34-22-18-22S-6-6 0-6S10-22 18-22S40 6 60 0V70Z', second)
      );
    case 'blaze':
      return (
        shadow +
        fill(
          'M-9-72C-5-40-8-22-22 0C-44 14-40 40-44 72H44C40 40 44 14 22 0C8-22 5-40 9-72Z',
          second,
        )
      );
    case 'patch':
      return shadow + fill('M2-70C40-80 66-50 60-16C56 8 36 16 22 4C4-8-2-40 2-70Z', second);
    case 'tan':
      return (
        shadow +
        ellipse(-22, -33, 9, 6.5, second) +
        ellipse(22, -33, 9, 6.5, second) +
        fill('M-60 70V10C-46 4-34 20-24 10S-8-2 0 2S16 20 24 10S46 4 60 10V70Z', second)
      );
    case 'spots':
      return (
        shadow +
        [
          [-34, -40, 9],
          [-10, -50, 6],
          [18, -44, 10],
          [40, -28, 7],
          [-44, -4, 6],
          [44, 4, 8],
          [-34, 26, 7],
          [36, 34, 6],
          [2, -26, 5],
          [-16, 44, 4],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, second))
          .join('')
      );
    case 'husky':
      return (
        shadow +
        fill(
          'M-70 74V2C-52-34-34-40-22-36C-10-34-6-24 0-8C6-24 10-34 22-36C34-40 52-34 70 2V74Z',
          second,
        ) +
        fill('M-3-64L0-18L3-64Z', second)
      );
    case 'cap':
      return (
        shadow +
        fill('M-70-80H70V-8C44-2 34-30 10-24C4-20 6-60 0-60S-4-20-10-24C-34-30-44-2-70-8Z', extra) +
        fill(
          'M-8-72C-5-40-8-22-18 0C-34 14-34 40-36 72H36C34 40 34 14 18 0C8-22 5-40 8-72Z',
          second,
        )
      );
    case 'merle':
      return (
        shadow +
        fill(
          'M-60-40q14-14 26-4t18-10t16 12t-12 20t-24 4t-20 10t-8-16ZM20-60q16-4 20 8t14 8v22q-14 6-20-6t-14-8t0-24ZM-56 20q12-6 16 6t-4 20h-14ZM34 16q10-8 18 0v22q-14 2-18-6t0-16Z',
          second,
        ) +
        fill('M-7-72C-5-40-8-18-16 4C-30 20-26 50-28 72H28C26 50 30 20 16 4C8-18 5-40 7-72Z', extra)
      );
    case 'saddle':
      return (
        shadow +
        fill(
          'M-70-80H70V-20C50-8 44-36 20-40C8-42 6-30 0-30S-8-42-20-40C-44-36-50-8-70-20Z',
          second,
        )
      );
    default:
      return shadow;
  }
}

/** Draws loose strokes of fur on the forehead and cheeks. */
export function furStrokes(colour: string): string {
  return stroke(
    'M-10-52l-3 9M2-54v10M13-51l4 8M-46 14l8 5M-43 25l8 3M46 14l-8 5M43 25l-8 3',
    lit(colour, 0.3),
    2.6,
    'opacity=".55"',
  );
}
