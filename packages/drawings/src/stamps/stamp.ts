import { initialsOf, signs } from '../logos/brewery-logo.ts';
import { hopCone } from '../parts/hop-cone.ts';
import { createRandom, type Random } from '../random.ts';
import { escapeXml, place, stroke, svgFile } from '../svg.ts';
import { STAMP_PAPER, stampFrame } from './stamp-frames.ts';
import { stampLook } from './stamp-look.ts';

const CANCEL = '#2a2018';
const TOWN_SIZE = 17;
/** The length of a postmark's waves, from the middle of its edge. */
const WAVES_LENGTH = 126;
const families = [
  'Georgia, Times New Roman, serif',
  'Rockwell, Georgia, serif',
  'Avenir Next Condensed, Arial Narrow, system-ui, sans-serif',
] as const;

interface StampOptions {
  /** The brewery's id, which determines shape, ink and turn. */
  seed: string;
  /** A hop cone takes the place of its initials if it has no letters. */
  name: string;
  town: string;
  /** 0, 1 or 2: a brewery has three stamps, see `stampEditions()`. */
  edition?: number;
  /** Whether to leave the middle free for a logo in place of the initials. */
  blank?: boolean;
}

/**
 * Draws the cancelled stamp of a brewery, ink on paper: its initials and town in a frame, slightly
 * turned, with the waves of a postmark. Returns an SVG of 240 x 240 px, crisp from 64 px on.
 */
export function stampSvg({ seed, name, town, edition = 0, blank = false }: StampOptions): string {
  const random = createRandom(`stamp:${seed}:${edition}`);
  const { shape, ink } = stampLook(seed, edition);
  const frame = stampFrame(shape, ink);
  const family = random.pick(families);
  const sign = random.pick(signs);
  // Half the height of a capital below the middle.
  const y = frame.middle + frame.size * 0.33;
  const middle = blank
    ? ''
    : initials(name, { y, ink, family, ...frame }) +
      place(120, y + 19, stroke(sign, ink, 3.4), 0.85);
  const line = townLine(town, { ink, family, ...frame, width: frame.footWidth ?? frame.width });
  const turn = random.between(3, 8) * (random.chance(0.5) ? 1 : -1);
  const body = place(-120, -120, frame.paper + frame.print + middle + line);
  return svgFile(240, 240, place(120, 120, body, 0.93, turn) + cancel(random));
}

interface Lettering {
  y: number;
  ink: string;
  family: string;
  /** The greatest width of the letters. */
  width: number;
  size: number;
}

/** Draws the initials of a name; a hop cone for a name without letters. */
function initials(name: string, style: Lettering & { middle: number }): string {
  const text = initialsOf(name);
  if (text) return letters(text, style);
  const { ink, middle } = style;
  const tones = { lit: ink, shade: ink, line: STAMP_PAPER, stem: ink };
  return place(120, middle, hopCone(tones, 2.4), 0.8);
}

function letters(text: string, { y, ink, family, width, size }: Lettering): string {
  const count = [...text].length;
  const height = count === 3 ? size * 0.86 : size;
  const fit =
    widthOf(text, height) > width * 0.9
      ? ` textLength="${Math.round(width * 0.9)}" lengthAdjust="spacingAndGlyphs"`
      : '';
  return (
    `<text x="120" y="${Math.round(y)}" font-family="${family}" font-weight="700" ` +
    `font-size="${Math.round(height)}" text-anchor="middle" fill="${ink}"${fit}>${escapeXml(text)}</text>`
  );
}

/** Returns the greatest width of capitals in any of the fonts. */
function widthOf(text: string, size: number): number {
  const wide = text.match(/[MWƜŴẀẂẄ]/gu)?.length ?? 0;
  return ([...text].length * 0.78 + wide * 0.34) * size;
}

/** Draws the town in capitals below the letters, fitted to the frame; long names are cut. */
function townLine(
  town: string,
  { ink, family, width, foot }: Omit<Lettering, 'y' | 'size'> & { foot: number },
): string {
  const signsOfTown = [...town.toUpperCase()];
  const text =
    signsOfTown.length > 18 ? `${signsOfTown.slice(0, 17).join('')}.` : signsOfTown.join('');
  if (text.trim() === '') return '';
  const most = width * 0.98;
  const natural = widthOf(text, TOWN_SIZE) + [...text].length;
  const fit =
    natural > most ? ` textLength="${Math.round(most)}" lengthAdjust="spacingAndGlyphs"` : '';
  return (
    `<text x="120" y="${foot}" font-family="${family}" font-weight="700" ` +
    `font-size="${TOWN_SIZE}" letter-spacing="1" text-anchor="middle" fill="${ink}"${fit}>${escapeXml(text)}</text>`
  );
}

/**
 * Draws the waves of a postmark across an upper corner, and the edge of its ring. It stays inside
 * the picture, however it is turned.
 */
function cancel(random: Random): string {
  const wave = 'q10-9 20 0t20 0t20 0t20 0t20 0t20 0';
  const waves = [0, 1, 2, 3].map((row) => `M${row % 2 ? 0 : 6} ${row * 13}${wave}`).join('');
  const ring = 'M-8 20a34 34 0 1 0-68 0a34 34 0 1 0 68 0M-15 20a27 27 0 1 0-54 0a27 27 0 1 0 54 0';
  const side = random.chance(0.5) ? 1 : -1;
  const turn = random.between(-24, -10) * side;
  const mirrored = `<g transform="scale(${side} 1)">${stroke(waves + ring, CANCEL, 3.2, 'opacity=".62"')}</g>`;
  // The ends of the waves rise with the turn.
  const rise = WAVES_LENGTH * Math.sin((Math.abs(turn) * Math.PI) / 180);
  const y = Math.max(random.between(34, 54), rise + 8);
  return place(side === 1 ? 102 : 138, y, mirrored, 1, turn);
}
