import { lit, mix, palette, shaded } from '../palette.ts';
import { beerColors, glass } from '../parts/glass.ts';
import type { Random } from '../random.ts';
import { circle, fill, place, rect, stroke } from '../svg.ts';
import type { Mood } from './mood.ts';

function awning(width: number, first: string, second: string): string {
  const step = width / 8;
  return Array.from({ length: 8 }, (_, index) => {
    const x = -width / 2 + index * step;
    return fill(
      `M${x * 0.92} -58H${(x + step) * 0.92}L${x + step} 0a${step / 2} 16 0 0 1-${step} 0Z`,
      index % 2 ? second : first,
    );
  }).join('');
}

function bicycle(color: string): string {
  return (
    circle(-58, -38, 36, 'none', `stroke="${palette.ground}" stroke-width="6"`) +
    circle(58, -38, 36, 'none', `stroke="${palette.ground}" stroke-width="6"`) +
    stroke('M-58-38L-26-92H34L4-38H-58L-34-104M4-38L-26-92M34-92L58-38M34-92L28-116H46', color, 7) +
    stroke('M-48-106H-22', palette.ground, 9)
  );
}

function shopWindow(random: Random, mood: Mood, x: number, width: number): string {
  const beers = [0.25, 0.5, 0.75].map((share) =>
    place(
      x + width * share,
      430,
      glass(random.pick(['pint', 'tulip', 'mug'] as const), random.pick(beerColors)),
      0.8,
    ),
  );
  return (
    rect(x - 12, 236, width + 24, 216, mood.near, 6) +
    rect(x, 248, width, 192, mood.light, 3) +
    rect(x, 248, width, 192, mood.paint, 3, 'opacity=".18"') +
    circle(x + width / 2, 300, 70, '#fff3cf', 'opacity=".5"') +
    beers.join('') +
    rect(x, 430, width, 10, palette.wood) +
    stroke(`M${x + width / 2} 248V440`, mood.near, 7) +
    fill(`M${x + 14} 248H${x + 60}L${x + 20} 440H${x}V300Z`, '#fff', 'opacity=".14"')
  );
}

/** Draws a taproom from the street: brick, lit windows under awnings, and a hanging sign. */
export function storefrontScene(random: Random, mood: Mood): string {
  const wall = mix(mood.far, mood.paint, random.between(0, 0.15));
  const courses = Array.from({ length: 13 }, (_, row) => `M0 ${row * 44}H1200`).join('');
  let ends = '';
  for (let x = 50; x < 1200; x += 50) ends += `M${x} ${x % 100 ? 44 : 0}V540`;
  const [first, second] = random.pick([
    [mood.paint, palette.foam],
    [palette.foam, mood.mid],
    [mood.paint, palette.wheat],
  ] as const);
  const upper = [150, 390, 810, 1050].map(
    (x) =>
      rect(x - 52, 24, 104, 132, mood.near, 4) +
      rect(x - 42, 34, 84, 112, random.chance(0.6) ? mood.light : mood.mid) +
      stroke(`M${x} 34V146M${x - 42} 90H${x + 42}`, mood.near, 6) +
      rect(x - 62, 154, 124, 14, lit(wall, 0.25), 3),
  );
  const door =
    rect(526, 226, 148, 302, mood.near, 6) +
    rect(540, 240, 120, 288, mood.paint, 4) +
    rect(556, 258, 88, 130, mood.light, 4) +
    stroke('M600 258V388M556 322H644', mood.near, 5) +
    rect(556, 412, 88, 92, shaded(mood.paint, 0.3), 4) +
    circle(650, 404, 7, palette.amber);
  const sign = place(
    600,
    0,
    stroke('M0 112V150M-46 112H46', palette.ground, 7) +
      circle(0, 196, 52, palette.ground) +
      circle(0, 196, 44, palette.cream) +
      place(-6, 226, glass('mug', '#eab03c'), 0.6),
  );
  const lampposts = [60, 1140].map(
    (x) =>
      circle(x, 214, 80, mood.light, 'opacity=".14"') +
      stroke(`M${x} 540V236`, palette.ground, 9) +
      rect(x - 15, 196, 30, 40, mood.light, 8) +
      fill(`M${x - 22} 196L${x} 174L${x + 22} 196Z`, palette.ground),
  );
  return (
    rect(0, 0, 1200, 600, wall) +
    stroke(courses, shaded(wall, 0.25), 3, 'opacity=".55"') +
    stroke(
      ends,
      shaded(wall, 0.25),
      3,
      'opacity=".55" stroke-dasharray="44" stroke-linecap="butt"',
    ) +
    upper.join('') +
    rect(0, 186, 1200, 18, mood.near) +
    shopWindow(random, mood, 150, 330) +
    shopWindow(random, mood, 720, 330) +
    door +
    place(315, 262, awning(400, first, second)) +
    place(885, 262, awning(400, first, second)) +
    sign +
    rect(0, 526, 1200, 74, mood.near) +
    rect(0, 526, 1200, 12, mix(mood.near, palette.slate, 0.5)) +
    fill('M540 538H660L740 600H460Z', mood.light, 'opacity=".22"') +
    lampposts.join('') +
    place(random.pick([250, 400, 820, 960]), 552, bicycle(palette.amber), 1.1)
  );
}
