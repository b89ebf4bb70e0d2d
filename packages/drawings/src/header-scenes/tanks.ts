import { lit, mix, palette, shaded } from '../palette.ts';
import { lamp } from '../parts/lamp.ts';
import type { Random } from '../random.ts';
import { circle, fill, place, rect, stroke } from '../svg.ts';
import type { Mood } from './mood.ts';

function tank(random: Random, metal: string, mood: Mood, height: number): string {
  const top = -height;
  const dark = shaded(metal, 0.55);
  const legs = stroke('M-62-96L-70 0M62-96L70 0M-22-70V0M22-70V0', shaded(metal, 0.7), 9);
  const body = fill(
    `M-78 ${top + 40}C-78 ${top + 6}-40 ${top - 12} 0 ${top - 12}S78 ${top + 6} 78 ${top + 40}V-150L16-44H-16L-78-150Z`,
    metal,
  );
  const side = fill(
    `M30 ${top - 8}C58 ${top} 78 ${top + 14} 78 ${top + 40}V-150L16-44H4L34-150Z`,
    dark,
    'opacity=".6"',
  );
  const gleam = stroke(`M-54 ${top + 48}V-164`, lit(metal, 0.7), 13, 'opacity=".7"');
  const bands = stroke(`M-78 ${top + 44}H78M-78-152H78`, dark, 4, 'opacity=".6"');
  const doorY = random.whole(-250, -215);
  const door =
    circle(-4, doorY, 32, dark) +
    circle(-4, doorY, 25, mix(metal, dark, 0.35)) +
    stroke(`M-20 ${doorY}H12`, lit(metal, 0.4), 5);
  const gauge =
    circle(0, top + 72, 13, palette.foam) +
    stroke(`M0 ${top + 72}l6-7`, palette.brick, 3) +
    stroke(`M0 ${top - 12}V${top - 44}`, dark, 9);
  const light =
    rect(-30, doorY + 48, 52, 18, mood.near, 9) +
    circle(-18, doorY + 57, 4, palette.leaf) +
    circle(-4, doorY + 57, 4, palette.amber);
  return legs + body + side + gleam + bands + door + gauge + light + rect(-9, -46, 18, 16, dark, 3);
}

/** Draws a brewhouse: a row of fermenters under lamps, with tall windows behind. */
export function tanksScene(random: Random, mood: Mood): string {
  const metal = random.pick([
    palette.steel,
    palette.copper,
    '#b9a98c',
    mix(palette.steel, mood.sky[1], 0.35),
  ]);
  const arched = random.chance(0.5);
  const windows = [80, 330, 580, 830, 1080].map((x) => {
    const shape = arched
      ? `M${x - 70} 400V150a70 70 0 0 1 140 0V400Z`
      : `M${x - 75} 400V96H${x + 75}V400Z`;
    return (
      fill(shape, 'url(#sky)') +
      stroke(`M${x} 84V400M${x - 72} 190H${x + 72}M${x - 72} 290H${x + 72}`, mood.mid, 7)
    );
  });
  const heights = [0, 1, 2, 3, 4].map(() => random.whole(370, 425));
  const gap = random.whole(205, 225);
  const tanks = heights.map((height, index) =>
    place(600 + (index - 2) * gap, 526, tank(random, metal, mood, height), 1),
  );
  const pipe =
    stroke(`M-10 ${128}H1210`, shaded(metal, 0.45), 14) +
    stroke('M-10 124H1210', lit(metal, 0.25), 3, 'opacity=".5"');
  const floor =
    rect(0, 500, 1200, 100, mood.near) + rect(0, 500, 1200, 4, mood.light, 0, 'opacity=".2"');
  const shine = [0, 1, 2, 3, 4].map((index) =>
    rect(600 + (index - 2) * gap - 52, 534, 104, 8, metal, 4, 'opacity=".22"'),
  );
  const lamps = [1, 3].map((index) =>
    lamp(600 + (index - 2) * gap, 34, 470, palette.moss, mood.light),
  );
  return (
    rect(0, 0, 1200, 600, mix(mood.far, palette.ground, 0.4)) +
    rect(0, 400, 1200, 120, mix(mood.mid, palette.ground, 0.3)) +
    windows.join('') +
    floor +
    pipe +
    shine.join('') +
    tanks.join('') +
    lamps.join('')
  );
}
