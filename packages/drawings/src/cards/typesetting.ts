import { fill, round } from '../svg.ts';
import { type Face, type Lettering, readable, titleFace } from './lettering.ts';

interface LineStyle {
  x: number;
  /** The baseline. */
  y: number;
  size: number;
  color: string;
  face?: Face;
  anchor?: 'start' | 'middle' | 'end';
  /** The greatest width: a longer text gets smaller by up to a quarter, then it is cut. */
  width?: number;
}

/** Draws a text on one line; nothing where the fonts lack its letters. */
export function line(lettering: Lettering, text: string, style: LineStyle): string {
  const { x, y, color, face = 'text', anchor = 'start', width = 2000 } = style;
  const whole = readable(lettering, text);
  const natural = lettering.width(face, whole, style.size);
  const size =
    natural > width ? Math.max(style.size * 0.75, (style.size * width) / natural) : style.size;
  const shown = cut(lettering, whole, { face, size, width });
  const room = lettering.width(face, shown, size);
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - room / 2 : x - room;
  return shown && fill(lettering.path(face, shown, { x: left, y, size }), color);
}

interface TitleStyle {
  x: number;
  /** The baseline of the first line, or of the last one with `grows` up. */
  y: number;
  width: number;
  /** The sizes to try, the largest first. */
  sizes: readonly [number, ...number[]];
  most: number;
  color: string;
  grows?: 'down' | 'up';
  anchor?: 'start' | 'middle';
}

/** A drawn title, and where it ends. */
interface Title {
  body: string;
  /** The first and the last baseline. */
  top: number;
  foot: number;
  size: number;
}

const LEADING = 1.1;

/** Draws a title in the largest size in which it fits; a longer one is cut in the smallest. */
export function title(lettering: Lettering, text: string, style: TitleStyle): Title {
  const { x, width, most, color, grows = 'down', anchor = 'start' } = style;
  const whole = readable(lettering, text);
  const face = titleFace(lettering, whole);
  const { size, rows } = fitted(lettering, whole, { face, width, most, sizes: style.sizes });
  const step = size * LEADING;
  const top = grows === 'down' ? style.y : style.y - step * (rows.length - 1);
  const drawn = rows.map((row, index) =>
    line(lettering, row, { x, y: round(top + index * step), size, color, face, anchor }),
  );
  return { body: drawn.join(''), top, foot: top + step * (rows.length - 1), size };
}

interface Room {
  face: Face;
  width: number;
  most: number;
  sizes: readonly [number, ...number[]];
}

function fitted(lettering: Lettering, text: string, { face, width, most, sizes }: Room) {
  for (const [step, size] of sizes.entries()) {
    const measure = (row: string) => lettering.width(face, row, size);
    const rows = wrapped(text, measure, width);
    // A smaller size before one more row.
    if (
      rows.length <= Math.min(most, 2 + Math.floor(step / 2)) &&
      rows.every((row) => measure(row) <= width)
    ) {
      return { size, rows: balanced(text, measure, { rows, width }) };
    }
  }
  const size = sizes.at(-1) ?? sizes[0];
  const measure = (row: string) => lettering.width(face, row, size);
  const rows = wrapped(broken(text, measure, width), measure, width);
  const rest = rows.slice(most - 1).join(' ');
  return { size, rows: [...rows.slice(0, most - 1), cut(lettering, rest, { face, size, width })] };
}

type Measure = (row: string) => number;

function wrapped(text: string, measure: Measure, width: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const last = rows.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) rows.splice(-1, 1, longer);
    else rows.push(word);
  }
  return rows;
}

/** Returns the rows in the least width that needs no more of them: none is much shorter. */
function balanced(text: string, measure: Measure, now: { rows: string[]; width: number }) {
  let { rows } = now;
  for (let width = now.width; width > now.width / 2; width -= 12) {
    const closer = wrapped(text, measure, width);
    if (closer.length > rows.length || closer.some((row) => measure(row) > width)) break;
    rows = closer;
  }
  return rows;
}

/** Returns a text with spaces in words that are wider than a row. */
function broken(text: string, measure: Measure, width: number): string {
  const pieces = text.split(' ').flatMap((word) => {
    const parts = [''];
    for (const letter of word) {
      const longer = `${parts.at(-1)}${letter}`;
      if (measure(longer) > width) parts.push(letter);
      else parts.splice(-1, 1, longer);
    }
    return parts;
  });
  return pieces.join(' ');
}

/** Returns the beginning of a text that fits into a width, with an ellipsis if it was longer. */
function cut(
  lettering: Lettering,
  text: string,
  { face, size, width }: { face: Face; size: number; width: number },
): string {
  if (lettering.width(face, text, size) <= width) return text;
  const letters = [...text];
  const fits = (count: number) =>
    lettering.width(face, `${letters.slice(0, count).join('').trimEnd()}\u2026`, size) <= width;
  let count = letters.length - 1;
  while (count > 1 && !fits(count)) count -= 1;
  return `${letters.slice(0, count).join('').trimEnd()}\u2026`;
}
