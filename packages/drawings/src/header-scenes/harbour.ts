import { lit, mix, palette, shaded } from '../palette.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';
import type { Mood } from './mood.ts';
import { ridge, sky } from './sky.ts';

function lighthouse(mood: Mood): string {
  return (
    fill('M-210 40C-180-10-90-34 0-34S170-6 220 40Z', mood.near) +
    fill('M-40-30L-26-250H26L40-30Z', palette.foam) +
    fill('M-36-84L-32-146H32L36-84ZM-29-196L-26-250H26L29-196Z', mood.paint) +
    fill('M4-30L8-250H26L40-30Z', '#120b0a', 'opacity=".3"') +
    rect(-36, -262, 72, 12, palette.ground, 3) +
    rect(-20, -302, 40, 40, mood.light) +
    stroke('M-20-302V-262M0-302V-262M20-302V-262', palette.ground, 4) +
    fill('M-30-302L0-334L30-302Z', palette.ground) +
    fill('M20-290L1100-420V-150L20-274Z', mood.light, 'opacity=".13"') +
    rect(-9, -62, 18, 30, palette.ground, 8)
  );
}

function boat(hull: string, sail: string, number: number): string {
  return (
    stroke('M0-40V-240', palette.wood, 7) +
    fill('M10-232C84-190 104-120 104-60H10Z', sail) +
    fill('M-8-210C-60-166-76-112-78-60H-8Z', shaded(sail, 0.2)) +
    stroke(number ? 'M36-138H78M30-112H92' : 'M54-150V-84M30-116H86', hull, 8) +
    fill('M-116-40H124C114 0 96 20 66 20H-72C-98 16-110-8-116-40Z', hull) +
    fill('M-114-30H122L118-14H-110Z', palette.foam, 'opacity=".75"') +
    ellipse(0, 26, 108, 9, '#0b0805', 'opacity=".3"')
  );
}

/** Draws a harbour: boats with casks on the water before a quay, and a lighthouse. */
export function harbourScene(random: Random, mood: Mood): string {
  const moonX = random.whole(600, 760);
  const water = mix(mood.mid, mood.sky[1], 0.45);
  const glints = Array.from({ length: 26 }, (_, index) => {
    const y = 404 + index * 7;
    const wide = random.whole(20, 60) + index * 3;
    return `M${moonX - wide + random.whole(-20, 20)} ${y}h${wide * 2}`;
  });
  const waves = Array.from(
    { length: 22 },
    () => `M${random.whole(-20, 1180)} ${random.whole(410, 590)}h${random.whole(30, 110)}`,
  );
  const sails = random.pick([
    [palette.foam, mood.paint],
    [palette.wheat, palette.foam],
    [palette.cream, lit(mood.paint, 0.4)],
  ] as const);
  const cask = (x: number) =>
    place(
      x,
      0,
      fill('M-24 0C-32-20-32-44-24-64H24C32-44 32-20 24 0Z', palette.oak) +
        stroke('M-28-16H28M-28-48H28', palette.slate, 5) +
        stroke('M-9 0C-12-20-12-44-9-64M9 0C12-20 12-44 9-64', shaded(palette.oak, 0.4), 3),
    );
  const quay =
    rect(820, 520, 400, 90, shaded(palette.wood, 0.35)) +
    rect(806, 508, 414, 18, palette.wood) +
    stroke('M846 526V600M930 526V600M1014 526V600M1098 526V600', mood.near, 14) +
    place(0, 508, cask(900) + cask(962) + place(931, -64, cask(0)) + cask(1060)) +
    stroke('M1130 508V388C1130 372 1150 372 1150 388', palette.ground, 7) +
    circle(1150, 404, 44, mood.light, 'opacity=".2"') +
    circle(1150, 402, 13, mood.light);
  return (
    sky(random, mood, moonX, random.whole(170, 250), random.whole(44, 66)) +
    ridge(random, 360, 26, mix(mood.far, mood.sky[2], 0.2)) +
    rect(0, 396, 1200, 204, water) +
    stroke(glints.join(''), mood.moon, 4, 'opacity=".35"') +
    stroke(waves.join(''), mood.near, 4, 'opacity=".35"') +
    place(330, 430, lighthouse(mood), 1.05) +
    place(random.whole(560, 620), 500, boat(mood.paint, sails[0], 0), 0.86) +
    place(random.whole(770, 820), 452, boat(mood.near, sails[1], 1), 0.52) +
    quay
  );
}
