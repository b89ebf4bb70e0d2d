import { CLOSURE_DAYS_MAX } from '../limits.ts';
import { weekdays } from '../lists/weekdays.ts';
import { spanText } from './hours-text.ts';
import { daysOf } from './open-status.ts';
import { MINUTES_PER_DAY, minutesOfSpan, sortedSpans } from './spans.ts';
import type { Closure, HoursException, OpeningHours, Span } from './types.ts';

/** Why hours cannot be stored, as a sentence. */
export interface HoursProblem {
  /** The place of the day, Monday first, or of the exception in its list. */
  at: number;
  text: string;
}

/**
 * Returns the spans of a week that overlap, also over midnight into the next day and from Sunday
 * into Monday.
 */
export function overlapProblems({ days }: OpeningHours): HoursProblem[] {
  return weekdays.flatMap((name, at): HoursProblem[] => {
    const spans = days[at] ?? [];
    const within = overlapWithin(spans);
    if (within) return [{ at, text: `On ${name}, ${within}` }];
    const next = (at + 1) % 7;
    const pair = overlapInto(spans, days[next] ?? []);
    if (!pair) return [];
    const [late, early] = pair.map(spanText);
    return [{ at, text: `${name}'s ${late} and ${weekdays[next]}'s ${early} overlap.` }];
  });
}

export const NO_DATE = 'There is no such date. Please enter one, such as 2026-12-24.';

/** Returns the exceptions that are not a span of days, overlap themselves, or are there twice. */
export function exceptionProblems(exceptions: readonly HoursException[]): HoursProblem[] {
  return exceptions.flatMap((exception, at): HoursProblem[] => {
    const { from, to, spans } = exception;
    if (!isDay(from) || !isDay(to)) return [{ at, text: NO_DATE }];
    if (to < from) return [{ at, text: `The last day, ${to}, is before the first, ${from}.` }];
    const within = overlapWithin(spans);
    if (within) return [{ at, text: `On ${from}, ${within}` }];
    const pair = from === to ? undefined : overlapInto(spans, spans);
    if (pair) {
      const [late, early] = pair.map(spanText);
      return [{ at, text: `From ${from} on, ${late} and ${early} of the next day overlap.` }];
    }
    const twin = exceptions.findIndex((other) => isTwin(exception, other));
    if (twin === -1 || twin >= at) return [];
    return [{ at, text: `There are two entries for ${latest(exception, exceptions[twin])}.` }];
  });
}

/** Returns whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Returns whether a text is a day on which a place can be closed for a while, from 1900 to 2199. */
export function isClosedDay(text: string): boolean {
  return /^(19|20|21)/.test(text) && isDay(text);
}

/** Returns whether a closing for a while has no more days than it may have. */
export function isWithinAYear({ from, until }: Pick<Closure, 'from' | 'until'>): boolean {
  return daysOf({ from, to: until }) <= CLOSURE_DAYS_MAX;
}

function overlapWithin(spans: readonly Span[]): string | undefined {
  const sorted = sortedSpans(spans);
  const second = sorted.findIndex((span, index) => {
    const before = sorted[index - 1];
    return before && minutesOfSpan(before).end > minutesOfSpan(span).start;
  });
  const pair = sorted.slice(second - 1, second + 1).map(spanText);
  return second === -1 ? undefined : `${pair.join(' and ')} overlap.`;
}

/** Returns a span that runs into one of the next day, and that one. */
function overlapInto(spans: readonly Span[], next: readonly Span[]): [Span, Span] | undefined {
  for (const late of spans) {
    const end = minutesOfSpan(late).end - MINUTES_PER_DAY;
    const early = next.find((span) => minutesOfSpan(span).start < end);
    if (early) return [late, early];
  }
  return undefined;
}

/** Returns whether two exceptions share a day and none of them is the shorter one. */
function isTwin(one: HoursException, other: HoursException): boolean {
  const isShared = one.from <= other.to && other.from <= one.to;
  return one !== other && isShared && daysOf(one) === daysOf(other);
}

function latest(one: HoursException, other: HoursException | undefined): string {
  return other && other.from > one.from ? other.from : one.from;
}
