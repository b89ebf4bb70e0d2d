import { lit, palette, shaded } from '../palette.ts';
import { circle, ellipse, fill, place, stroke } from '../svg.ts';
import { headwear, neckwear, type Wear } from './wear.ts';

/** One chicken, seen from the side. */
export type Chicken = Wear & {
  body: string;
  wing: string;
  tail: string;
  hackle: string;
  comb?: 'single' | 'tall' | 'none' | 'crest';
  tailShape?: 'hen' | 'rooster' | 'chick';
  barred?: boolean;
  glance?: 'open' | 'half' | 'wide';
};

const red = '#c2402e';
const bodyPath =
  'M70 96C98 120 118 128 146 118C170 108 184 118 190 134C198 176 164 208 124 208C84 208 54 184 56 146C57 128 60 110 70 96Z';

const chickPath =
  'M128 106C164 106 188 132 188 162C188 194 160 210 126 210S64 194 64 162C64 132 92 106 128 106Z';

function tail({ tail: colour, tailShape }: Chicken): string {
  const dark = shaded(colour, 0.3);
  if (tailShape === 'chick') return fill('M180 150L204 138L196 160Z', colour);
  if (tailShape === 'rooster') {
    return (
      fill('M168 140C176 88 206 62 230 76C206 82 200 112 196 156Z', dark) +
      fill('M164 134C166 76 190 48 214 48C194 66 190 104 188 150Z', colour) +
      fill('M156 130C150 80 166 44 190 34C178 60 178 96 180 142Z', lit(colour, 0.15)) +
      fill('M184 150C204 112 226 106 238 116C220 120 208 142 198 170Z', colour)
    );
  }
  return (
    fill('M160 130L204 84L206 108L222 108L210 130L222 140L186 168Z', colour) +
    fill('M182 150L222 140L200 160L186 168Z', dark)
  );
}

function head(bird: Chicken): string {
  const { hackle, comb = 'single' } = bird;
  const combs = {
    single: fill(
      'M-20-28C-26-42-14-48-10-40C-10-52 6-54 6-42C12-50 24-44 20-32C24-26 18-18 12-20H-14Z',
      red,
    ),
    tall: fill(
      'M-24-24C-36-46-20-56-14-46C-16-64 2-68 4-52C10-64 26-58 22-44C32-46 36-32 26-24C22-16-14-14-24-24Z',
      red,
    ),
    none: '',
    crest: [
      [-16, -30, 17],
      [6, -36, 20],
      [24, -24, 16],
      [-26, -14, 13],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, lit(bird.tail, 0.1)))
      .join(''),
  } as const;
  const pupil = bird.glance === 'wide' ? 4 : 5.4;
  const lid = bird.glance === 'half' ? fill('M-22-8Q-9-20 4-8L3-4H-20Z', shaded(hackle, 0.15)) : '';
  const beak =
    bird.tailShape === 'chick'
      ? fill('M-25-3L-42 4L-25 11Z', palette.copper)
      : fill('M-26-8L-54 2Q-56 6-50 8L-26 10Z', palette.amber) +
        fill('M-50 5L-26 4V10L-50 8Z', '#a8741a');
  return (
    (comb === 'crest' ? '' : combs[comb]) +
    fill('M-28-6C-28-30 28-34 28-4C30 12 40 30 46 46L-20 44C-26 30-28 12-28-6Z', hackle) +
    (comb === 'crest' ? combs.crest : '') +
    beak +
    (bird.tailShape === 'chick' ? '' : fill('M-30 12C-40 20-38 36-30 36S-20 22-22 12Z', red)) +
    circle(-9, -6, 10, '#fbf3df') +
    circle(-11, -6, pupil, '#1d1410') +
    circle(-13, -8, 1.8, '#fff') +
    lid +
    circle(10, 10, 8, red, 'opacity=".22"')
  );
}

/** Draws a chicken without its ground, 240 x 240 px. */
export function drawChicken(bird: Chicken): string {
  const dark = shaded(bird.body, 0.25);
  const chick = bird.tailShape === 'chick';
  const legs =
    stroke('M104 206V222M140 206V222', palette.amber, 6) +
    stroke(
      'M104 222l-14 6M104 222l2 7M104 222l14 5M140 222l-14 6M140 222l2 7M140 222l14 5',
      palette.amber,
      5,
    );
  const bars = bird.barred
    ? stroke(
        'M66 130q14 10 26 4M60 152q16 12 34 6M62 174q16 12 36 4M76 194q16 6 30-2M166 178q14-4 18-16M150 198q20-6 28-20M168 140q12 2 20 0',
        shaded(bird.body, 0.55),
        5,
        'opacity=".8"',
      )
    : '';
  const feathers = stroke(
    'M70 160q6 8 12 0M80 180q6 8 12 0M64 140q6 8 12 0',
    lit(bird.body, 0.35),
    4,
    'opacity=".7"',
  );
  const wing =
    fill(
      'M104 140C128 126 166 132 186 148C180 176 154 192 128 184C108 178 98 158 104 140Z',
      bird.wing,
    ) +
    stroke('M122 182q12 2 18-6q12 2 18-8q12 0 18-10', shaded(bird.wing, 0.35), 4) +
    stroke('M118 150q20-6 36 2M122 164q16-2 28 2', lit(bird.wing, 0.2), 4, 'opacity=".7"');
  const glasses = bird.glasses
    ? circle(-9, -6, 14, '#fff8e8', 'fill-opacity=".15" stroke="#20150f" stroke-width="4"') +
      stroke('M5-8L28-12M-23-8L-30-10', '#20150f', 4)
    : '';
  const top = place(
    92,
    76,
    head(bird) + glasses + headwear(bird, bird.comb === 'none' ? -20 : -26, 0.58, -6),
    chick ? 1.25 : 1.12,
  );
  const scarf = place(98, 126, neckwear(bird), 0.62, 14);
  const whole =
    ellipse(122, 228, 66, 8, '#0b0805', 'opacity=".4"') +
    legs +
    tail(bird) +
    fill(chick ? chickPath : bodyPath, bird.body) +
    fill(
      chick
        ? 'M188 162C188 194 160 210 126 210C116 210 108 208 100 205C150 202 176 168 168 122C180 132 188 146 188 162Z'
        : 'M190 134C198 176 164 208 124 208C112 208 100 206 90 201C140 204 178 178 180 122Q187 126 190 134Z',
      dark,
      'opacity=".5"',
    ) +
    bars +
    (bird.barred || chick ? '' : feathers) +
    wing +
    top +
    scarf;
  return place(6, 12, whole, 0.94);
}
