import { palette, shaded } from '../palette.ts';
import { glow } from '../parts/bunting.ts';
import { hopCone } from '../parts/hop-cone.ts';
import { mapPin } from '../parts/map-pin.ts';
import { stampFrame } from '../stamps/stamp-frames.ts';
import type { StampLook } from '../stamps/stamp-look.ts';
import { circle, fill, place, rect, stroke } from '../svg.ts';

const PAPER = '#efe2c6';
const CREASE = '#cbb58a';
/** A hop cone as it is printed, in the colour around it. */
const printedCone = hopCone(
  { lit: 'currentColor', shade: 'currentColor', line: PAPER, stem: 'currentColor' },
  2.4,
);

/** Draws a table under a lamp, from above: a map with the way walked, and the stamped passport. */
export function trailScene(): string {
  const table = '#33230f';
  return (
    rect(0, 0, 1200, 600, table) +
    stroke('M0 92H1200M0 214H1200M0 336H1200M0 458H1200M0 572H1200', shaded(table, 0.5), 5) +
    glow(620, 220, 560, palette.amber) +
    place(1108, 118, beer()) +
    place(362, 246, map(), 1, -5) +
    place(838, 246, passport(), 1, 6) +
    place(560, 446, pencil(), 1, -14)
  );
}

/** Draws a folded map around the origin, with the way from pin to pin. */
function map(): string {
  const way = 'M-238 84C-190 20-150 8-120 30S-40 110 10 70S70-60 130-64S180-40 214-78';
  const folds = [-270, 0].map((x) => rect(x, -190, 135, 380, '#c8ae7c', 0, 'opacity=".28"'));
  return (
    sheet(540, 380, PAPER) +
    fill('M-270-190H-90C-110-130-170-120-190-70S-240 0-270-6Z', '#b9c48a', 'opacity=".75"') +
    fill('M270 60C200 40 150 90 120 130S60 170 50 190H270Z', '#b9c48a', 'opacity=".75"') +
    stroke('M-70-190C-60-110 40-100 30-20S-80 80-60 190', '#7fb0a8', 20, 'stroke-linecap="butt"') +
    stroke('M-270-70L-90-20L90-120L270-150M-150-190L-90-20L-110 190M90-120L150 190', CREASE, 5) +
    folds.join('') +
    stroke('M-135-190V190M0-190V190M135-190V190M-270 0H270', CREASE, 2.4) +
    stroke(way, palette.brick, 9, 'stroke-dasharray="3 19"') +
    place(-238, 84, circle(0, 0, 13, PAPER, `stroke="${palette.brick}" stroke-width="7"`)) +
    place(-120, 30, mapPin(palette.copper, PAPER), 1.15) +
    place(10, 70, mapPin(palette.teal, PAPER), 1.15) +
    place(214, -78, mapPin('#6fa50b', PAPER), 1.6)
  );
}

/** Draws an open passport around the origin, with stamps in different inks. */
function passport(): string {
  return (
    rect(-206, -180, 428, 392, '#0b0805', 18, 'opacity=".4"') +
    rect(-214, -196, 428, 392, palette.wine, 18) +
    rect(-202, -186, 404, 372, PAPER, 8) +
    fill('M-34-186H22V186H-34Z', CREASE, 'opacity=".3"') +
    stroke('M0-186V186', CREASE, 3) +
    place(-104, -84, print('roundel', '#9a3a24'), 0.66, -9) +
    place(-96, 86, print('landscape', '#2f6a64'), 0.66, 6) +
    place(98, -78, print('shield', '#6e2b4b'), 0.66, 8) +
    place(106, 92, print('hexagon', '#4a6a1c'), 0.66, -7)
  );
}

/** Draws the print of a stamp around the origin, with a hop cone in its middle. */
function print(shape: StampLook['shape'], ink: string): string {
  const frame = stampFrame(shape, ink);
  const cone = place(120, frame.middle, printedCone, 0.86);
  return place(-120, -120, `${frame.print}<g color="${ink}">${cone}</g>`);
}

/** Draws a glass of beer from above on its coaster, around the origin. */
function beer(): string {
  return (
    rect(-84, -84, 168, 168, shaded(palette.moss, 0.1), 22) +
    circle(8, 10, 70, '#0b0805', 'opacity=".35"') +
    circle(0, 0, 66, '#d98a2b') +
    circle(0, 0, 56, '#fbf3df') +
    stroke('M-30-8v.1M-8 22v.1M22-20v.1M30 14v.1M-4-32v.1', '#eadcb8', 13)
  );
}

function pencil(): string {
  return (
    rect(-120, -9, 210, 18, palette.amber, 3) +
    rect(-120, -9, 210, 6, '#f0bf6b', 3) +
    fill('M90-9L126 0L90 9Z', PAPER) +
    fill('M114-3L126 0L114 3Z', palette.ground) +
    rect(-140, -9, 24, 18, palette.brick, 5)
  );
}

/** Draws a sheet of paper with its shadow around the origin. */
function sheet(width: number, height: number, colour: string): string {
  const [x, y] = [-width / 2, -height / 2];
  return (
    rect(x + 8, y + 12, width, height, '#0b0805', 4, 'opacity=".4"') +
    rect(x, y, width, height, colour, 4)
  );
}
