import { lit, mix, palette, shaded } from '../palette.ts';
import { badgeTones } from '../parts/badge-tones.ts';
import { hopCone, hopLeaf } from '../parts/hop-cone.ts';
import type { Random } from '../random.ts';
import { fill, place, rect, round, stroke } from '../svg.ts';
import type { Mood } from './mood.ts';
import { ridge, sky } from './sky.ts';

/** Draws a hop bine on its string: a column of leaves with cones between them. */
function bine(random: Random, leaf: string, cone: string): string {
  let left = '';
  let right = '';
  let cones = '';
  for (let step = 0; step < 9; step += 1) {
    const y = -8 - step * 31;
    const wide = 17 + step * 1.6 + random.whole(0, 9);
    left += `Q${round(-wide * 0.5)} ${y + 2} ${round(-wide)} ${y + 8}Q${round(-wide)} ${y - 8} -9 ${y - 18}`;
    right = `Q${round(wide)} ${y - 8} ${round(wide)} ${y + 8}Q${round(wide * 0.5)} ${y + 2} 9 ${y}${right}`;
    cones += `M${random.whole(-22, 2)} ${y}q9 12 0 22q-9-10 0-22M${random.whole(8, 24)} ${y - 12}q9 12 0 22q-9-10 0-22`;
  }
  return fill(`M-9 0${left}L0-300L9-278${right}Z`, leaf) + fill(cones, cone);
}

function barn(mood: Mood, color: string): string {
  return (
    fill('M-60 0V-54L-40-84H40L60-54V0Z', color) +
    fill('M-66-50L-42-90H42L66-50L60-48L38-80H-38L-60-48Z', shaded(color, 0.5)) +
    rect(-16, -40, 32, 40, mood.light, 2) +
    stroke('M-16-40L16 0M16-40L-16 0', shaded(color, 0.3), 4) +
    fill('M78 0V-92a20 20 0 0 1 40 0V0Z', mix(palette.steel, mood.mid, 0.5)) +
    rect(-7, -72, 14, 14, mood.light)
  );
}

/** Draws a hop yard in the evening: rows of bines that lead to a barn on a hill. */
export function hopFieldScene(random: Random, mood: Mood): string {
  const vanish = random.pick([520, 600, 680]);
  const green = mix(palette.fern, mood.mid, random.between(0.1, 0.35));
  const shape = bine(random, 'LEAF', 'CONE');
  const rows: string[] = [];
  const sides = [-2.9, -1.9, -1, 1, 1.9, 2.9];
  for (const depth of [0.22, 0.32, 0.46, 0.63, 0.88, 1.22]) {
    const base = round(388 + depth * 125);
    const tone = mix(mood.mid, green, Math.min(1, 0.2 + depth * 0.7));
    const cone = mix(tone, '#d2e46a', 0.3 + depth * 0.3);
    const body = shape.replace('LEAF', tone).replace('CONE', cone);
    let poles = '';
    const bines: string[] = [];
    sides.forEach((side, index) => {
      const x = round(vanish + side * (22 + depth * 330));
      if (x < -80 || x > 1280) return;
      poles += `M${x} ${base}V${round(base - depth * 345)}`;
      bines.push(place(x, base, body, depth, index % 2 ? -1.5 : 1.5));
    });
    rows.push(stroke(poles, shaded(palette.wood, 0.35), 3 + depth * 5) + bines.join(''));
  }
  const wires = sides
    .map(
      (side) =>
        `M${vanish} 372L${round(vanish + side * 454)} ${round(388 + 1.3 * 125 - 1.3 * 345)}`,
    )
    .join('');
  rows.unshift(stroke(wires, shaded(palette.wood, 0.2), 3, 'opacity=".7"'));
  const furrows = [-3.4, -2, -0.7, 0.7, 2, 3.4].map((side) =>
    fill(
      `M${vanish} 408L${vanish + side * 300 - 60} 600H${vanish + side * 300 + 60}Z`,
      lit(mood.near, 0.12),
      'opacity=".8"',
    ),
  );
  const tones = badgeTones['green-hop'];
  const side = vanish > 600 ? 1 : -1;
  const hang = (x: number, y: number, scale: number, turn: number) =>
    place(x, y, hopCone(tones, 1.5), scale, turn);
  const corner = place(
    side > 0 ? 150 : 1050,
    20,
    stroke('M-460-40C-120 40 60 10 460-70', palette.fern, 9) +
      hopLeaf('#6b8f2c', '#3c5520', -110, 34, 2.9, 200) +
      hopLeaf('#55752a', '#33491c', 96, 16, 2.6, 150) +
      hang(-30, 96, 1.5, 6) +
      hang(52, 78, 1.25, -10) +
      hang(-112, 130, 1.15, 12),
  );
  return (
    sky(
      random,
      mood,
      vanish + side * -random.whole(120, 220),
      random.whole(230, 290),
      random.whole(52, 74),
    ) +
    ridge(random, 350, 34, mix(mood.far, mood.sky[2], 0.25)) +
    ridge(random, 385, 18, mood.mid) +
    rect(0, 408, 1200, 192, mood.near) +
    furrows.join('') +
    place(vanish, 410, barn(mood, mix(mood.near, palette.brick, 0.6)), 0.78) +
    rows.join('') +
    corner
  );
}
