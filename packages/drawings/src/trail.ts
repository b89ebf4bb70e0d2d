import { harbourScene } from './header-scenes/harbour.ts';
import { hopFieldScene } from './header-scenes/hop-field.ts';
import { type Mood, pickMood } from './header-scenes/mood.ts';
import { mountainScene } from './header-scenes/mountain.ts';
import { plainsScene } from './header-scenes/plains.ts';
import { skylineScene } from './header-scenes/skyline.ts';
import { viaductScene } from './header-scenes/viaduct.ts';
import { lit, mix, palette, shaded } from './palette.ts';
import { hopCone } from './parts/hop-cone.ts';
import { mapPin } from './parts/map-pin.ts';
import { createRandom, type Random } from './random.ts';
import { circle, fade, fill, place, rect, round, stroke, svgFile } from './svg.ts';

/**
 * Draws the cover of a trail: a scene with the way through it, from the first stamp to the last. The
 * seed determines scene, colours and way. Returns an SVG of 1200 x 600 px that fills its frame; its
 * outer tenth can be cropped.
 */
export function trailCoverSvg(seed: string): string {
  const random = createRandom(`trail:${seed}`);
  const scene = random.pick([
    skylineScene,
    mountainScene,
    hopFieldScene,
    harbourScene,
    plainsScene,
    viaductScene,
  ]);
  const mood = pickMood(random);
  const shade = `<defs>${fade('sky', mood.sky)}</defs>${scene(random, mood)}`;
  const dusk = rect(0, 0, 1200, 600, mood.near, 0, 'opacity=".28"');
  return svgFile(1200, 600, shade + dusk + way(random, mood), 'slice');
}

/** Draws a dashed way with a stamp at each stop, and the pin at the last one. */
function way(random: Random, mood: Mood): string {
  const count = random.whole(4, 6);
  const stops = Array.from({ length: count }, (_, index) => ({
    x: 170 + (index * 860) / (count - 1),
    y: 400 + (index % 2 ? -1 : 1) * random.between(20, 95) - index * 12,
  }));
  const path = stops
    .map(({ x, y }, index) => {
      const before = stops[index - 1];
      if (!before) return `M${round(x)} ${round(y)}`;
      const middle = round((before.x + x) / 2);
      return `C${middle} ${round(before.y)} ${middle} ${round(y)} ${round(x)} ${round(y)}`;
    })
    .join('');
  const ink = mix(mood.light, palette.foam, 0.35);
  const marks = stops.map(({ x, y }, index) =>
    index === count - 1
      ? place(x, y, mapPin(palette.hop, mood.near), 1.35)
      : circle(x, y, 17, mood.near, `stroke="${ink}" stroke-width="5"`) + circle(x, y, 7, ink),
  );
  return stroke(path, ink, 7, 'stroke-dasharray="2 20" opacity=".9"') + marks.join('');
}

const patches = [
  ['#2f6f6a', '#e7b44f'],
  ['#7a3b2e', '#f0c473'],
  ['#2f4a78', '#e9d9b0'],
  ['#5b3a6b', '#e6b14a'],
  ['#4c6a24', '#f2e2b4'],
  ['#8a4a1f', '#f4d58a'],
  ['#27424d', '#d98b4a'],
  ['#6a2b3a', '#d9c18a'],
] as const;

/**
 * Draws the badge of a completed trail: a sewn patch with the way on it. The seed determines colours,
 * outline and picture. Returns an SVG of 120 x 120 px.
 */
export function trailBadgeSvg(seed: string): string {
  const random = createRandom(`trail badge:${seed}`);
  const [cloth, thread] = random.pick(patches);
  const outline = random.pick([roundPatch, shieldPatch, archPatch, hexPatch]);
  const colours = { cloth, thread };
  const pictures = [hillPicture, lampPicture, conePicture, steeplePicture] as const;
  const body = outline(colours) + random.pick(pictures)(random, colours);
  return svgFile(120, 120, place(60, 60, body));
}

interface Colours {
  cloth: string;
  thread: string;
}

/** Draws a patch from its outline: cloth with a merrowed edge and a seam. */
function patch(outline: string, { cloth, thread }: Colours): string {
  const rim = shaded(thread, 0.18);
  const seam = `stroke="${thread}" stroke-width="1.4" stroke-dasharray="4 3" fill="none"`;
  return (
    fill(outline, rim, `stroke="${rim}" stroke-width="5"`) +
    stroke(outline, lit(thread, 0.3), 4, 'stroke-dasharray="1.2 4"') +
    place(0, 0, fill(outline, cloth), 0.9) +
    place(0, 0, `<path d="${outline}" ${seam}/>`, 0.82)
  );
}

const roundPatch = (colours: Colours) => patch('M0-52A52 52 0 1 1 0 52A52 52 0 1 1 0-52Z', colours);

const shieldPatch = (colours: Colours) =>
  patch('M0-54C14-46 32-43 48-45C51-4 42 34 0 54C-42 34-51-4-48-45C-32-43-14-46 0-54Z', colours);

const archPatch = (colours: Colours) =>
  patch('M-46 50V-6A46 46 0 0 1 46-6V50Q0 56-46 50Z', colours);

const hexPatch = (colours: Colours) => patch('M0-55L48-28V28L0 55L-48 28V-28Z', colours);

/** Draws the way that every picture stands on. */
function track(random: Random, { thread }: Colours): string {
  const bend = random.between(8, 18) * (random.chance(0.5) ? 1 : -1);
  const d = `M${round(-bend / 2)} 38C${round(bend)} 30 ${round(-bend)} 20 ${round(bend / 3)} 10`;
  return stroke(d, thread, 4, 'stroke-dasharray=".1 7"');
}

function hillPicture(random: Random, colours: Colours): string {
  const { cloth, thread } = colours;
  const left = random.between(-20, -12);
  return (
    circle(random.between(8, 20), -20, 8, lit(thread, 0.35)) +
    fill(`M-38 10L${round(left)}-22L4 10Z`, lit(cloth, 0.28)) +
    fill('M-14 10L14-12L38 10Z', lit(cloth, 0.14)) +
    fill(`M${round(left)}-22L${round(left + 7)}-13H${round(left - 8)}Z`, palette.foam) +
    track(random, colours)
  );
}

function lampPicture(random: Random, colours: Colours): string {
  const { cloth, thread } = colours;
  return (
    circle(0, -18, 22, lit(thread, 0.2), 'opacity=".3"') +
    stroke('M0 14V-8', thread, 4) +
    fill('M-9-8H9L13-26H-13Z', lit(thread, 0.45)) +
    fill('M-15-26H15L0-37Z', thread) +
    stroke('M0-8V-26', shaded(cloth, 0.2), 1.6) +
    track(random, colours)
  );
}

function conePicture(random: Random, colours: Colours): string {
  const tones = { lit: '#a5d838', shade: '#6fa50b', line: '#365408', stem: '#6b8f2c' };
  return place(0, -8, hopCone(tones, 2.4), 0.66) + track(random, colours);
}

function steeplePicture(random: Random, colours: Colours): string {
  const { cloth, thread } = colours;
  const wall = lit(cloth, 0.24);
  const windows = [-24, -16, 16, 24].map((x) => rect(x - 2, -2, 4, 6, lit(thread, 0.35)));
  return (
    rect(-30, -10, 60, 20, wall) +
    fill('M-34-10L-20-22H20L34-10Z', shaded(cloth, 0.25)) +
    rect(-7, -30, 14, 40, lit(cloth, 0.34)) +
    fill('M-9-30L0-44L9-30Z', thread) +
    windows.join('') +
    track(random, colours)
  );
}
