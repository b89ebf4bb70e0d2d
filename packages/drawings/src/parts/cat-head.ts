import { lit, shaded } from '../palette.ts';
import { circle, ellipse, fill, stroke } from '../svg.ts';

/** The look of a cat: coat, second color, pattern and eyes. */
export type CatLook = {
  coat: string;
  second: string;
  pattern: 'plain' | 'tabby' | 'points' | 'calico' | 'tuxedo';
  eyes: string;
  gaze: 'wide' | 'half' | 'closed' | 'side';
};

const ink = '#20150f';
const headPath = 'M-58-4C-62 30-36 53 0 53S62 30 58-4C56-36 34-50 0-50S-56-36-58-4Z';

function ears({ coat, second, pattern }: CatLook): string {
  const outer = pattern === 'points' ? second : coat;
  const right = pattern === 'calico' ? second : outer;
  return (
    fill('M-58-8L-57-74Q-55-82-48-77L-8-46Z', outer) +
    fill('M58-8L57-74Q55-82 48-77L8-46Z', right) +
    fill('M-50-30L-50-62L-24-43Z', '#c98478') +
    fill('M50-30L50-62L24-43Z', shaded('#c98478', 0.2)) +
    stroke('M-46-36l4-12M46-36l-4-12', outer, 5)
  );
}

function pattern({ coat, second, pattern: kind }: CatLook): string {
  switch (kind) {
    case 'tabby':
      return stroke(
        'M0-48V-30M-14-47L-11-33M14-47L11-33M-57 2L-40 4M-55 17L-40 15M57 2L40 4M55 17L40 15',
        second,
        6,
      );
    case 'tuxedo':
      return fill('M0-22C5-4 18 8 30 20C30 44 16 53 0 53S-30 44-30 20C-18 8-5-4 0-22Z', second);
    case 'points':
      return fill(
        'M0-20C14-16 30-6 34 12C34 40 20 53 0 53S-34 40-34 12C-30-6-14-16 0-20Z',
        second,
        'opacity=".85"',
      );
    case 'calico':
      return (
        fill('M4-50C36-50 56-36 58-4C58 10 50 18 40 14C20 8 8-20 4-50Z', second) +
        fill('M-58-2C-50-2-40 8-42 24C-46 34-50 34-52 28C-57 18-59 8-58-2Z', shaded(second, 0.6)) +
        fill('M-26 12C-10 4 10 4 26 14C32 40 18 53 0 53S-34 40-26 12Z', '#f4ead8')
      );
    default:
      return fill(
        'M26-42C46-36 57-24 58-4C62 30 36 53 0 53C34 44 48 0 26-42Z',
        shaded(coat, 0.25),
        'opacity=".45"',
      );
  }
}

function eye(x: number, look: CatLook): string {
  const side = Math.sign(x);
  if (look.gaze === 'closed') return stroke(`M${x - 11} -2q11 11 22 0`, ink, 4.4);
  const shift = look.gaze === 'side' ? 4 : -side * 1.5;
  const lid =
    look.gaze === 'half'
      ? fill(
          `M${x - 15} -6Q${x}-24 ${x + 15} -6L${x + 13} -2H${x - 13}Z`,
          shaded(look.coat, 0.15),
        ) + stroke(`M${x - 13} -3H${x + 13}`, ink, 3.4)
      : '';
  return (
    ellipse(x, -2, 13.5, 12.5, ink) +
    ellipse(x, -2, 11, 10.4, look.eyes) +
    ellipse(x + shift, -2, 4.2, 9, ink) +
    circle(x + shift - 3, -6, 2.6, '#fff8e8') +
    lid
  );
}

/** Draws a cat's head from the front around the origin, about 124 px wide and 132 px high. */
export function catHead(look: CatLook): string {
  const muzzleColor =
    look.pattern === 'points'
      ? lit(look.second, 0.12)
      : look.pattern === 'plain' || look.pattern === 'tabby'
        ? lit(look.coat, 0.5)
        : '#f4ead8';
  const fluff = fill(
    'M-50 8L-68 20L-54 24L-60 36L-40 36ZM50 8L68 20L54 24L60 36L40 36Z',
    look.coat,
  );
  const whiskers = stroke(
    'M-30 20L-72 12M-30 25L-70 30M30 20L72 12M30 25L70 30',
    '#fff8e8',
    1.8,
    'opacity=".75"',
  );
  const muzzle =
    ellipse(-11, 24, 16, 13, muzzleColor) +
    ellipse(11, 24, 16, 13, muzzleColor) +
    ellipse(0, 36, 11, 8, muzzleColor) +
    fill('M-8 9Q0 6 8 9Q7 16 0 19Q-7 16-8 9Z', look.pattern === 'tuxedo' ? ink : '#b8665c') +
    stroke('M0 19V25M0 25Q-5 32-13 28M0 25Q5 32 13 28', ink, 2.8) +
    stroke('M-17 21v.1M-13 26v.1M17 21v.1M13 26v.1', ink, 2.2, 'opacity=".5"');
  return (
    fluff +
    ears(look) +
    fill(headPath, look.coat) +
    pattern(look) +
    eye(-25, look) +
    eye(25, look) +
    whiskers +
    muzzle
  );
}
