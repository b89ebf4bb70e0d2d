import { lit, mix, palette, shaded } from '../palette.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';
import type { Mood } from './mood.ts';
import { ridge, sky } from './sky.ts';

function engine(mood: Mood): string {
  const dark = shaded(mood.paint, 0.45);
  return (
    rect(-110, -74, 150, 56, mood.paint, 12) +
    rect(-16, -132, 88, 114, dark, 6) +
    rect(0, -116, 52, 44, mood.light, 4) +
    rect(-28, -146, 112, 16, palette.ground, 6) +
    fill('M-96-74L-104-122H-62L-70-74Z', palette.ground) +
    stroke('M-108-122H-58', mood.light, 6) +
    circle(-112, -46, 14, mood.light) +
    [-78, -26, 34]
      .map((x) => circle(x, -14, 24, palette.ground) + circle(x, -14, 11, palette.steel))
      .join('')
  );
}

function wagon(kind: number, mood: Mood): string {
  const load =
    kind === 0
      ? [-52, 0, 52]
          .map((x) =>
            place(
              x,
              -40,
              circle(0, 0, 30, palette.oak) +
                circle(0, 0, 20, shaded(palette.oak, 0.3)) +
                stroke('M-20 0H20', palette.wood, 4),
            ),
          )
          .join('')
      : rect(-84, -112, 168, 94, mix(mood.paint, palette.wheat, kind * 0.3), 8) +
        [-56, 0, 56].map((x) => rect(x - 20, -94, 40, 38, mood.light, 4)).join('') +
        rect(-92, -120, 184, 14, palette.ground, 6);
  return (
    load +
    rect(-92, -26, 184, 16, palette.ground, 4) +
    [-58, 58]
      .map((x) => circle(x, -10, 18, palette.ground) + circle(x, -10, 8, palette.steel))
      .join('')
  );
}

/** Draws a viaduct over a river: a small train with casks, and a mill below. */
export function viaductScene(random: Random, mood: Mood): string {
  const stone = mix(mix(mood.near, mood.mid, 0.45), palette.malt, 0.12);
  const arches = Array.from({ length: 6 }, (_, index) => {
    const x = -60 + index * 220;
    return `M${x + 28} 560V430a82 92 0 0 1 164 0V560Z`;
  }).join('');
  const blocks = Array.from(
    { length: 18 },
    () => `M${random.whole(0, 1180)} ${random.whole(316, 340)}h${random.whole(14, 34)}`,
  ).join('');
  const front = random.whole(320, 420);
  const wagons = [0, 1, 2].map((index) =>
    place(front + 206 + index * 208, 290, wagon((index + random.whole(0, 2)) % 3, mood)),
  );
  const smoke = [0, 1, 2, 3].map((index) =>
    ellipse(
      front - 70 + index * 52,
      150 - index * 26,
      28 + index * 15,
      18 + index * 8,
      mood.moon,
      `opacity="${0.42 - index * 0.08}"`,
    ),
  );
  const water = mix(mood.mid, mood.sky[2], 0.3);
  const ripples = Array.from(
    { length: 16 },
    () => `M${random.whole(-20, 1180)} ${random.whole(546, 594)}h${random.whole(40, 120)}`,
  ).join('');
  return (
    sky(random, mood, random.pick([800, 930, 1040]), random.whole(100, 150), random.whole(40, 62)) +
    ridge(random, 330, 40, mix(mood.far, mood.sky[2], 0.3)) +
    ridge(random, 450, 30, mix(mood.far, mood.light, 0.12)) +
    rect(0, 520, 1200, 80, water) +
    fill(`M0 306H1200V560H0Z${arches}`, stone, 'fill-rule="evenodd"') +
    stroke(blocks, lit(stone, 0.2), 6, 'opacity=".5"') +
    rect(0, 288, 1200, 22, lit(stone, 0.12)) +
    stroke('M0 290H1200', palette.ground, 5) +
    smoke.join('') +
    place(front, 290, engine(mood)) +
    wagons.join('') +
    stroke(ripples, lit(water, 0.4), 4, 'opacity=".4"') +
    fill(
      'M-10 600V548C60 528 150 560 260 566S420 590 470 600ZM1210 600V540C1120 530 1060 560 960 572S840 592 800 600Z',
      mood.near,
    )
  );
}
