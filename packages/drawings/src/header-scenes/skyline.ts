import { mix, palette, shaded } from '../palette.ts';
import { badgeTones } from '../parts/badge-tones.ts';
import { hopCone } from '../parts/hop-cone.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, fill, place, rect, round, stroke } from '../svg.ts';
import type { Mood } from './mood.ts';
import { sky } from './sky.ts';

type House = { outline: string; windows: string };

function house(random: Random, x: number, width: number, top: number, light: string): House {
  let columns = '';
  for (let wx = x + 20; wx < x + width - 12; wx += 24) {
    columns += `M${wx} ${top + random.pick([20, 50])}V500`;
  }
  const half = Math.round(width / 2);
  const roof = random.pick([
    `h${width}`,
    `h12v-16h${half}v16h${width - half - 12}`,
    `l${half}-34l${width - half} 34`,
    `h${half}v-52h5v52h${width - half - 5}`,
  ]);
  const rhythm = [0, 1, 2].map(() => `14 ${random.pick([16, 46, 76])}`).join(' ');
  return {
    outline: `M${x} 530V${top}${roof}V530`,
    windows: stroke(columns, light, 9, `stroke-dasharray="${rhythm}"`),
  };
}

/** Draws a row of houses from edge to edge: one outline and the lit windows. */
function street(random: Random, low: number, high: number, color: string, light: string): string {
  let outline = '';
  let windows = '';
  for (let x = -20; x < 1200; ) {
    const width = random.whole(84, 150);
    const next = house(random, x, width, random.whole(low, high), light);
    outline += next.outline;
    windows += next.windows;
    x += width + random.pick([0, 0, 8, 18]);
  }
  return `${fill(outline, color)}<g stroke-linecap="butt" opacity=".75">${windows}</g>`;
}

function waterTower(color: string, band: string): string {
  return (
    stroke('M-34 0L-26-90M34 0L26-90M-30-44H30M-32-8L28-84M32-8L-28-84', color, 6) +
    rect(-40, -168, 80, 84, color, 6) +
    fill('M-46-166L0-204L46-166Z', color) +
    rect(-40, -136, 80, 14, band, 0, 'opacity=".5"')
  );
}

const green = badgeTones['green-hop'];

function brewery(random: Random, mood: Mood): string {
  const wall = mix(mood.near, palette.brick, random.between(0.3, 0.55));
  const dark = shaded(wall, 0.45);
  const smoke = [0, 1, 2].map((index) =>
    ellipse(
      -196 + index * 30,
      -352 - index * 34,
      26 + index * 12,
      16 + index * 7,
      mood.moon,
      `opacity="${0.32 - index * 0.08}"`,
    ),
  );
  const windows = [-140, -60, 60, 140].map(
    (x) =>
      fill(`M${x - 26} -50V-112a26 26 0 0 1 52 0V-50Z`, mood.light) +
      stroke(`M${x} -50V-136M${x - 26}-94H${x + 26}`, dark, 5),
  );
  const sign =
    circle(0, -168, 58, dark) +
    circle(0, -168, 51, mood.light) +
    circle(0, -168, 46, palette.ground) +
    place(0, -165, hopCone(green, 2), 0.86);
  return (
    smoke.join('') +
    fill('M-216 0L-210-330H-172L-166 0Z', dark) +
    rect(-214, -334, 46, 12, wall) +
    fill('M-230 0V-170L-115-232V-170L0-232V-170L115-232V-170L230-232V0Z', wall) +
    fill('M115-170L230-232V0H115Z', dark, 'opacity=".35"') +
    windows.join('') +
    rect(-24, -74, 48, 74, dark, 4) +
    rect(-17, -66, 34, 40, mood.light, 3, 'opacity=".8"') +
    sign
  );
}

/** Draws a town in the evening: rows of lit windows and the brewery's round sign. */
export function skylineScene(random: Random, mood: Mood): string {
  const spot = random.pick([420, 600, 780]);
  const moonX = spot > 600 ? random.whole(220, 380) : random.whole(820, 980);
  const rows =
    street(random, 190, 330, mood.far, mix(mood.light, mood.far, 0.5)) +
    street(random, 290, 400, mood.mid, mood.light);
  const tower = place(spot > 600 ? 190 : 1010, 530, waterTower(mood.near, palette.brick), 1.15);
  const lights = stroke('M0 466Q300 532 600 466Q900 532 1200 466', palette.ground, 3);
  const bulbs = Array.from({ length: 21 }, (_, index) => {
    const share = (index % 10) / 10;
    const sag = 132 * share * (1 - share);
    return `M${index * 60} ${round(472 + sag)}v.1`;
  }).join('');
  return (
    sky(random, mood, moonX, random.whole(120, 170), random.whole(38, 58)) +
    rows +
    tower +
    place(spot, 530, brewery(random, mood), 1.12) +
    rect(0, 526, 1200, 74, mood.near) +
    fill(
      `M${spot - 26} 530H${spot + 26}L${spot + 110} 600H${spot - 110}Z`,
      mood.light,
      'opacity=".2"',
    ) +
    lights +
    stroke(bulbs, mood.light, 11)
  );
}
