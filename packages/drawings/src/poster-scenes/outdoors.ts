import { palette, shaded } from '../palette.ts';
import { bulbLine, flagLine } from '../parts/bunting.ts';
import { glass } from '../parts/glass.ts';
import { circle, ellipse, fade, fill, place, rect, round, stroke } from '../svg.ts';
import type { PosterColors } from './colors.ts';

function awning(width: number, first: string, second: string): string {
  const count = 6;
  const step = width / count;
  const strips = Array.from({ length: count }, (_, index) => {
    const x = -width / 2 + index * step;
    return fill(
      `M${round(x * 0.86)} -40H${round((x + step) * 0.86)}L${round(x + step)} 0a${round(step / 2)} 12 0 0 1-${round(step)} 0Z`,
      index % 2 ? second : first,
    );
  });
  return strips.join('');
}

/** Draws a market: two stalls under striped awnings. */
export function marketPoster({ ground: sky, accent, second }: PosterColors): string {
  const stall = (first: string, second: string, goods: string) =>
    rect(-92, -140, 8, 140, palette.wood) +
    rect(84, -140, 8, 140, palette.wood) +
    goods +
    rect(-96, -62, 192, 62, palette.oak) +
    rect(-96, -62, 192, 6, palette.malt) +
    stroke('M-90-40H90M-90-20H90', palette.wood, 3) +
    place(0, -126, awning(208, first, second));
  const jars =
    [-66, -36, -6]
      .map(
        (x) =>
          rect(x - 11, -94, 22, 32, palette.amber, 5) + rect(x - 12, -98, 24, 8, palette.foam, 2),
      )
      .join('') +
    circle(36, -74, 13, palette.brick) +
    circle(58, -74, 13, palette.copper) +
    circle(47, -94, 13, palette.brick);
  const loaves =
    [-62, -22, 18]
      .map(
        (x) =>
          ellipse(x, -74, 22, 13, '#b8692b') +
          stroke(`M${x - 9}-80l6 9M${x + 2}-81l6 9`, palette.wheat, 3),
      )
      .join('') +
    rect(48, -106, 26, 44, palette.teal, 4) +
    rect(54, -116, 14, 14, palette.lagoon, 3);
  const hills = fill('M0 210C90 160 170 200 240 180S400 150 480 196V320H0Z', shaded(sky, 0.35));
  return (
    rect(0, 0, 480, 320, sky) +
    circle(392, 62, 30, palette.cream) +
    hills +
    rect(0, 280, 480, 40, shaded(sky, 0.6)) +
    place(124, 290, stall(second, palette.foam, jars), 1.08) +
    place(356, 290, stall(accent, palette.foam, loaves), 1.08) +
    flagLine(-10, 490, 22, 24, [accent, palette.foam, second, palette.wheat])
  );
}

/** Draws a run club: shoes on a trail that ends at a brewery. */
export function runPoster({ ground: top, glow: low, accent: color }: PosterColors): string {
  const shoe = (color: string) =>
    fill(
      'M-70 0C-74-22-70-44-58-52C-46-40-26-40-16-56C-2-44 16-30 44-24C62-20 72-12 72 0Z',
      color,
    ) +
    fill('M-74-2H76Q78 14 62 14H-64Q-76 14-74-2Z', palette.foam) +
    stroke('M-10-46l-14 14M6-36l-12 14M22-30l-10 12', palette.foam, 5) +
    stroke('M-60-12C-40-22-10-16 10-8', shaded(color, 0.35), 6) +
    stroke('M-56 14h14M-26 14h14M4 14h14M34 14h14', palette.slate, 4);
  const sun = circle(330, 168, 62, '#f3c878') + circle(330, 168, 84, '#f3c878', 'opacity=".2"');
  const brewery = place(
    112,
    196,
    fill('M-46 0V-46L-22-62V-46L2-62V-46L26-62V-46H46V0Z', palette.ground) +
      rect(34, -86, 13, 86, palette.ground) +
      rect(-34, -34, 14, 14, palette.amber) +
      rect(-10, -34, 14, 14, palette.amber) +
      rect(14, -34, 14, 14, palette.amber),
  );
  return (
    `<defs>${fade('sky', [top, low, low])}</defs>` +
    rect(0, 0, 480, 320, 'url(#sky)') +
    sun +
    fill('M0 196C80 170 180 206 260 190S400 168 480 190V320H0Z', shaded(top, 0.4)) +
    brewery +
    fill(
      'M112 196C150 220 60 240 150 262S400 280 480 300V320H60C40 280 30 250 80 226C96 216 96 206 100 196Z',
      palette.malt,
    ) +
    stroke(
      'M108 204C120 222 80 236 120 252S260 284 300 306',
      palette.foam,
      4,
      'stroke-dasharray="10 12" opacity=".8"',
    ) +
    place(286, 266, shoe(shaded(color, 0.3)), 0.9, -16) +
    place(372, 290, shoe(color), 1.08, -6) +
    stroke('M196 250h-40M212 272h-56M250 296h-70', palette.foam, 5, 'opacity=".5"')
  );
}

/** Draws a food truck with an open hatch. */
export function truckPoster({ ground, accent: body, second }: PosterColors): string {
  const sky = shaded(ground, 0.35);
  const truck =
    ellipse(10, 4, 190, 12, '#0b0805', 'opacity=".5"') +
    fill('M-170-20V-158Q-170-170-158-170H96Q106-170 106-160V-20Z', body) +
    fill('M106-20V-124H146Q156-124 162-112L184-66V-20Z', shaded(body, 0.18)) +
    fill('M116-112H142Q148-112 152-104L170-66H116Z', '#cfe0d8') +
    rect(-170, -48, 354, 30, shaded(body, 0.4)) +
    rect(-170, -54, 276, 7, palette.foam) +
    rect(-128, -138, 150, 66, '#ffdf9a') +
    fill('M-46-72V-78Q-46-90-28-90T-10-78V-72Z', '#4a3024') +
    circle(-28, -98, 12, '#b67d55') +
    rect(-136, -76, 166, 9, palette.oak) +
    place(
      -53,
      -134,
      fill('M-84-4H84L96 22H-96Z', palette.foam) +
        stroke('M-58-2L-66 20M-14-2L-16 20M30-2L34 20', second, 16),
    ) +
    stroke('M46-150H92M46-138H80', palette.foam, 5) +
    place(70, -76, glass('mug', '#eab03c'), 0.5) +
    [-112, 120]
      .map(
        (x) =>
          circle(x, -16, 31, '#15110d') +
          circle(x, -16, 14, palette.steel) +
          circle(x, -16, 5, palette.slate),
      )
      .join('') +
    rect(176, -44, 12, 12, palette.amber, 3);
  return (
    rect(0, 0, 480, 320, sky) +
    fill(
      'M0 190L60 150L110 190L170 140L240 190L310 130L390 190L440 160L480 190V320H0Z',
      shaded(sky, 0.4),
    ) +
    rect(0, 262, 480, 58, shaded(sky, 0.6)) +
    bulbLine(-10, 490, 24, 26, 46, '#ffd98a') +
    place(232, 284, truck, 1.12)
  );
}
