import { overlapProblems } from '../problems.ts';
import type { OpeningHours } from '../types.ts';
import { type Statement, weekOf } from '../week-of.ts';
import { type Token, tokensOf } from './hours-words.ts';
import { type Item, itemsOf } from './line-items.ts';
import { pairsOf } from './line-pairs.ts';
import { isHarmless, isRemark } from './remarks.ts';

/** What was read from a text. */
export interface ReadHours {
  /** Undefined if the text cannot be read without guessing. */
  hours: OpeningHours | undefined;
  /** Further words, such as `brunch until 2`; or the line that was not read. */
  notes: string[];
}

interface Line {
  text: string;
  tokens: readonly Token[];
  /** Whether it stands after `;`, where OpenStreetMap replaces and people add. */
  isAfterSemicolon: boolean;
}

/**
 * Reads opening hours from a text such as `Mon-Thu 4-10 PM, Fri noon - 2 am`, of one line or
 * several. A day that the text does not name is closed. A text with two meanings is not read, nor
 * one with a remark that says something else about when the brewery is open.
 */
export function parseHours(text: string): ReadHours {
  const inline: string[] = [];
  const plain = text.replaceAll(/\(([^()]*)\)/g, (_, inside: string) => {
    if (saysClosed(inside)) return `, ${inside} `;
    inline.push(inside.trim());
    return ' ';
  });
  const remarks: string[] = [];
  const statements: Statement[] = [];
  /** The days of a line that has no times: they are on the next one. */
  let waiting: Item[] = [];
  const { lines, clock } = linesOf(plain);
  for (const { text: line, tokens, isAfterSemicolon } of lines) {
    if (isRemark(line) || !isAboutHours(tokens)) {
      remarks.push(line);
      continue;
    }
    const items = itemsOf(tokens, clock);
    const pairs = items && pairsOf([...waiting, ...items]);
    const isClear = waiting.length === 0 || items?.[0]?.kind !== 'days';
    // What stands above hours says what they are of: `Kitchen`, `Summer`.
    if (!pairs || !isClear || remarks.length > 0) return { hours: undefined, notes: [line] };
    waiting = [];
    for (const { days, spans } of pairs) {
      if (spans) statements.push({ days, spans, isAfterSemicolon });
      else if (days) waiting = [{ kind: 'days', groups: [{ days, join: undefined }] }];
    }
  }
  const hours = waiting.length === 0 ? weekOf(statements) : undefined;
  if (!hours || overlapProblems(hours).length > 0) {
    return { hours: undefined, notes: [text.trim()] };
  }
  const unsure =
    remarks.find((remark) => !isHarmless(remark, hours, false)) ??
    inline.find((remark) => !isHarmless(remark, hours, true));
  return unsure === undefined
    ? { hours, notes: [...inline, ...remarks] }
    : { hours: undefined, notes: [unsure] };
}

/** Returns the lines that say something, with their tokens, and how the text writes times. */
function linesOf(text: string) {
  const found = [...text.matchAll(/([\n\r;]*)([^\n\r;]+)/g)];
  const { lines, clock } = tokensOf(found.map(([, , line = '']) => line));
  const all = found.map(
    ([, before = '', line = ''], at): Line => ({
      text: line.trim(),
      tokens: lines[at] ?? [],
      isAfterSemicolon: before.includes(';'),
    }),
  );
  return { lines: all.filter(({ tokens }) => tokens.some(isWord)), clock };
}

/** Returns whether a text is `closed`, with or without days. */
function saysClosed(text: string): boolean {
  const tokens = tokensOf([text]).lines.flat();
  const isOther = ({ kind }: Token) => kind === 'time' || kind === 'all-day' || kind === 'open';
  return (
    tokens.some(({ kind }) => kind === 'closed') &&
    tokens.every((token) => token.kind !== 'unknown' && !isOther(token))
  );
}

function isWord({ kind }: Token): boolean {
  return kind !== 'and' && kind !== 'comma';
}

/** Returns whether a line has days or times, or says only that the brewery is open or closed. */
function isAboutHours(tokens: readonly Token[]): boolean {
  return (
    tokens.some(({ kind }) => kind === 'day' || kind === 'time' || kind === 'all-day') ||
    tokens.every(({ kind }) => kind === 'closed' || kind === 'open')
  );
}
