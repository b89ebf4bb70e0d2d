import { type Token, tokensOf } from './hours-words.ts';
import { overlapProblems } from './problems.ts';
import { readSpan } from './read-span.ts';
import { sortedSpans } from './spans.ts';
import type { OpeningHours, Span } from './types.ts';

/** What was read from a text. */
export interface ReadHours {
  /** Undefined if the text cannot be read without guessing. */
  hours: OpeningHours | undefined;
  /** Further words, such as `brunch until 2`; or the line that was not read. */
  notes: string[];
}

/** Days, or the spans of days, in the order of a line. */
type Item = { days: number[] } | { spans: Span[] };

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const ALL_DAY: Span = { opens: '00:00', closes: '00:00' };

/** The beginnings of lines about something other than the hours of the brewery. */
const OTHER =
  /^(kitchen|food|brunch|lunch|dinner|tours?|trivia|music|happy|last|patio|please|call|check|except|holidays?|subject|hours (may|can|vary))\b/i;

/**
 * Reads opening hours from a text such as `Mon-Thu 4-10 PM, Fri noon - 2 am`, of one line or
 * several. A day that the text does not name is closed. A text with two meanings is not read.
 */
export function parseHours(text: string): ReadHours {
  const notes: string[] = [];
  const plain = text.replaceAll(/\(([^()]*)\)/g, (_, inside: string) => {
    notes.push(inside.trim());
    return ' ';
  });
  const week: (Span[] | undefined)[] = EVERY_DAY.map(() => undefined);
  /** The days of a line that has no times: they are on the next one. */
  let waiting: number[] | undefined;
  const lines = plain.split(/[\n\r;]+/).map((line) => line.trim());
  for (const [at, tokens] of tokensOf(lines).entries()) {
    const line = lines[at] ?? '';
    if (tokens.every(({ kind }) => kind === 'and')) continue;
    if (OTHER.test(line) || !isAboutHours(tokens)) {
      notes.push(line);
      continue;
    }
    const items = itemsOf(tokens);
    const pairs = items && pairsOf(waiting ? [{ days: waiting }, ...items] : items);
    if (!pairs?.every(({ days, spans }) => spans === undefined || fill(week, days, spans))) {
      return { hours: undefined, notes: [line] };
    }
    waiting = pairs.find(({ spans }) => spans === undefined)?.days;
  }
  // `Closed on Mondays` says nothing about the other days.
  const isWhole = week.some((spans) => spans?.length) || week.every((spans) => spans !== undefined);
  const isRead = waiting === undefined && isWhole;
  const hours = { days: week.map((spans) => sortedSpans(spans ?? [])) };
  if (isRead && overlapProblems(hours).length === 0) return { hours, notes };
  return { hours: undefined, notes: [text.trim()] };
}

/** Returns whether a line has days or times, or says only that the brewery is closed. */
function isAboutHours(tokens: readonly Token[]): boolean {
  return (
    tokens.some(({ kind }) => kind === 'day' || kind === 'time' || kind === 'all-day') ||
    tokens.every(({ kind }) => kind === 'closed')
  );
}

/** Joins neighbouring days, and neighbouring spans; returns undefined for what is neither. */
function itemsOf(tokens: readonly Token[]): Item[] | undefined {
  const items: Item[] = [];
  let rest = tokens;
  while (rest.length > 0) {
    if (rest[0]?.kind === 'and') {
      rest = rest.slice(1);
      continue;
    }
    const read = readDays(rest) ?? readSpans(rest);
    if (!read) return undefined;
    const last = items.at(-1);
    if (last && 'days' in last && 'days' in read.item) last.days.push(...read.item.days);
    else if (last && 'spans' in last && 'spans' in read.item) last.spans.push(...read.item.spans);
    else items.push(read.item);
    rest = rest.slice(read.taken);
  }
  return items;
}

/** Reads a day, or days from one to another, also over the end of the week. */
function readDays([first, to, last]: readonly Token[]) {
  if (first?.kind !== 'day') return undefined;
  if (to?.kind !== 'to' || last?.kind !== 'day')
    return { item: { days: [...first.days] }, taken: 1 };
  const [from = 0, until = 0] = [first.days[0], last.days[0]];
  if (first.days.length > 1 || last.days.length > 1) return undefined;
  const count = ((until - from + 7) % 7) + 1;
  return { item: { days: Array.from({ length: count }, (_, day) => (from + day) % 7) }, taken: 3 };
}

/** Reads a span, or that the brewery is closed or open all day. */
function readSpans([first, to, last]: readonly Token[]) {
  if (first?.kind === 'closed') return { item: { spans: [] }, taken: 1 };
  if (first?.kind === 'all-day') return { item: { spans: [ALL_DAY] }, taken: 1 };
  if (first?.kind !== 'time' || to?.kind !== 'to' || last?.kind !== 'time') return undefined;
  const span = readSpan(first, last);
  return span && { item: { spans: [span] }, taken: 3 };
}

interface Pair {
  days: number[];
  /** Undefined for days at the end of a line. */
  spans: Span[] | undefined;
}

/** Pairs the days with their spans, which stand after all of them or before all of them. */
function pairsOf(items: readonly Item[]): Pair[] | undefined {
  const pairs: Pair[] = [];
  const [first, second] = items;
  if (first && 'spans' in first && !second) return [{ days: EVERY_DAY, spans: first.spans }];
  for (let at = 0; at < items.length; at += 2) {
    const two = items.slice(at, at + 2);
    const days = two.find((item) => 'days' in item)?.days;
    const spans = two.find((item) => 'spans' in item)?.spans;
    if (!days || (!spans && at + 2 < items.length)) return undefined;
    pairs.push({ days, spans });
  }
  return pairs;
}

/**
 * Sets the spans of days, or adds them to those of another line.
 * @returns false if a day is both open and closed
 */
function fill(week: (Span[] | undefined)[], days: readonly number[], spans: readonly Span[]) {
  for (const day of new Set(days)) {
    const known = week[day];
    if (known && (known.length === 0 || spans.length === 0)) return false;
    week[day] = [...(known ?? []), ...spans];
  }
  return true;
}
