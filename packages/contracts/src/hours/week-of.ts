import { sortedSpans } from './spans.ts';
import type { OpeningHours, Span } from './types.ts';

/** What a text says about some days. */
export interface Statement {
  /** Undefined for the days that the text does not name. */
  days: readonly number[] | undefined;
  /** In the order of the text; empty if closed. */
  spans: readonly Span[];
  isAfterSemicolon: boolean;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const EARLY = '06:00';

/**
 * Returns the week of some statements. A day that none of them names is closed.
 * @returns undefined if two of them may contradict each other, or if they leave the open days out
 */
export function weekOf(statements: readonly Statement[]): OpeningHours | undefined {
  const named = statements.filter(({ days }) => days !== undefined);
  if (named.length < statements.length && !isRestFirst(statements)) return undefined;
  const rest = statements.filter(({ days }) => days === undefined);
  const week = WEEK.map((day) => {
    const those = named.filter(({ days }) => days?.includes(day));
    return those.length > 0 ? those : rest;
  });
  if (!week.every(areSums) || (rest.length > 0 && !week.includes(rest))) return undefined;
  const days = week.map((those) => those.flatMap(({ spans }) => spans));
  // `Closed on Mondays` says nothing about the other days.
  const isWhole = days.some(({ length }) => length > 0) || week.every(({ length }) => length > 0);
  return isWhole && days.every(areInOrder) ? { days: days.map(sortedSpans) } : undefined;
}

/** Returns whether times for all days come first, and then only days on which it is closed. */
function isRestFirst([first, ...others]: readonly Statement[]): boolean {
  const areClosed = others.every(
    ({ days, spans, isAfterSemicolon }) => days && spans.length === 0 && !isAfterSemicolon,
  );
  const isOpen = others.length === 0 || first?.spans.length !== 0;
  return first?.days === undefined && isOpen && areClosed;
}

/** Returns whether the statements of a day add up: each has times, and they name the same days. */
function areSums([first, ...others]: readonly Statement[]): boolean {
  return others.every(
    ({ days, spans, isAfterSemicolon }) =>
      !isAfterSemicolon &&
      spans.length > 0 &&
      first?.spans.length !== 0 &&
      String(days?.toSorted()) === String(first?.days?.toSorted()),
  );
}

/** Returns whether no span may be in the night after the day: `Fri 6 pm - midnight, 1 - 3 am`. */
function areInOrder(spans: readonly Span[]): boolean {
  return spans.every(({ opens }, at) => {
    const before = spans[at - 1];
    return !before || opens > before.opens || opens >= EARLY;
  });
}
