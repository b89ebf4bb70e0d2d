import { lit, palette, shaded } from '../palette.ts';
import { bulbLine, glow } from '../parts/bunting.ts';
import { glass } from '../parts/glass.ts';
import { circle, ellipse, fill, place, rect, stroke } from '../svg.ts';
import type { PosterColors } from './colors.ts';

/** Draws a record night: a turntable with a spinning record, and sleeves beside it. */
export function recordsPoster({ ground, glow: shine, accent, second }: PosterColors): string {
  const deck = place(
    190,
    206,
    ellipse(10, 96, 176, 16, '#0b0805', 'opacity=".4"') +
      rect(-160, -112, 330, 204, palette.oak, 14) +
      rect(-160, -112, 330, 14, lit(palette.oak, 0.25), 7) +
      rect(-146, -92, 302, 168, '#2a201a', 8) +
      circle(-36, -8, 78, '#100d0b') +
      circle(-36, -8, 62, 'none', 'stroke="#3a302a" stroke-width="3"') +
      circle(-36, -8, 48, 'none', 'stroke="#3a302a" stroke-width="3"') +
      circle(-36, -8, 28, accent) +
      circle(-36, -8, 5, palette.foam) +
      fill('M-36-8L18-64A78 78 0 0 1 38-30Z', '#fff', 'opacity=".12"') +
      circle(112, -56, 20, palette.steel) +
      circle(112, -56, 9, palette.slate) +
      stroke('M112-56L96 34L58 48', palette.cream, 8) +
      rect(44, 40, 26, 16, palette.foam, 4) +
      circle(120, 52, 11, second),
  );
  const sleeve = (x: number, turn: number, color: string, mark: string) =>
    place(
      x,
      232,
      rect(-56, -116, 118, 118, '#0b0805', 5, 'opacity=".3"') +
        rect(-60, -120, 118, 118, color, 5) +
        circle(0, -62, 36, lit(color, 0.35)) +
        stroke(mark, shaded(color, 0.5), 8),
      1,
      turn,
    );
  return (
    rect(0, 0, 480, 320, ground) +
    glow(190, 160, 230, shine) +
    bulbLine(-10, 490, 14, 22, 46, '#ffd98a') +
    rect(0, 282, 480, 38, shaded(ground, 0.55)) +
    sleeve(404, 10, accent, 'M-20-62Q0-92 20-62T52-62') +
    sleeve(424, -5, second, 'M-22-46L0-84L22-46Z') +
    deck +
    place(446, 300, glass('pint', '#d98a2b'), 0.78)
  );
}

/** Draws a workshop: an easel with a painted landscape, a jar of brushes and a palette. */
export function paintPoster({ ground, glow: shine, accent, second }: PosterColors): string {
  const easel = place(
    214,
    310,
    stroke('M-20-240L-92 0M20-240L92 0M0-236V-6', palette.oak, 12) +
      rect(-118, -264, 240, 172, '#0b0805', 4, 'opacity=".3"') +
      rect(-122, -270, 240, 172, palette.foam, 4) +
      rect(-112, -260, 220, 152, shine) +
      circle(56, -216, 24, accent) +
      fill('M-112-160C-60-206-10-180 30-166S90-180 108-172V-108H-112Z', second) +
      fill('M-112-132C-40-160 40-120 108-146V-108H-112Z', shaded(second, 0.35)) +
      fill('M-62-128V-172L-40-190L-18-172V-128Z', palette.brick) +
      rect(-46, -150, 14, 22, palette.wheat) +
      rect(-128, -96, 256, 14, palette.oak, 4),
  );
  const brushes = place(
    392,
    302,
    stroke('M-18-70L-34-150M0-70V-166M16-70L36-142', palette.malt, 7) +
      stroke('M-34-152l-5-22M0-168v-22M36-144l8-20', accent, 13) +
      fill('M-40-76H40L32 0H-32Z', '#cfe0d8', 'opacity=".75"') +
      fill('M-37-48H37L32 0H-32Z', second, 'opacity=".8"') +
      stroke('M-26-66L-22-10', '#fff', 5, 'opacity=".6"'),
  );
  const board = place(
    76,
    286,
    fill(
      'M-62 0C-66-40 10-58 50-34C84-14 64 24 30 14C12 8 6 22-10 24C-38 26-60 18-62 0Z',
      palette.malt,
    ) +
      circle(-34, -4, 9, accent) +
      circle(-14, -24, 9, second) +
      circle(14, -30, 9, palette.foam) +
      circle(40, -16, 9, palette.plum) +
      ellipse(34, 4, 8, 6, ground),
  );
  return (
    rect(0, 0, 480, 320, ground) +
    glow(214, 130, 220, shine) +
    rect(0, 276, 480, 44, shaded(ground, 0.5)) +
    stroke('M0 276H480', lit(ground, 0.2), 4) +
    easel +
    brushes +
    board
  );
}

/** Draws a tour: a copper kettle with steam, a hat for guests and a row of tasters. */
export function tourPoster({ ground, glow: shine, accent, second }: PosterColors): string {
  const kettle = place(
    196,
    262,
    ellipse(6, 26, 130, 14, '#0b0805', 'opacity=".4"') +
      fill('M-16-200H20V-120H-16Z', shaded(accent, 0.35)) +
      fill('M-108-62C-108-128-52-158 0-158S108-128 108-62Z', accent) +
      rect(-116, -66, 232, 86, accent, 20) +
      fill(
        'M44-150C88-136 108-108 108-62V0Q108 20 88 20H60C84-40 80-110 44-150Z',
        shaded(accent, 0.4),
      ) +
      rect(-122, -76, 244, 16, shaded(accent, 0.5), 8) +
      ellipse(-14, -112, 34, 20, shaded(accent, 0.55)) +
      ellipse(-14, -113, 27, 14, '#f0c46a') +
      circle(-58, -20, 21, palette.foam, `stroke="${shaded(accent, 0.5)}" stroke-width="5"`) +
      stroke('M-58-20l9-9', palette.brick, 4) +
      stroke('M-88-88C-82-114-64-134-40-142', lit(accent, 0.6), 8, 'opacity=".7"'),
  );
  const steam =
    circle(196, 44, 34, palette.foam, 'opacity=".16"') +
    circle(236, 20, 44, palette.foam, 'opacity=".12"') +
    circle(166, 10, 30, palette.foam, 'opacity=".12"');
  const hat = place(
    398,
    208,
    fill('M-62 0C-62-48-34-74 0-74S62-48 62 0Z', second) +
      fill('M20-70C44-60 62-38 62 0H30C38-26 34-52 20-70Z', shaded(second, 0.35)) +
      stroke('M0-74V-8', lit(second, 0.4), 9) +
      rect(-78, -8, 156, 17, second, 8),
  );
  const tasters = [328, 384, 440]
    .map((x, index) =>
      place(x, 288, glass('tulip', ['#f0cf6b', '#d98a2b', '#5a2e1a'][index] ?? '#d98a2b'), 0.62),
    )
    .join('');
  return (
    rect(0, 0, 480, 320, ground) +
    glow(196, 180, 230, shine) +
    stroke(
      'M0 52H480M0 104H480M0 156H480M0 208H480M80 0V260M240 0V260M400 0V260',
      lit(ground, 0.1),
      3,
    ) +
    rect(0, 262, 480, 58, shaded(ground, 0.5)) +
    steam +
    kettle +
    hat +
    rect(296, 288, 176, 14, palette.malt, 5) +
    tasters
  );
}
