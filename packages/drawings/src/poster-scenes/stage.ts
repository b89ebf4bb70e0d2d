import { palette, shaded } from '../palette.ts';
import { bulbLine, glow } from '../parts/bunting.ts';
import { glass } from '../parts/glass.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';
import type { PosterColors } from './colors.ts';

/** Draws a music night: a guitar against an amp under spotlights. */
export function musicPoster({ ground: wall, accent: wood }: PosterColors): string {
  const beams =
    fill('M110-20L-30 320H190Z', palette.amber, 'opacity=".13"') +
    fill('M370-20L290 320H510Z', palette.teal, 'opacity=".2"') +
    fill('M240-20L140 320H340Z', palette.foam, 'opacity=".09"');
  const amp =
    rect(290, 130, 140, 146, '#221a14', 10) +
    rect(300, 166, 120, 100, '#3b3026', 6) +
    circle(360, 216, 42, '#191310') +
    circle(360, 216, 14, '#3b3026') +
    stroke('M312 148v.1M332 148v.1M352 148v.1M372 148v.1', palette.wheat, 9) +
    circle(408, 148, 5, palette.brick);
  const guitar = place(
    176,
    212,
    fill('M-9-70H9V-190H-9Z', '#5b3a22') +
      fill('M-14-190L-10-226H10L14-190Z', '#3a2415') +
      stroke('M-16-216h4M-16-200h4M12-216h4M12-200h4', palette.steel, 5) +
      fill(
        'M-26-80C-52-92-66-62-50-36C-42-22-52-10-62 6C-82 46-44 78 0 78S82 46 62 6C52-10 42-22 50-36C66-62 52-92 26-80C12-72-12-72-26-80Z',
        wood,
      ) +
      fill(
        'M26-80C52-92 66-62 50-36C42-22 52-10 62 6C82 46 44 78 0 78C44 56 44 10 20-20C8-40 14-66 26-80Z',
        '#120b0a',
        'opacity=".25"',
      ) +
      circle(0, 0, 21, '#2a1a10') +
      rect(-22, 42, 44, 9, '#3a2415', 3) +
      stroke('M-5-186V44M0-186V44M5-186V44', palette.foam, 1.4, 'opacity=".8"'),
    1,
    12,
  );
  const notes =
    stroke('M66 120v-44l34-9v42', palette.foam, 6) +
    ellipse(58, 122, 11, 8, palette.foam) +
    ellipse(92, 112, 11, 8, palette.foam);
  return (
    rect(0, 0, 480, 320, wall) +
    beams +
    rect(0, 268, 480, 52, shaded(wall, 0.5)) +
    rect(0, 268, 480, 5, palette.oak) +
    amp +
    guitar +
    notes +
    place(450, 276, glass('pint', '#d98a2b'), 0.56) +
    bulbLine(-10, 490, 14, 22, 42, '#ffd98a')
  );
}

/** Draws a quiz night: a bell, a card with a question mark, and a pencil. */
export function quizPoster({ ground: wall, accent: light, second }: PosterColors): string {
  const rays = Array.from(
    { length: 9 },
    (_, index) => `M240 190L${index * 120 - 270}-40H${index * 120 - 210}Z`,
  ).join('');
  const card = (x: number, turn: number, color: string, ink: string, mark: string) =>
    place(
      x,
      168,
      rect(-58, -84, 124, 176, '#0b0805', 12, 'opacity=".3"') +
        rect(-62, -88, 124, 176, color, 12) +
        rect(-52, -78, 104, 156, 'none', 7, `stroke="${ink}" stroke-width="3"`) +
        stroke(mark, ink, 15),
      1,
      turn,
    );
  const bell = place(
    384,
    268,
    fill('M-58 0C-58-50-30-62 0-62S58-50 58 0Z', light) +
      fill('M16-60C40-54 58-42 58 0H26C32-26 28-48 16-60Z', shaded(light, 0.4)) +
      rect(-68, -4, 136, 14, palette.ground, 7) +
      circle(0, -68, 9, shaded(light, 0.2)) +
      stroke('M-38-14C-38-34-30-44-18-48', palette.foam, 6, 'opacity=".7"'),
  );
  const pencil = place(
    78,
    250,
    rect(-70, -9, 116, 18, second) +
      fill('M46-9L76 0L46 9Z', palette.cream) +
      fill('M66-3L76 0L66 3Z', palette.ground) +
      rect(-84, -9, 16, 18, palette.steel),
    1,
    -14,
  );
  return (
    rect(0, 0, 480, 320, wall) +
    fill(rays, palette.foam, 'opacity=".07"') +
    rect(0, 262, 480, 58, palette.wood) +
    rect(0, 262, 480, 5, palette.malt) +
    card(170, -13, palette.malt, shaded(palette.malt, 0.5), 'M-22 0L-6 18L24-20') +
    card(246, 6, palette.foam, second, 'M-22-26q0-22 24-22t24 22q0 14-16 20q-8 4-8 14M2 42v.1') +
    pencil +
    bell +
    stroke('M326 178l-10-12M384 172v-16M442 178l10-12', light, 6)
  );
}

/** Draws a beer release: a can on a stand with light behind it. */
export function releasePoster({ ground, accent: first, second }: PosterColors): string {
  const burst = Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * Math.PI * 2;
    const at = (turn: number) =>
      `${Math.round(240 + 420 * Math.cos(angle + turn))} ${Math.round(150 + 420 * Math.sin(angle + turn))}`;
    return `M240 150L${at(0)}L${at(0.18)}Z`;
  }).join('');
  const can =
    fill('M-52-204H52L64-186V-16L52 0H-52L-64-16V-186Z', palette.steel) +
    rect(-64, -184, 128, 166, first) +
    fill('M-64-70C-40-104-14-54 14-84S50-104 64-88V-18H-64Z', second) +
    circle(0, -122, 36, palette.ground) +
    stroke(
      'M0-146C15-136 17-116 0-98C-17-116-15-136 0-146ZM0-140V-106M-22-126C-18-118-12-114-8-112M22-126C18-118 12-114 8-112',
      palette.leaf,
      4,
    ) +
    rect(-52, -180, 12, 158, '#fff', 6, 'opacity=".4"') +
    fill('M30-204H52L64-186V-16L52 0H30Z', '#120b0a', 'opacity=".25"') +
    stroke('M-14-208H12', palette.slate, 7);
  return (
    rect(0, 0, 480, 320, ground) +
    fill(burst, first, 'opacity=".14"') +
    glow(240, 150, 170, first) +
    fill('M120 320V282Q120 270 132 270H348Q360 270 360 282V320Z', palette.wood) +
    fill('M150 270V254Q150 246 158 246H322Q330 246 330 254V270Z', palette.oak) +
    rect(150, 246, 180, 4, palette.malt, 2) +
    place(240, 248, can) +
    place(112, 320, glass('tulip', '#e2952e'), 1) +
    place(384, 320, glass('tulip', '#e2952e'), 1)
  );
}
