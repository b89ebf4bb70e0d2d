import { mix, palette, shaded } from './palette.ts';
import { badgeTones } from './parts/badge-tones.ts';
import { beerColors, glass } from './parts/glass.ts';
import { grain } from './parts/grain.ts';
import { hopCone, hopLeaf } from './parts/hop-cone.ts';
import { createRandom, type Random } from './random.ts';
import { circle, escapeXml, fill, place, rect, stroke, svgFile } from './svg.ts';

type BannerColors = { ground: string; second: string; ink: string; line: string };

const colorings = [
  { ground: palette.lagoon, second: palette.amber, ink: palette.foam, line: palette.wheat },
  { ground: '#6a2a26', second: palette.wheat, ink: palette.foam, line: '#f0cfa0' },
  { ground: palette.amber, second: '#5a2f14', ink: '#24170b', line: '#43290f' },
  { ground: palette.moss, second: palette.leaf, ink: palette.foam, line: '#cfe0a6' },
  { ground: '#3e2a40', second: palette.copper, ink: palette.foam, line: '#e8c3a0' },
  { ground: palette.cream, second: palette.brick, ink: '#2a1a10', line: '#6e2b2b' },
] as const;

const room = 610;

/** Estimates the width of a text in the widest of the usual bold system fonts. */
function textWidth(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0) * size;
}

function letterWidth(letter: string): number {
  if (/[ilIj.,'|! ]/.test(letter)) return 0.37;
  if (/[mwMW@%]/.test(letter)) return 1.02;
  return /\p{Lu}/u.test(letter) ? 0.77 : 0.67;
}

/** Cuts a text that is too long to be readable, at a whole letter. */
function shorten(text: string, most: number): string {
  const letters = [...text.trim()];
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}\u2026`
    : text.trim();
}

/** Breaks a text at the space nearest to its middle, if it has one. */
function halve(text: string): readonly string[] {
  const middle = text.length / 2;
  const spaces = [...text.matchAll(/ /g)].map((match) => match.index);
  const nearest = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return nearest === undefined ? [text] : [text.slice(0, nearest), text.slice(nearest + 1)];
}

function textLine(text: string, y: number, size: number, weight: number, color: string): string {
  const width = textWidth(text, size);
  const shown = width > room ? Math.max(size * 0.8, (size * room) / width) : size;
  const fit = width > room ? ` textLength="${room}" lengthAdjust="spacingAndGlyphs"` : '';
  return (
    `<text x="336" y="${y}" font-family="system-ui, Helvetica, Arial, sans-serif" ` +
    `font-weight="${weight}" font-size="${Math.round(shown)}" fill="${color}"${fit}>${escapeXml(text)}</text>`
  );
}

/** Draws the title on one line or two, and the line below it, around the middle of the banner. */
function titleAndLine(title: string, line: string, colors: BannerColors): string {
  const head = shorten(title, 64);
  const rows = textWidth(head, 52) > room * 1.15 ? halve(head) : [head];
  const size = rows.length > 1 ? 42 : 52;
  const step = size * 1.12;
  const below = line.trim() === '' ? 0 : 42;
  const first = 100 + size * 0.36 - ((rows.length - 1) * step + below) / 2;
  const last = first + (rows.length - 1) * step;
  const headRows = rows.map((row, index) =>
    textLine(row, Math.round(first + index * step), size, 800, colors.ink),
  );
  const foot = below
    ? textLine(shorten(line, 56), Math.round(last + 44), 27, 500, colors.line)
    : '';
  return headRows.join('') + foot;
}

function motif(random: Random): string {
  const beer = () => random.pick(beerColors);
  switch (random.pick(['glasses', 'hops', 'tulip'] as const)) {
    case 'glasses':
      return (
        place(112, 214, glass('pint', beer()), 1.5, -7) +
        place(204, 214, glass('mug', beer()), 1.6, 6)
      );
    case 'hops': {
      const cone = hopCone(badgeTones['green-hop'], 1.6);
      const leaves =
        hopLeaf('#55752a', '#33491c', 120, 54, 2, -70) +
        hopLeaf('#6b8f2c', '#3c5520', 196, 50, 2, 64);
      return (
        leaves +
        place(98, 116, cone, 1.25, 12) +
        place(222, 112, cone, 1.2, -14) +
        place(160, 122, cone, 1.7)
      );
    }
    default:
      return (
        place(96, 206, glass('weizen', beer()), 1.2) +
        place(168, 214, glass('tulip', beer()), 1.7) +
        place(240, 206, glass('pint', beer()), 1.15)
      );
  }
}

/**
 * Draws a sponsor's banner with a title and a line of text below it. Long text gets smaller, then
 * narrower, until it fits. Returns an SVG of 1000 x 200 px.
 */
export function bannerSvg(banner: { seed: string; title: string; line: string }): string {
  const random = createRandom(`banner:${banner.seed}`);
  const colors: BannerColors = random.pick(colorings);
  const stage =
    rect(0, 0, 1000, 200, colors.ground) +
    fill('M0 0H300L262 200H0Z', shaded(colors.ground, 0.25)) +
    circle(156, 104, 118, mix(colors.ground, colors.second, 0.22)) +
    circle(156, 104, 84, mix(colors.ground, colors.second, 0.38)) +
    motif(random) +
    stroke('M300 0L262 200', colors.second, 6) +
    rect(10, 10, 980, 180, 'none', 8, `stroke="${colors.second}" stroke-width="2" opacity=".6"`);
  const text = titleAndLine(banner.title, banner.line, colors);
  return svgFile(1000, 200, stage + text + grain(random, 1000, 200, 40));
}
