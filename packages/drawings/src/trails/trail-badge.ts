import { lit, palette, shaded } from '../palette.ts';
import { hopCone } from '../parts/hop-cone.ts';
import { createRandom, type Random } from '../random.ts';
import { circle, fill, place, rect, round, stroke, svgFile } from '../svg.ts';
import { trailBadgeLook } from './trail-look.ts';

/**
 * Draws the badge of a completed trail: a sewn patch with a path on it. Its number determines
 * colors, outline and picture, the seed (its id) the details, and all of it if there is no number.
 * Returns an SVG of 120 x 120 px.
 */
export function trailBadgeSvg(seed: string, number?: number): string {
  const random = createRandom(`trail badge:${seed}`);
  const look = trailBadgeLook(seed, number);
  const [cloth, thread] = cloths[look.cloth];
  const colors = { cloth, thread };
  const body = outlines[look.outline](colors) + pictures[look.picture](random, colors);
  return svgFile(120, 120, place(60, 60, body));
}

interface Colors {
  cloth: string;
  thread: string;
}

/** Draws a patch from its outline: cloth with a merrowed edge and a seam. */
function patch(outline: string, { cloth, thread }: Colors): string {
  const rim = shaded(thread, 0.18);
  const seam = `stroke="${thread}" stroke-width="1.4" stroke-dasharray="4 3" fill="none"`;
  return (
    fill(outline, rim, `stroke="${rim}" stroke-width="5"`) +
    stroke(outline, lit(thread, 0.3), 4, 'stroke-dasharray="1.2 4"') +
    place(0, 0, fill(outline, cloth), 0.9) +
    place(0, 0, `<path d="${outline}" ${seam}/>`, 0.82)
  );
}

const roundPatch = (colors: Colors) => patch('M0-52A52 52 0 1 1 0 52A52 52 0 1 1 0-52Z', colors);

const shieldPatch = (colors: Colors) =>
  patch('M0-54C14-46 32-43 48-45C51-4 42 34 0 54C-42 34-51-4-48-45C-32-43-14-46 0-54Z', colors);

const archPatch = (colors: Colors) => patch('M-46 50V-6A46 46 0 0 1 46-6V50Q0 56-46 50Z', colors);

const hexPatch = (colors: Colors) => patch('M0-55L48-28V28L0 55L-48 28V-28Z', colors);

/** Draws the dotted path below every picture. */
function track(random: Random, { thread }: Colors): string {
  const bend = random.between(8, 18) * (random.chance(0.5) ? 1 : -1);
  const d = `M${round(-bend / 2)} 38C${round(bend)} 30 ${round(-bend)} 20 ${round(bend / 3)} 10`;
  return stroke(d, thread, 4, 'stroke-dasharray=".1 7"');
}

function hillPicture(random: Random, colors: Colors): string {
  const { cloth, thread } = colors;
  const left = random.between(-20, -12);
  return (
    circle(random.between(8, 20), -20, 8, lit(thread, 0.35)) +
    fill(`M-38 10L${round(left)}-22L4 10Z`, lit(cloth, 0.28)) +
    fill('M-14 10L14-12L38 10Z', lit(cloth, 0.14)) +
    fill(`M${round(left)}-22L${round(left + 7)}-13H${round(left - 8)}Z`, palette.foam) +
    track(random, colors)
  );
}

function lampPicture(random: Random, colors: Colors): string {
  const { cloth, thread } = colors;
  return (
    circle(0, -18, 22, lit(thread, 0.2), 'opacity=".3"') +
    stroke('M0 14V-8', thread, 4) +
    fill('M-9-8H9L13-26H-13Z', lit(thread, 0.45)) +
    fill('M-15-26H15L0-37Z', thread) +
    stroke('M0-8V-26', shaded(cloth, 0.2), 1.6) +
    track(random, colors)
  );
}

function conePicture(random: Random, colors: Colors): string {
  const tones = { lit: '#a5d838', shade: '#6fa50b', line: '#365408', stem: '#6b8f2c' };
  return place(0, -8, hopCone(tones, 2.4), 0.66) + track(random, colors);
}

function steeplePicture(random: Random, colors: Colors): string {
  const { cloth, thread } = colors;
  const wall = lit(cloth, 0.24);
  const windows = [-24, -16, 16, 24].map((x) => rect(x - 2, -2, 4, 6, lit(thread, 0.35)));
  return (
    rect(-30, -10, 60, 20, wall) +
    fill('M-34-10L-20-22H20L34-10Z', shaded(cloth, 0.25)) +
    rect(-7, -30, 14, 40, lit(cloth, 0.34)) +
    fill('M-9-30L0-44L9-30Z', thread) +
    windows.join('') +
    track(random, colors)
  );
}

const cloths = {
  teal: ['#2f6f6a', '#e7b44f'],
  rust: ['#7a3b2e', '#f0c473'],
  blue: ['#2f4a78', '#e9d9b0'],
  plum: ['#5b3a6b', '#e6b14a'],
  hop: ['#4c6a24', '#f2e2b4'],
  copper: ['#8a4a1f', '#f4d58a'],
  slate: ['#27424d', '#d98b4a'],
  wine: ['#6a2b3a', '#d9c18a'],
} as const;

const outlines = { round: roundPatch, shield: shieldPatch, arch: archPatch, hex: hexPatch };

const pictures = {
  hill: hillPicture,
  lamp: lampPicture,
  cone: conePicture,
  steeple: steeplePicture,
};
