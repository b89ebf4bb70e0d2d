import type { Span } from '../types.ts';
import type { DayGroup, Item } from './line-items.ts';

/** Days with their spans. */
export interface Pair {
  /** Undefined for the days that the text does not name. */
  days: number[] | undefined;
  /** Empty if closed; undefined for days at the end of a line, whose times are on the next one. */
  spans: Span[] | undefined;
}

/**
 * Pairs the days of a line with their spans, which stand after all of them or before all of them, or
 * with the word `closed`.
 * @returns undefined if there are several ways to pair them, or none
 */
export function pairsOf(items: readonly Item[]): Pair[] | undefined {
  const [first, second, third, fourth] = items;
  if (first && first.kind !== 'days' && !second)
    return [{ days: undefined, spans: spansOf(first) }];
  // `4 pm - 10 pm, closed Monday`
  if (first?.kind === 'spans' && second?.kind === 'closed' && second.join && !fourth) {
    const days = daysOf(third);
    return (
      days && [
        { days: undefined, spans: first.spans },
        { days, spans: [] },
      ]
    );
  }
  const split = splitAt(items);
  const pairs = split ? inOrder(split) : inOrder(items);
  // `Mon-Fri 2 pm - 4 pm closed Sat` and `Closed Mon, Tue 4-9 pm` may mean something else.
  const isUnclear = split !== undefined || items.some((item, at) => isBeside(items[at - 1], item));
  const named = pairs?.flatMap(({ days }) => days ?? []);
  return isUnclear && named?.length !== 7 ? undefined : pairs;
}

/** Pairs neighbours; returns undefined unless each pair has days and, before the last one, a value. */
function inOrder(items: readonly Item[]): Pair[] | undefined {
  const pairs: Pair[] = [];
  for (let at = 0; at < items.length; at += 2) {
    const [one, other] = items.slice(at, at + 2);
    const [item, value] = one?.kind === 'days' ? [one, other] : [other, one];
    const days = daysOf(item);
    if (!days || value?.kind === 'days' || isClosedUnclear(one, other, items[at + 2]))
      return undefined;
    pairs.push({ days, spans: value && spansOf(value) });
  }
  return pairs;
}

/**
 * Returns whether `closed` may belong to the days after it, as in `Mon-Fri, closed Sat-Sun, 4-9 pm`, or
 * contradicts `open` before its days.
 */
function isClosedUnclear(days: Item | undefined, closed: Item | undefined, next: Item | undefined) {
  if (days?.kind !== 'days' || closed?.kind !== 'closed') return false;
  const isOfNext = closed.join && next?.kind === 'days' && next.groups[0]?.join === undefined;
  return isOfNext || days.groups.some(({ join }) => join === 'open');
}

/**
 * Splits the days between `closed` at one end of a line and spans: `Closed Mon, Tue-Sun 4-10 pm`,
 * `4-10 pm Tue-Sun, Mon closed`. Days joined by `and` stay together.
 * @returns undefined if there is no such place, or several
 */
function splitAt(items: readonly Item[]): Item[] | undefined {
  const [first, last] = [items[0], items.at(-1)];
  const isOdd = items.length % 2 === 1 && first?.kind !== 'days';
  if (!isOdd || (first?.kind === 'closed') === (last?.kind === 'closed')) return undefined;
  const at = first?.kind === 'closed' ? 1 : items.length - 2;
  const days = items[at];
  if (days?.kind !== 'days') return undefined;
  const places = days.groups.flatMap(({ join }, place) => (place > 0 ? [{ join, place }] : []));
  const marked = places.filter(({ join }) => join === 'open');
  const [one, second] = marked.length > 0 ? marked : places.filter(({ join }) => join !== 'and');
  if (!one || second) return undefined;
  const [left, right] = [days.groups.slice(0, one.place), days.groups.slice(one.place)];
  return items.toSpliced(at, 1, { kind: 'days', groups: left }, { kind: 'days', groups: right });
}

/** Returns whether `closed` and spans stand beside each other without a sign between them. */
function isBeside(before: Item | undefined, item: Item): boolean {
  if (item.kind === 'closed') return before?.kind === 'spans' && item.join === undefined;
  return item.kind === 'spans' && before?.kind === 'closed';
}

/** Returns the days of groups; undefined if one is there twice, or belongs to no value. */
function daysOf(item: Item | undefined): number[] | undefined {
  if (item?.kind !== 'days') return undefined;
  const groups = distinct(item.groups);
  const days = groups.flatMap((group) => group.days);
  const isMarked = groups.some(({ join }, at) => at > 0 && join === 'open');
  return isMarked || new Set(days).size < days.length ? undefined : days;
}

/** Leaves out the second of two groups for all days, as in `Daily, Mon-Sun`. */
function distinct(groups: readonly DayGroup[]): readonly DayGroup[] {
  const isWeek = groups.every(({ days }) => days.length === 7);
  return isWeek ? groups.slice(0, 1) : groups;
}

function spansOf(item: Item): Span[] | undefined {
  if (item.kind === 'closed') return [];
  return item.kind === 'spans' ? item.spans : undefined;
}
