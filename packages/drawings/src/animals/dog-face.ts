import { lit, shaded } from '../palette.ts';
import { circle, ellipse, fill, stroke } from '../svg.ts';
import type { DogLook } from './dog-look.ts';

const ink = '#1d1410';

function eye(x: number, y: number, iris: string, look: DogLook): string {
  if (look.gaze === 'hidden') return '';
  const closed = look.gaze === 'happy' || (look.gaze === 'wink' && x > 0);
  if (closed) return stroke(`M${x - 9} ${y + 3}q9-12 18 0`, ink, 4.6);
  const ball =
    ellipse(x, y, 9.6, 10.4, ink) +
    (iris === ink ? '' : circle(x, y, 7.2, iris) + circle(x, y, 4.2, ink)) +
    circle(x - 3, y - 4, 3, '#fff8e8');
  const lidColour = look.pattern === 'patch' && x > 0 ? look.second : look.coat;
  const lid =
    look.gaze === 'half'
      ? fill(
          `M${x - 11} ${y - 1}A11 12 0 0 1 ${x + 11} ${y - 1}Q${x} ${y - 4} ${x - 11} ${y - 1}Z`,
          shaded(lidColour, 0.14),
        )
      : '';
  return ball + lid;
}

function nose(y: number, size: number): string {
  const s = (value: number) => Math.round(value * size * 10) / 10;
  return (
    fill(
      `M${s(-16)} ${y}C${s(-16)} ${y - s(9)} ${s(-8)} ${y - s(11)} 0 ${y - s(11)}S${s(16)} ${y - s(9)} ${s(16)} ${y}C${s(16)} ${y + s(8)} ${s(6)} ${y + s(13)} 0 ${y + s(13)}S${s(-16)} ${y + s(8)} ${s(-16)} ${y}Z`,
      ink,
    ) + ellipse(s(-5), y - s(5), s(5), s(2.6), '#8d7f78', 'opacity=".8"')
  );
}

function mouth(y: number, kind: DogLook['mouth']): string {
  if (kind === 'grump')
    return stroke(
      `M0 ${y - 6}V${y}M-22 ${y + 9}Q-12 ${y - 1} 0 ${y}Q12 ${y - 1} 22 ${y + 9}`,
      ink,
      3.6,
    );
  const lips = stroke(
    `M0 ${y - 7}V${y}C-5 ${y + 9}-17 ${y + 9}-22 ${y + 1}M0 ${y}C5 ${y + 9} 17 ${y + 9} 22 ${y + 1}`,
    ink,
    3.6,
  );
  if (kind !== 'tongue') return lips;
  return (
    fill(
      `M-11 ${y + 5}Q0 ${y + 2} 11 ${y + 5}V${y + 18}Q11 ${y + 30} 0 ${y + 30}T-11 ${y + 18}Z`,
      '#d8746a',
    ) +
    stroke(`M0 ${y + 8}V${y + 20}`, '#a94f49', 2.6) +
    lips
  );
}

const beard =
  'M-18-4C-34 2-46 20-44 42L-36 38L-34 56L-24 50L-18 70L-8 60L0 76L8 60L18 70L24 50L34 56L36 38L44 42C46 20 34 2 18-4Z';

/** Draws the eyes, snout, nose and mouth of a dog around the middle of its head. */
export function dogFace(look: DogLook): string {
  const iris = look.eyes ?? ink;
  const wide = look.head === 'wide' ? 31 : look.head === 'long' ? 22 : 26;
  const eyes = eye(-wide, -13, iris, look) + eye(wide, -13, look.otherEye ?? iris, look);
  const dots = (y: number) =>
    stroke(
      `M-15 ${y}v.1M-20 ${y + 6}v.1M-12 ${y + 8}v.1M15 ${y}v.1M20 ${y + 6}v.1M12 ${y + 8}v.1`,
      shaded(look.snout, 0.45),
      2.6,
    );
  switch (look.muzzle) {
    case 'short':
      return (
        eyes +
        stroke('M-18-2Q0-14 18-2M-12-22Q0-30 12-22', shaded(look.coat, 0.35), 3.4, 'opacity=".7"') +
        fill(
          'M0 2C22-2 46 12 46 32C46 48 28 52 16 46C8 54-8 54-16 46C-28 52-46 48-46 32C-46 12-22-2 0 2Z',
          look.snout,
        ) +
        dots(28) +
        mouth(32, look.mouth) +
        nose(10, 1.06)
      );
    case 'long':
      return (
        eyes +
        fill('M0-16C12-16 20 0 25 24C32 44 22 70 0 70S-32 44-25 24C-20 0-12-16 0-16Z', look.snout) +
        fill(
          'M6-15C14-10 20 2 25 24C32 44 22 70 2 70C20 56 22 20 6-15Z',
          shaded(look.snout, 0.25),
          'opacity=".45"',
        ) +
        dots(44) +
        mouth(53, look.mouth) +
        nose(34, 1)
      );
    case 'beard':
      return (
        eyes +
        fill(
          'M-40-24C-34-36-14-34-6-22L-12-18C-22-24-32-22-42-16ZM40-24C34-36 14-34 6-22L12-18C22-24 32-22 42-16Z',
          lit(look.snout, 0.1),
        ) +
        fill(beard, look.snout) +
        stroke('M-24 22l-6 18M-10 34l-3 18M10 34l3 18M24 22l6 18', shaded(look.snout, 0.25), 3) +
        mouth(30, look.mouth) +
        nose(10, 1)
      );
    default:
      return (
        eyes +
        fill('M0-8C16-10 26 6 31 22C36 42 20 54 0 54S-36 42-31 22C-26 6-16-10 0-8Z', look.snout) +
        fill(
          'M12-4C22 4 28 12 31 22C36 42 20 54 2 54C24 44 24 16 12-4Z',
          shaded(look.snout, 0.25),
          'opacity=".4"',
        ) +
        dots(27) +
        mouth(34, look.mouth) +
        nose(13, 1)
      );
  }
}
