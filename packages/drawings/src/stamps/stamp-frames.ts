import { circle, ellipse, fill, round, stroke } from '../svg.ts';
import type { StampLook } from './stamp-look.ts';

/** The color of the paper. */
export const STAMP_PAPER = '#f3e8d0';

/** A drawn frame on its paper, in a square of 240 px, and where its lettering goes. */
export interface StampFrame {
  /** The paper below the ink. */
  paper: string;
  print: string;
  /** The middle of the letters, their size and their greatest width. */
  middle: number;
  size: number;
  width: number;
  /** The line on which the town stands. */
  foot: number;
  /** The greatest width of the town, where the frame is narrower there. */
  footWidth?: number;
}

/** Draws the frame of a stamp in one ink. */
export function stampFrame(shape: StampLook['shape'], ink: string): StampFrame {
  return frames[shape](ink);
}

/** Returns a line of half circles between two points: the torn edge of a stamp. */
function teeth(x: number, y: number, dx: number, dy: number): string {
  const count = Math.round(Math.hypot(dx, dy) / 15);
  const half = `${round(dx / count / 2)} ${round(dy / count / 2)}`;
  return `L${x} ${y}${`l${half}a3.6 3.6 0 0 0 ${half}`.repeat(count)}`;
}

/** Returns the outline of a stamp with perforated edges around the middle. */
function perforated(width: number, height: number): string {
  const [left, top] = [120 - width / 2, 120 - height / 2];
  const [right, bottom] = [120 + width / 2, 120 + height / 2];
  const edges =
    teeth(left, top, width, 0) +
    teeth(right, top, 0, height) +
    teeth(right, bottom, -width, 0) +
    teeth(left, bottom, 0, -height);
  return `M${edges.slice(1)}Z`;
}

function box(width: number, height: number, radius = 4): string {
  const [x, y] = [120 - width / 2 + radius, 120 - height / 2];
  const [w, h, r] = [width - 2 * radius, height - 2 * radius, radius];
  return `M${x} ${y}h${w}q${r} 0 ${r} ${r}v${h}q0 ${r}-${r} ${r}h-${w}q-${r} 0-${r}-${r}v-${h}q0-${r} ${r}-${r}Z`;
}

function star(count: number, outer: number, inner: number): string {
  const points = Array.from({ length: count * 2 }, (_, index) => {
    const angle = (index / (count * 2)) * Math.PI * 2;
    const radius = index % 2 ? inner : outer;
    return `${round(120 + radius * Math.sin(angle))} ${round(120 - radius * Math.cos(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

function regular(corners: number, radius: number): string {
  return star(corners, radius, radius * Math.cos(Math.PI / corners));
}

const sheet = (outline: string) => fill(outline, STAMP_PAPER);
const tint = (outline: string, ink: string) => fill(outline, ink, 'opacity=".1"');

const frames: Readonly<Record<StampLook['shape'], (ink: string) => StampFrame>> = {
  portrait: (ink) => ({
    paper: sheet(perforated(176, 216)),
    print:
      tint(box(148, 188), ink) +
      stroke(box(148, 188), ink, 4) +
      stroke(box(136, 176), ink, 1.6) +
      stroke('M62 170H178', ink, 2.4),
    ...{ middle: 98, size: 78, width: 124, foot: 193 },
  }),
  landscape: (ink) => ({
    paper: sheet(perforated(220, 172)),
    print:
      tint(box(192, 144), ink) +
      stroke(box(192, 144), ink, 4) +
      fill('M28 156H212V188Q212 190 210 190H30Q28 190 28 188Z', ink, 'opacity=".16"') +
      stroke('M28 158H212', ink, 2.4) +
      stroke('M40 62L54 76M200 62L186 76M40 62V78M200 62V78', ink, 2.4),
    ...{ middle: 100, size: 72, width: 150, foot: 180 },
  }),
  oval: (ink) => ({
    paper: sheet(perforated(192, 216)),
    print:
      stroke(box(166, 190), ink, 3) +
      ellipse(120, 110, 68, 72, ink, 'opacity=".12"') +
      ellipse(120, 110, 68, 72, 'none', `stroke="${ink}" stroke-width="4"`) +
      ellipse(120, 110, 60, 64, 'none', `stroke="${ink}" stroke-width="1.6"`) +
      stroke('M44 32l12 12M196 32l-12 12M44 168l10-8M196 168l-10-8', ink, 3),
    ...{ middle: 102, size: 70, width: 104, foot: 207 },
  }),
  roundel: (ink) => ({
    paper: circle(120, 120, 108, STAMP_PAPER),
    print:
      circle(120, 120, 98, 'none', `stroke="${ink}" stroke-width="5"`) +
      circle(120, 120, 90, 'none', `stroke="${ink}" stroke-width="2"`) +
      circle(120, 120, 86, ink, 'opacity=".1"') +
      fill('M40 152H200A86 86 0 0 1 40 152Z', ink, 'opacity=".14"') +
      stroke('M40 152H200', ink, 2.6),
    ...{ middle: 92, size: 80, width: 128, foot: 174 },
  }),
  shield: (ink) => {
    const outer =
      'M120 10C146 24 180 30 210 28C214 110 194 186 120 230C46 186 26 110 30 28C60 30 94 24 120 10Z';
    const inner =
      'M120 28C144 40 172 45 196 44C198 112 180 174 120 212C60 174 42 112 44 44C68 45 96 40 120 28Z';
    return {
      paper: sheet(outer),
      print:
        tint(inner, ink) +
        stroke(inner, ink, 4.5) +
        stroke('M50 132H190', ink, 2.6) +
        stroke('M120 172V196M108 180L120 188L132 180', ink, 3),
      ...{ middle: 78, size: 70, width: 122, foot: 154, footWidth: 94 },
    };
  },
  hexagon: (ink) => ({
    paper: sheet(regular(6, 118)),
    print:
      tint(regular(6, 102), ink) +
      stroke(regular(6, 102), ink, 5) +
      stroke(regular(6, 93), ink, 1.8) +
      stroke('M40 158H200', ink, 2.6),
    ...{ middle: 94, size: 76, width: 128, foot: 180, footWidth: 104 },
  }),
  ticket: (ink) => {
    const outline = 'M16 46H224V94A26 26 0 0 0 224 146V194H16V146A26 26 0 0 0 16 94Z';
    return {
      paper: sheet(outline),
      print:
        stroke('M30 58H210V84M30 58V84M30 156V182H210V156', ink, 4) +
        tint(box(132, 108), ink) +
        stroke('M48 64V176M192 64V176', ink, 2.6, 'stroke-dasharray="1 8"'),
      ...{ middle: 96, size: 72, width: 128, foot: 176 },
    };
  },
  cap: (ink) => ({
    paper: fill(star(21, 116, 104), STAMP_PAPER, `stroke="${STAMP_PAPER}" stroke-width="6"`),
    print:
      stroke(star(21, 109, 99), ink, 3.6) +
      circle(120, 120, 84, ink) +
      circle(120, 120, 77, STAMP_PAPER) +
      circle(120, 120, 77, ink, 'opacity=".08"') +
      stroke('M52 150H188', ink, 2.6),
    ...{ middle: 94, size: 72, width: 114, foot: 172, footWidth: 102 },
  }),
  diamond: (ink) => ({
    paper: sheet(regular(8, 118)),
    print:
      fill(regular(8, 108), ink) +
      fill(regular(8, 98), STAMP_PAPER) +
      tint(regular(8, 98), ink) +
      stroke('M120 30L128 42L120 54L112 42Z', ink, 2.6) +
      fill('M34 146H206V176H34Z', ink, 'opacity=".16"') +
      stroke('M34 146H206M34 176H206', ink, 2.4),
    ...{ middle: 92, size: 66, width: 128, foot: 168 },
  }),
};
