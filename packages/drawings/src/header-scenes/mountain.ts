import { mix, palette, shaded } from '../palette.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, fill, place, rect, round, stroke } from '../svg.ts';
import type { Mood } from './mood.ts';
import { ridge, sky } from './sky.ts';

function peak(x: number, y: number, half: number, color: string, snow: string): string {
  const foot = 470;
  const at = (share: number) => round(y + (foot - y) * share);
  return (
    fill(`M${x} ${y}L${x + half} ${foot}H${x - half}Z`, color) +
    fill(
      `M${x} ${y}L${x + half} ${foot}H${x + half * 0.2}L${x - half * 0.06} ${at(0.5)}L${x + half * 0.08} ${at(0.3)}Z`,
      '#120b0a',
      'opacity=".2"',
    ) +
    fill(
      `M${x} ${y}L${round(x + half * 0.28)} ${at(0.28)}L${round(x + half * 0.12)} ${at(0.22)}L${x} ${at(0.33)}L${round(x - half * 0.12)} ${at(0.2)}L${round(x - half * 0.26)} ${at(0.26)}Z`,
      snow,
      'opacity=".8"',
    )
  );
}

const pine = 'M0-130L22-92H12L32-56H18L42-14H6V0H-6V-14H-42L-18-56H-32L-12-92H-22Z';

function lodge(random: Random, mood: Mood): string {
  const wood = mix(mood.near, palette.oak, 0.6);
  const planks = [1, 2, 3, 4, 5].map((row) => `M-150 ${-row * 19}H150`).join('');
  const panes = [-104, -44, 44, 104].map(
    (x) =>
      rect(x - 21, -78, 42, 48, mood.light, 3) +
      stroke(`M${x}-78V-30M${x - 21}-54H${x + 21}`, shaded(wood, 0.5), 4),
  );
  const smoke = [0, 1, 2].map((index) =>
    ellipse(
      84 + index * 22,
      -226 - index * 30,
      18 + index * 9,
      12 + index * 5,
      mood.moon,
      `opacity="${0.3 - index * 0.07}"`,
    ),
  );
  return (
    smoke.join('') +
    rect(62, -206, 34, 70, shaded(palette.brick, 0.35)) +
    rect(-150, -114, 300, 114, wood) +
    stroke(planks, shaded(wood, 0.35), 3) +
    fill('M-186-104L0-214L186-104L172-92L0-190L-172-92Z', shaded(wood, 0.55)) +
    fill('M-150-106L0-192L150-106V-100H-150Z', shaded(wood, 0.12)) +
    circle(0, -138, 24, mood.light) +
    stroke('M0-162V-114M-24-138H24', shaded(wood, 0.5), 4) +
    panes.join('') +
    rect(-19, -62, 38, 62, shaded(wood, 0.6), 3) +
    circle(11, -30, 3, mood.light) +
    rect(-150, -8, 300, 10, shaded(wood, 0.6)) +
    (random.chance(0.5) ? place(-190, 0, keg) + place(-226, 0, keg) : place(196, 0, keg))
  );
}

const keg =
  rect(-15, -42, 30, 42, palette.steel, 6) + stroke('M-15-30H15M-15-12H15', palette.slate, 3);

/** Draws a brewery in the mountains: peaks, pines and a lodge with lit windows. */
export function mountainScene(random: Random, mood: Mood): string {
  const snow = mix(mood.moon, mood.sky[1], 0.25);
  const moonX = random.pick([200, 330, 880, 1010]);
  const summits = [
    [random.whole(120, 260), random.whole(190, 240), 300],
    [random.whole(880, 1060), random.whole(180, 230), 320],
    [random.whole(480, 700), random.whole(120, 170), 380],
  ] as const;
  const peaks = summits.map(([x, y, half], index) =>
    peak(x, y, half, mix(mood.far, mood.sky[1], 0.45 - index * 0.2), snow),
  );
  const spot = random.pick([430, 600, 770]);
  const pines = Array.from({ length: 26 }, (_, index) => {
    const front = index > 15;
    const x = front ? random.whole(0, 1200) : index * 78 + random.whole(-20, 20);
    if (front && Math.abs(x - spot) < 270) return '';
    const y = front ? random.whole(545, 600) : random.whole(424, 446);
    const scale = front ? random.between(1.1, 1.7) : random.between(0.5, 0.8);
    return place(x, y, fill(pine, front ? mood.near : mood.mid), scale);
  });
  const road = fill(
    `M${spot - 22} 524H${spot + 22}C${spot + 60} 550 ${spot + 40} 570 ${spot + 130} 600H${spot - 70}C${spot - 30} 570 ${spot - 40} 545 ${spot - 22} 524Z`,
    mix(mood.near, mood.light, 0.4),
  );
  return (
    sky(random, mood, moonX, random.whole(100, 150), random.whole(34, 52)) +
    peaks.join('') +
    ridge(random, 436, 16, mood.mid) +
    pines.slice(0, 16).join('') +
    ridge(random, 505, 10, mix(mood.near, mood.mid, 0.35)) +
    road +
    place(spot, 526, lodge(random, mood), 1.25) +
    pines.slice(16).join('')
  );
}
