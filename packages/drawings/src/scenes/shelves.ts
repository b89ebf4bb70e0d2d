import { palette, shaded } from '../palette.ts';
import { type BadgeTones, badgeSlugs, badgeTones } from '../parts/badge-tones.ts';
import { glow } from '../parts/bunting.ts';
import { hopCone } from '../parts/hop-cone.ts';
import { mapPin } from '../parts/map-pin.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';

function trophy(tones: BadgeTones): string {
  return (
    rect(-46, -24, 92, 24, palette.ground, 4) +
    rect(-46, -24, 92, 6, palette.bark, 3) +
    fill('M-12-24L-8-58H8L12-24Z', tones.shade) +
    stroke('M-52-146C-86-146-80-96-40-96M52-146C86-146 80-96 40-96', tones.shade, 10) +
    fill('M-56-164H56C56-96 34-58 0-58S-56-96-56-164Z', tones.lit) +
    fill('M18-164H56C56-96 34-58 0-58C24-84 26-120 18-164Z', tones.shade, 'opacity=".8"') +
    rect(-62, -174, 124, 14, tones.lit, 7)
  );
}

/** Draws lit shelves behind the bar, with the cups in the middle. */
export function leaderboardScene(): string {
  const wall = '#261c13';
  const shelf = (y: number) =>
    glow(600, y - 70, 300, palette.amber) +
    rect(60, y, 1080, 18, palette.oak, 4) +
    rect(60, y, 1080, 5, palette.malt, 2) +
    rect(60, y + 18, 1080, 12, '#120b0a', 0, 'opacity=".45"');
  const cone = hopCone(
    { lit: 'currentColor', shade: 'currentColor', line: '#2a1c10', stem: '#6b8f2c' },
    1.9,
  );
  const cones = badgeSlugs.slice(0, 8).map((slug, index) => {
    const x = index < 4 ? 130 + index * 92 : 794 + (index - 4) * 92;
    return `<g color="${badgeTones[slug].lit}">${place(x, 304, cone, 1.05)}</g>`;
  });
  const low = [150, 262, 938, 1050].map((x, index) =>
    place(
      x,
      480,
      rect(-40, -92, 80, 92, palette.wood, 4) +
        rect(-32, -84, 64, 76, '#1b2421', 2) +
        circle(
          0,
          -46,
          22,
          [palette.amber, palette.leaf, palette.teal, palette.brick][index] ?? palette.amber,
        ),
    ),
  );
  return (
    rect(0, 0, 1200, 600, wall) +
    stroke('M60 0V600M1140 0V600', palette.wood, 22) +
    shelf(342) +
    shelf(480) +
    cones.join('') +
    low.join('') +
    place(600, 344, trophy(badgeTones['gold-hop']), 1.35) +
    place(430, 482, trophy(badgeTones['silver-hop']), 0.72) +
    place(770, 482, trophy(badgeTones['bronze-hop']), 0.72) +
    place(600, 208, fill('M-15 18L0-22L15 18L-20-8H20Z', '#7a4d0a', 'opacity=".6"')) +
    stroke(
      'M470 130l-34-22M730 130l34-22M600 74V40M520 92l-18-30M680 92l18-30',
      palette.amber,
      8,
      'opacity=".6"',
    ) +
    rect(0, 540, 1200, 60, palette.ground) +
    rect(0, 540, 1200, 8, palette.oak)
  );
}

function smallBrewery(colour: string): string {
  return (
    fill('M-66 0V-58L-34-84V-58L0-84V-58L34-84V-58H66V0Z', colour) +
    fill('M34-84V-58H66V0H34Z', '#120b0a', 'opacity=".25"') +
    rect(46, -116, 18, 60, shaded(colour, 0.3)) +
    rect(-52, -42, 22, 22, palette.amber, 2) +
    rect(-16, -42, 22, 22, palette.amber, 2) +
    rect(18, -34, 18, 34, shaded(colour, 0.5), 2)
  );
}

/** Draws hills at night with breweries along a dotted trail, and pins over them. */
export function breweriesScene(random: Random): string {
  const trees = Array.from({ length: 22 }, (_, index) => {
    const x = index * 56 + random.whole(-16, 16);
    return place(
      x,
      330 + ((index * 37) % 60),
      fill('M0-64L22 0H-22Z', index % 2 ? '#26402e' : '#1f3628'),
      1,
    );
  });
  const spots = [
    [250, 420, palette.brick],
    [610, 350, palette.teal],
    [940, 440, palette.copper],
  ] as const;
  const houses = spots.map(
    ([x, y, colour]) =>
      ellipse(x, y, 96, 10, '#0b0805', 'opacity=".35"') + place(x, y, smallBrewery(colour), 1.15),
  );
  const pins = spots.map(([x, y], index) =>
    place(
      x - 6,
      y - 118,
      mapPin(index === 1 ? palette.hop : palette.amber, palette.ground),
      index === 1 ? 1.35 : 1.05,
    ),
  );
  const trail =
    'M-20 520C120 470 180 470 250 432C360 380 420 480 520 430C560 410 590 380 610 362C680 330 760 460 940 452C1040 448 1100 520 1220 500';
  return (
    rect(0, 0, 1200, 600, '#15262b') +
    glow(880, 120, 260, '#f2ead2') +
    circle(880, 120, 50, '#f2ead2') +
    stroke(
      'M80 90h1M210 60h1M340 130h1M470 70h1M620 110h1M720 60h1M1040 80h1M1130 150h1M140 170h1M540 170h1',
      '#f2ead2',
      5,
      'opacity=".7"',
    ) +
    fill('M0 260C140 190 260 270 420 220S700 170 860 230S1080 200 1200 240V600H0Z', '#1d3a3a') +
    fill('M0 330C180 270 320 340 520 300S900 290 1200 320V600H0Z', '#24452f') +
    trees.join('') +
    fill('M0 430C220 360 420 400 640 360S1000 430 1200 400V600H0Z', '#2f5230') +
    fill('M0 540C300 480 700 540 1200 500V600H0Z', '#1d3321') +
    stroke(trail, palette.wheat, 7, 'stroke-dasharray="4 18"') +
    houses.join('') +
    pins.join('')
  );
}
