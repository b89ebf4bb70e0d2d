import { mix, palette } from '../palette.ts';
import { createRandom } from '../random.ts';
import { escapeXml, place, stroke, svgFile } from '../svg.ts';
import { logoFrame } from './logo-frames.ts';

const colorings = [
  { ground: palette.foam, second: palette.brick, ink: '#2a1c12' },
  { ground: palette.amber, second: '#3a2413', ink: '#2a1a0c' },
  { ground: palette.teal, second: palette.cream, ink: palette.foam },
  { ground: '#8f3a2b', second: palette.wheat, ink: palette.foam },
  { ground: '#38532b', second: palette.leaf, ink: palette.foam },
  { ground: palette.plum, second: palette.amber, ink: palette.foam },
  { ground: '#1f4049', second: palette.wheat, ink: palette.wheat },
  { ground: palette.leaf, second: '#22300f', ink: '#1b260c' },
  { ground: '#4f3826', second: palette.copper, ink: palette.cream },
  { ground: palette.cream, second: palette.lagoon, ink: palette.lagoon },
] as const;

const families = [
  'Georgia, Times New Roman, serif',
  'system-ui, Helvetica, Arial, sans-serif',
  'Rockwell, Georgia, serif',
  'Avenir Next Condensed, Arial Narrow, system-ui, sans-serif',
] as const;

/** The signs below the letters: hop, ear of barley, star, waves, mountains, sun. */
export const signs = [
  'M0-11C7-7 8 3 0 12C-8 3-7-7 0-11M0-11V8M-10-6C-8 0-5 3-2 4M10-6C8 0 5 3 2 4',
  'M-18 0H18M-10 0l-5-5M-10 0l-5 5M0 0l-5-5M0 0l-5 5M10 0l-5-5M10 0l-5 5',
  'M0-10L3-3L10-3L4 2L6 9L0 5L-6 9L-4 2L-10-3L-3-3Z',
  'M-18-3q4.5-5 9 0t9 0t9 0t9 0M-18 5q4.5-5 9 0t9 0t9 0t9 0',
  'M-20 8L-8-8L-1 2L5-5L18 8Z',
  'M-12 7A12 12 0 0 1 12 7ZM0-10V-14M-12-6l-3-3M12-6l3-3',
  'M-20 0H-6M20 0H6M0-5L5 0L0 5L-5 0Z',
] as const;

const fillers = new Set([
  'the',
  'of',
  'and',
  'at',
  'brewing',
  'brewery',
  'co',
  'company',
  'beer',
  'llc',
  'inc',
]);

/** Returns the one to three initials of a brewery; none for a name without letters. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const telling = words.filter((word) => !fillers.has(word.toLowerCase()));
  const chosen = telling.length > 0 ? telling : words;
  const letters = chosen.slice(0, 3).map((word) => [...word][0] ?? '');
  return letters.join('').toUpperCase();
}

/**
 * Draws the logo of a brewery that has none: its initials on a bottle cap, roundel, shield or the
 * like. The seed determines shape and colors. Returns an SVG of 200 x 200 px, legible at 40 px.
 */
export function breweryLogoSvg({ seed, name }: { seed: string; name: string }): string {
  const random = createRandom(`logo:${seed}`);
  const colors = random.pick(colorings);
  const frame = logoFrame(random, colors);
  const family = random.pick(families);
  const sign = random.pick(signs);
  const initials = initialsOf(name) || '\u2022';
  const count = [...initials].length;
  const size = count === 1 ? 78 : count === 2 ? 70 : 54;
  const widest = frame.width * (count === 1 ? 0.5 : count === 2 ? 0.8 : 0.92);
  const fit =
    count > 1 ? ` textLength="${Math.round(widest)}" lengthAdjust="spacingAndGlyphs"` : '';
  const y = 100 + frame.lift;
  const letters =
    `<text x="100" y="${y + size * 0.36}" font-family="${family}" font-weight="700" ` +
    `font-size="${size}" text-anchor="middle" fill="${colors.ink}"${fit}>${escapeXml(initials)}</text>`;
  const mark = place(
    100,
    y + size * 0.36 + 22,
    stroke(sign, mix(colors.second, colors.ink, 0.2), 3.6),
  );
  return svgFile(200, 200, frame.body + letters + mark);
}
