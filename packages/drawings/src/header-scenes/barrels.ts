import { lit, mix, palette, shaded } from '../palette.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';
import type { Mood } from './mood.ts';

const stamps = [
  'M0-26L7-8L26-8L11 4L17 23L0 12L-17 23L-11 4L-26-8L-7-8Z',
  'M0-28C16-18 18 4 0 28C-18 4-16-18 0-28ZM-26-16C-14-16-8-8-6 2M26-16C14-16 8-8 6 2',
  'M-24-4H24M-24 10H24M-10-22H10',
  'M0-24V24M0-10L-14-20M0-10L14-20M0 4L-14-6M0 4L14-6',
] as const;

function barrel(random: Random, wood: string): string {
  const tone = mix(wood, random.pick(['#3a2415', '#9a6b3a', '#6b4226']), random.between(0, 0.35));
  const staves = stroke('M-56-72V72M-28-86V86M0-91V91M28-86V86M56-72V72', shaded(tone, 0.45), 3);
  const stamp = stroke(random.pick(stamps), shaded(tone, 0.65), 6, 'opacity=".75"');
  return (
    circle(0, 0, 104, shaded(tone, 0.55)) +
    circle(0, 0, 97, palette.slate) +
    stroke('M-94-20A96 96 0 0 1-10-95', palette.steel, 5) +
    circle(0, 0, 90, tone) +
    staves +
    fill('M64-63A90 90 0 0 1-63 64A104 104 0 0 0 64-63Z', '#120b0a', 'opacity=".28"') +
    stroke('M-72-44A86 86 0 0 1-20-82', lit(tone, 0.35), 5, 'opacity=".6"') +
    stamp +
    (random.chance(0.4) ? circle(0, 66, 8, palette.ground) : '')
  );
}

/** Draws a cellar: barrels under a brick vault and a lantern. */
export function barrelsScene(random: Random, mood: Mood): string {
  const wood = mix(random.pick(['#8a5a30', '#6e3f24', '#b98a58', '#54443a']), mood.far, 0.22);
  const brick = mix(mix(mood.far, mood.mid, 0.3), palette.brick, 0.12);
  const courses = Array.from({ length: 9 }, (_, row) => {
    const y = 60 + row * 52;
    const start = row % 2 ? 0 : 60;
    return (
      Array.from({ length: 10 }, (_unused, column) => `M${start + column * 120} ${y}v52`).join('') +
      `M0 ${y}H1200`
    );
  }).join('');
  const wall =
    rect(0, 0, 1200, 600, brick) + stroke(courses, shaded(brick, 0.35), 4, 'opacity=".7"');
  const arch =
    fill(
      'M0 0H1200V600H1130V420C1130 200 900 84 600 84S70 200 70 420V600H0Z',
      mood.mid,
      'opacity=".92"',
    ) +
    stroke(
      'M70 600V420C70 200 300 84 600 84S1130 200 1130 420V600',
      mix(mood.light, mood.mid, 0.6),
      10,
    );
  const shift = random.pick([-40, 0, 40]);
  const rows: [number, number][] = [];
  for (let index = 0; index < 6; index += 1) rows.push([80 + index * 212 + shift, 446]);
  const gap = random.whole(1, 3);
  for (let index = 0; index < 5; index += 1) {
    if (index !== gap) rows.push([186 + index * 212 + shift, 262]);
  }
  const barrels = rows.map(([x, y]) => place(x, y, barrel(random, wood)));
  const lanternX = 186 + gap * 212 + shift;
  const lantern =
    circle(lanternX, 292, 150, mood.light, 'opacity=".1"') +
    circle(lanternX, 292, 86, mood.light, 'opacity=".16"') +
    place(
      lanternX,
      348,
      rect(-28, -14, 56, 14, palette.ground, 4) +
        rect(-23, -82, 46, 68, mood.light, 8) +
        ellipse(0, -42, 9, 17, '#fff3cf') +
        stroke('M-23-82V-14M23-82V-14', palette.ground, 5) +
        fill('M-30-80L-14-100H14L30-80Z', palette.ground) +
        stroke('M-14-100C-14-124 14-124 14-100', palette.ground, 5),
    );
  const floor =
    rect(0, 540, 1200, 60, mood.near) +
    rect(0, 540, 1200, 14, palette.wood) +
    rect(0, 549, 1200, 5, '#120b0a', 0, 'opacity=".4"');
  return wall + arch + lantern + floor + barrels.join('');
}
