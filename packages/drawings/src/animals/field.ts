import { lit, palette, shaded } from '../palette.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';
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
        'M-44-52C-40-84 40-84 44-52C46-30 40-18 30-12L24-22L12 0L4-14L-6 4L-12-16L-22-12L-28-24C-40-24-48-36-44-52Z',
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

/** One turtle: skin, shell and its plates. */
export type Turtle = Wear & { skin: string; shell: string; plate: string; rim: string };

/** Draws a turtle from the side without its ground, 240 x 240 px. */
export function drawTurtle(turtle: Turtle): string {
  const dark = shaded(turtle.skin, 0.3);
  const legs =
    fill('M74 184C66 204 64 218 70 220H98C104 214 104 196 108 186Z', turtle.skin) +
    fill('M158 186C158 204 160 218 166 220H192C198 214 190 196 188 182Z', dark) +
    stroke('M74 218v-5M83 219v-5M92 218v-5M170 218v-5M179 219v-5M188 218v-5', palette.cream, 4);
  const neckShape =
    fill(
      'M84 176C60 176 54 150 56 124C56 104 46 100 46 84C46 62 64 52 80 56C98 60 104 78 98 96C92 116 92 136 108 150Z',
      turtle.skin,
    ) +
    fill('M98 96C92 116 92 136 108 150L96 164C80 146 78 118 88 100Z', dark, 'opacity=".6"') +
    stroke('M62 128q10 6 20 2M62 144q12 6 24 2', dark, 4);
  const face =
    circle(64, 82, 11, '#fbf3df') +
    circle(62, 83, 6, ink) +
    circle(60, 80, 2.2, '#fff') +
    stroke('M47 100q12 8 26 2', ink, 4) +
    circle(82, 98, 7, palette.brick, 'opacity=".25"') +
    stroke('M50 89v.1', ink, 4);
  const glasses = turtle.glasses
    ? circle(64, 82, 15, '#fff8e8', 'fill-opacity=".15" stroke="#20150f" stroke-width="4"') +
      stroke('M79 80L98 78', '#20150f', 4)
    : '';
  const shell =
    fill('M82 178C82 112 118 82 152 82S222 112 220 178Z', turtle.shell) +
    fill(
      'M186 96C210 110 221 140 220 178H178C196 150 200 122 186 96Z',
      shaded(turtle.shell, 0.35),
      'opacity=".6"',
    ) +
    fill(
      'M138 98L166 98L176 124L152 142L128 124ZM118 112L122 128L110 152L94 150C98 132 106 120 118 112ZM186 112L182 128L194 152L210 150C206 132 198 120 186 112ZM120 160L130 140L148 152V172H116ZM184 160L174 140L158 152V172H188Z',
      turtle.plate,
    ) +
    stroke(
      'M100 142C104 128 110 120 116 116M142 104H158',
      lit(turtle.plate, 0.5),
      4,
      'opacity=".6"',
    ) +
    fill(
      'M70 176C110 166 192 166 230 176C234 190 224 196 214 194C176 186 126 186 88 194C76 196 68 188 70 176Z',
      turtle.rim,
    );
  const whole =
    ellipse(132, 222, 84, 8, '#0b0805', 'opacity=".4"') +
    fill('M214 178L240 188L214 194Z', dark) +
    legs +
    neckShape +
    place(82, 146, neckwear(turtle), 0.5, -10) +
    face +
    glasses +
    shell +
    place(74, 60, headwear(turtle, 0, 0.62, -8));
  return place(2, 22, whole, 0.9);
}

/** Calves by slug: name, a word for those who cannot see it, and the look. */
export const calves: Readonly<
  Record<string, readonly [name: string, character: string, calf: Calf]>
> = {
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

/** Turtles by slug: name, a word for those who cannot see it, and the look. */
export const turtles: Readonly<
  Record<string, readonly [name: string, character: string, turtle: Turtle]>
> = {
  sheldon: [
    'Sheldon',
    'a turtle who arrives in his own time',
    {
      skin: '#7fa04a',
      shell: '#6b4a2b',
      plate: '#a3763f',
      rim: '#c99a58',
      hat: 'flat-cap',
      hatColour: palette.brick,
      neck: 'scarf',
      neckColour: palette.amber,
    },
  ],
  myrtle: [
    'Myrtle',
    'a turtle with reading glasses',
    {
      skin: '#5d9085',
      shell: '#2f5a46',
      plate: '#6b8f3c',
      rim: '#a9b86a',
      glasses: 'round',
      hat: 'straw',
      hatColour: palette.plum,
    },
  ],
};
