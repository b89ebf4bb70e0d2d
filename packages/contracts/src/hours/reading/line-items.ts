import type { Span } from '../types.ts';
import type { Clock, Token } from './hours-words.ts';
import { readSpan } from './read-span.ts';

/** What stands between two parts of a line. */
type Join = 'and' | 'comma' | 'open';

/** A day or a range of days, and how it is joined to what stands before. */
export interface DayGroup {
  days: number[];
  join: Join | undefined;
}

/** The days, the spans, or the word `closed` of a line, in their order. */
export type Item =
  | { kind: 'days'; groups: DayGroup[] }
  | { kind: 'spans'; spans: Span[] }
  | { kind: 'closed'; join: Join | undefined };

const ALL_DAY: Span = { opens: '00:00', closes: '00:00' };

/** Joins neighbouring days, and neighbouring spans; returns undefined for what is neither. */
export function itemsOf(tokens: readonly Token[], clock: Clock): Item[] | undefined {
  const items: Item[] = [];
  let join: Join | undefined;
  let rest = tokens;
  while (rest.length > 0) {
    const last = items.at(-1);
    const [first, next] = rest;
    if (first?.kind === 'and' || first?.kind === 'comma' || first?.kind === 'open') {
      if (first.kind === 'open' && !isOpenClear(last, join, next)) return undefined;
      join = first.kind;
      rest = rest.slice(1);
      continue;
    }
    const read = readDays(rest, join) ?? readSpans(rest, clock) ?? readClosed(rest, join);
    if (!read) return undefined;
    const { item, taken } = read;
    if (last?.kind === 'days' && item.kind === 'days') last.groups.push(...item.groups);
    else if (last?.kind === 'spans' && item.kind === 'spans') last.spans.push(...item.spans);
    else items.push(item);
    join = undefined;
    rest = rest.slice(taken);
  }
  return items;
}

/** Returns whether `open` belongs to something; `Mon-Fri open, Sat 4-10 pm` does not say when. */
function isOpenClear(last: Item | undefined, join: Join | undefined, next: Token | undefined) {
  // `Mo-Fr 16-22 Uhr geöffnet`
  if (last?.kind === 'spans' && join === undefined) return true;
  return last?.kind !== 'closed' && isDayOrTime(next);
}

function isDayOrTime(token: Token | undefined): boolean {
  return token?.kind === 'day' || token?.kind === 'time' || token?.kind === 'all-day';
}

interface Read {
  item: Item;
  taken: number;
}

/** Reads a day, or days from one to another, also over the end of the week. */
function readDays([first, to, last]: readonly Token[], join: Join | undefined): Read | undefined {
  if (first?.kind !== 'day') return undefined;
  if (to?.kind !== 'to' || last?.kind !== 'day') {
    return { item: { kind: 'days', groups: [{ days: [...first.days], join }] }, taken: 1 };
  }
  const [from = 0, until = 0] = [first.days[0], last.days[0]];
  if (first.days.length > 1 || last.days.length > 1 || from === until) return undefined;
  const count = ((until - from + 7) % 7) + 1;
  const days = Array.from({ length: count }, (_, day) => (from + day) % 7);
  return { item: { kind: 'days', groups: [{ days, join }] }, taken: 3 };
}

/** Reads a span, or that the brewery is open all day. */
function readSpans([first, to, last]: readonly Token[], clock: Clock): Read | undefined {
  if (first?.kind === 'all-day') return { item: { kind: 'spans', spans: [ALL_DAY] }, taken: 1 };
  if (first?.kind !== 'time' || to?.kind !== 'to' || last?.kind !== 'time') return undefined;
  const span = readSpan(first, last, clock);
  return span && { item: { kind: 'spans', spans: [span] }, taken: 3 };
}

function readClosed([first]: readonly Token[], join: Join | undefined): Read | undefined {
  return first?.kind === 'closed' ? { item: { kind: 'closed', join }, taken: 1 } : undefined;
}
