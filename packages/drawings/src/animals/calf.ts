import { lit, palette, shaded } from '../palette.ts';
import { circle, ellipse, fill, rect, stroke } from '../svg.ts';
import type { Looks } from './looks.ts';
import { posed } from './pose.ts';
import { headwear, neckwear, type Wear } from './wear.ts';

const ink = '#1d1410';

/** One calf: coat, patches and, for a Highland calf, a fringe. */
export type Calf = Wear & {
  coat: string;
  patch: string;
  blaze: string;
  muzzle: string;
  fringe?: boolean;
  turn?: number;
};

/** Draws a calf without its ground, 240 x 240 px. */
export function drawCalf(calf: Calf): string {
  const ear = 'M-44-30C-64-50-92-48-98-38C-96-20-70-10-46-14Z';
  const inner = 'M-52-28C-66-40-84-42-90-36C-86-26-68-18-52-20Z';
  const ears =
    fill(ear, calf.patch) +
    fill(inner, '#d39a8a') +
    `<g transform="scale(-1 1)">${fill(ear, shaded(calf.patch, 0.15))}${fill(inner, '#b9806f')}</g>`;
  const horns = fill(
    'M-28-52C-36-60-38-72-30-78C-28-68-20-62-14-58ZM28-52C36-60 38-72 30-78C28-68 20-62 14-58Z',
    palette.cream,
  );
  const face =
    'M-46-36C-40-62-18-66 0-66S40-62 46-36C48-8 36 14 36 36C36 60 20 70 0 70S-36 60-36 36C-36 14-48-8-46-36Z';
  const patches =
    fill('M8-70C40-70 56-40 46-6C40 12 18 8 12-14C8-34 4-50 8-70Z', calf.patch) +
    fill('M-60-20C-40-18-34 6-44 22H-70Z', calf.patch) +
    fill('M-6-70C-4-40-8-16-18 10C-8 24 8 24 18 10C8-16 4-40 6-70Z', calf.blaze);
  const eyes = [-27, 27]
    .map(
      (x) =>
        ellipse(x, -12, 9, 10.5, ink) +
        circle(x - 3, -16, 3.2, '#fff8e8') +
        stroke(
          `M${x - Math.sign(x) * -9} -20l${Math.sign(x) * 6}-6M${x + Math.sign(x) * 4} -24l${Math.sign(x) * 3}-7`,
          ink,
          3,
        ),
    )
    .join('');
  const muzzle =
    fill('M0 18C26 14 46 26 46 44C46 62 26 72 0 72S-46 62-46 44C-46 26-26 14 0 18Z', calf.muzzle) +
    fill(
      'M20 18C38 22 46 32 46 44C46 62 26 72 2 72C32 66 36 34 20 18Z',
      shaded(calf.muzzle, 0.25),
      'opacity=".45"',
    ) +
    ellipse(-17, 36, 6, 8, shaded(calf.muzzle, 0.5)) +
    ellipse(17, 36, 6, 8, shaded(calf.muzzle, 0.5)) +
    stroke('M-18 57Q0 68 18 57', shaded(calf.muzzle, 0.6), 4);
  const fringe = calf.fringe
    ? fill(
        'M-44-52C-40-84 40-84 44-52C46-40 40-30 34-26L24-24L12 2L4-12L-6 4L-12-14L-22-22L-32-24C-40-30-48-40-44-52Z',
        lit(calf.coat, 0.12),
      ) +
      stroke(
        'M-28-50L-30-28M-14-60L-14-20M2-62V-14M18-58L16-12M32-48L28-20',
        shaded(calf.coat, 0.25),
        3,
      )
    : circle(0, -62, 16, calf.patch) +
      circle(-13, -56, 11, calf.patch) +
      circle(13, -56, 11, calf.patch);
  const tag = rect(70, -30, 22, 24, palette.amber, 4) + stroke('M81-24v10', '#7a4d0a', 3);
  const head =
    ears +
    tag +
    horns +
    fill(face, calf.coat) +
    `<clipPath id="head"><path d="${face}"/></clipPath><g clip-path="url(#head)">${calf.fringe ? '' : patches}</g>` +
    eyes +
    muzzle +
    fringe +
    headwear(calf, -62, 0.86, -5);
  return posed('bust', { coat: calf.coat, chest: calf.blaze }, head, neckwear(calf), calf.turn);
}

/** The calves of the gallery. */
export const calves: Looks<Calf> = {
  buttercup: [
    'Buttercup',
    'a calf with a bell',
    {
      coat: '#f1e8d8',
      patch: '#4a3428',
      blaze: '#f8f1e2',
      muzzle: '#e0a898',
      neck: 'bell',
      neckColour: palette.brick,
      turn: -4,
    },
  ],
  heather: [
    'Heather',
    'a Highland calf who needs a haircut',
    {
      coat: '#b86b30',
      patch: '#a35a26',
      blaze: '#c98348',
      muzzle: '#d9a78e',
      fringe: true,
      neck: 'scarf',
      neckColour: palette.fern,
    },
  ],
};
