import { lit, palette, shaded } from '../palette.ts';
import { circle, ellipse, fill, place, stroke } from '../svg.ts';
import type { Looks } from './looks.ts';
import { headwear, neckwear, type Wear } from './wear.ts';

const ink = '#1d1410';

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

/** The turtles of the gallery. */
export const turtles: Looks<Turtle> = {
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
