import { mix, palette, shaded } from '../palette.ts';
import { bulbLine } from '../parts/bunting.ts';
import { beerColors, glass } from '../parts/glass.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';
import type { Mood } from './mood.ts';
import { sky } from './sky.ts';

function tree(random: Random, leaf: string, bark: string): string {
  const crown = [
    [-64, -240, 78],
    [58, -250, 84],
    [0, -310, 92],
    [-6, -220, 86],
  ].map(([x = 0, y = 0, r = 0]) => circle(x + random.whole(-10, 10), y, r, leaf));
  return (
    stroke('M0 0V-200M0-120L-40-190M0-140L44-206', bark, 26) +
    crown.join('') +
    circle(34, -280, 60, '#fff2d8', 'opacity=".08"')
  );
}

function table(random: Random, wood: string, shade: readonly [string, string] | undefined): string {
  const beers = [-62, 8, 70].map((x) =>
    place(
      x + random.whole(-10, 10),
      -96,
      glass(random.pick(['mug', 'pint', 'weizen'] as const), random.pick(beerColors)),
      0.62,
    ),
  );
  const parasol = shade
    ? stroke('M0-96V-330', palette.cream, 8) +
      fill('M-170-268C-120-346 120-346 170-268Z', shade[0]) +
      fill(
        'M-90-268C-66-322-30-328 0-328V-268ZM90-268H170C146-306 90-326 0-328C40-322 72-316 90-268Z',
        shade[1],
      )
    : '';
  return (
    ellipse(0, 4, 170, 14, '#0b0805', 'opacity=".4"') +
    parasol +
    beers.join('') +
    stroke('M-84-80L-112 0M84-80L112 0', shaded(wood, 0.45), 14) +
    rect(-142, -100, 284, 18, wood, 5) +
    rect(-170, -46, 340, 14, shaded(wood, 0.15), 5)
  );
}

/** Draws a beer garden: long tables under trees, parasols and strings of bulbs. */
export function gardenScene(random: Random, mood: Mood): string {
  const leaf = mix(mood.mid, palette.fern, 0.35);
  const wood = mix(palette.oak, mood.far, 0.25);
  const shade = [mood.paint, palette.foam] as const;
  const covered = random.pick([0, 1, 2] as const);
  const fence = Array.from({ length: 31 }, (_, index) => `M${index * 40} 404V470`).join('');
  const kiosk = place(
    random.pick([330, 600, 870]),
    470,
    rect(-110, -150, 220, 150, mix(mood.near, wood, 0.55)) +
      rect(-86, -112, 172, 66, mood.light, 4) +
      stroke('M-50-112V-84M-20-112V-84M10-112V-84M40-112V-84', mood.near, 8) +
      rect(-98, -46, 196, 12, palette.malt, 3) +
      fill('M-136-144L0-214L136-144L124-132L0-190L-124-132Z', mood.near),
  );
  return (
    sky(random, mood, random.pick([180, 620, 1010]), random.whole(110, 160), random.whole(36, 52)) +
    place(110, 480, tree(random, mix(leaf, mood.far, 0.4), mood.near), 1.12) +
    place(1080, 480, tree(random, mix(leaf, mood.far, 0.4), mood.near), 1.2) +
    rect(0, 420, 1200, 56, mood.mid) +
    stroke(fence, mood.near, 10) +
    kiosk +
    rect(0, 468, 1200, 132, mix(mood.near, palette.bark, 0.35)) +
    fill('M0 600V520C300 490 900 490 1200 520V600Z', mood.near, 'opacity=".5"') +
    bulbLine(-20, 620, 196, 46, 52, mood.light) +
    bulbLine(580, 1220, 196, 46, 52, mood.light) +
    [210, 600, 990]
      .map((x, index) =>
        place(
          x + random.whole(-26, 26),
          572,
          table(random, wood, index === covered ? undefined : shade),
        ),
      )
      .join('')
  );
}
