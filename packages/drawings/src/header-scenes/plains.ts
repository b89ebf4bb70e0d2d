import { lit, mix, palette, shaded } from '../palette.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';
import type { Mood } from './mood.ts';
import { ridge, sky } from './sky.ts';

function windpump(mood: Mood, turn: number): string {
  const blades = Array.from({ length: 10 }, (_, index) =>
    place(0, -310, fill('M-5-14L-13-76H13L5-14Z', palette.cream), 1, index * 36 + turn),
  );
  return (
    stroke(
      'M-46 0L-8-300M46 0L8-300M-34-96H34M-24-180H24M-34-96L24-180M34-96L-24-180',
      mood.near,
      8,
    ) +
    fill('M0-316H96L122-344V-276L96-304H0Z', mood.paint) +
    blades.join('') +
    circle(0, -310, 12, mood.near)
  );
}

function silos(mood: Mood): string {
  const metal = mix(palette.steel, mood.far, 0.35);
  const silo = (x: number, height: number) =>
    rect(x, -height, 84, height, metal) +
    fill(
      `M${x - 6} ${-height}L${x + 42} ${-height - 46}L${x + 90} ${-height}Z`,
      shaded(metal, 0.35),
    ) +
    rect(x + 52, -height, 32, height, '#120b0a', 0, 'opacity=".25"') +
    stroke(
      [0.25, 0.5, 0.75].map((share) => `M${x} ${-height * share}h84`).join(''),
      shaded(metal, 0.4),
      4,
    );
  return (
    silo(-150, 200) +
    silo(-58, 250) +
    fill('M44 0V-118L122-170L200-118V0Z', mix(mood.paint, mood.near, 0.25)) +
    fill('M30-112L122-176L214-112L206-98L122-156L38-98Z', mood.near) +
    rect(98, -70, 48, 70, mood.light) +
    stroke('M98-70L146 0M146-70L98 0M98-70H146V0', mood.near, 4) +
    circle(122, -118, 14, mood.light)
  );
}

/** Draws a field of barley under a wide sky: silos, a windpump and a low sun. */
export function plainsScene(random: Random, mood: Mood): string {
  const straw = mix(mood.sky[2], palette.wheat, 0.45);
  const sunX = random.whole(500, 700);
  const clouds = Array.from({ length: 4 }, (_, index) => {
    const x = index * 310 + random.whole(0, 160);
    const y = random.whole(70, 230);
    return (
      rect(x, y, random.whole(150, 260), 22, mood.moon, 11) +
      rect(x + random.whole(30, 60), y - 20, random.whole(70, 120), 26, mood.moon, 13)
    );
  });
  const ears = Array.from({ length: 46 }, (_, index) => {
    const x = index * 27 + random.whole(-8, 8);
    return `M${x} 600q${random.whole(-14, 14)}-60 ${random.whole(-6, 16)}-${random.whole(92, 150)}`;
  });
  const grains = ears.map((ear) => {
    const [, x = '0', , by = '0', high = '0'] =
      /^M(-?\d+) 600q(-?\d+)-60 (-?\d+)-(\d+)$/.exec(ear) ?? [];
    const tip = Number(x) + Number(by);
    const top = 600 - Number(high);
    return `M${tip} ${top}q7-13 0-34q-7 21 0 34`;
  });
  const rows = [-5, -3.4, -2, -0.8, 0.8, 2, 3.4, 5].map(
    (side) => `M${sunX} 424L${Math.round(sunX + side * 300)} 600`,
  );
  return (
    sky(random, mood, sunX, random.whole(300, 340), random.whole(78, 104)) +
    `<g opacity=".22">${clouds.join('')}</g>` +
    ridge(random, 404, 10, mix(mood.far, mood.sky[2], 0.25)) +
    rect(0, 424, 1200, 176, mix(straw, mood.mid, 0.4)) +
    stroke(rows.join(''), mood.mid, 12, 'opacity=".55"') +
    place(random.whole(830, 900), 436, silos(mood), 0.95) +
    ellipse(340, 470, 120, 10, '#0b0805', 'opacity=".25"') +
    place(random.whole(310, 370), 470, windpump(mood, random.whole(0, 35)), 0.98) +
    stroke(ears.join(''), shaded(straw, 0.25), 5) +
    fill(grains.join(''), lit(straw, 0.25), `stroke="${straw}" stroke-width="9"`)
  );
}
