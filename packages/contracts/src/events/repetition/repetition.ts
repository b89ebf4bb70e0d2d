import { fromDay } from '../../lib/zone-clock.ts';
import { daysIn } from '../when/days-in.ts';
import { dayOf } from '../when/event-dates.ts';
import { dayAfter } from '../when/event-days.ts';
import { LAST_DAY } from '../when/written-day.ts';
import { knownRepetition, type RepetitionName } from './repetition-names.ts';
import { isLastOfMonth, nthOfMonth, weekdayAt } from './repetition-text.ts';

/** What a special event says about its repetition. */
export interface RepeatedEvent {
  repeats?: string | null | undefined;
  repeatsUntil?: string | null | undefined;
  notOn?: string | null | undefined;
}

/** How many days are between an occurrence and the next one; undefined if months decide. */
const DAYS_APART: Readonly<Record<RepetitionName, number | undefined>> = {
  weekly: 7,
  biweekly: 14,
  monthly: undefined,
  monthlyLast: undefined,
};

/**
 * Yields the days on which an event takes place, first to last, without those that it leaves out.
 * All days are `YYYY-MM-DD`.
 * @param day one of its days, from which on the others are found
 */
export function* daysOfEvent(event: RepeatedEvent, day: string): Generator<string, void> {
  const name = knownRepetition(event.repeats);
  if (!name) return yield day;
  const skipped = new Set(daysIn(event.notOn ?? ''));
  const last = lastDayOf(event);
  for (let next = day; next <= last; next = following(name, next)) {
    if (!skipped.has(next)) yield next;
  }
}

/** Returns the last day on which an event can take place. */
export function lastDayOf({ repeatsUntil }: RepeatedEvent): string {
  return dayOf(repeatsUntil ?? '') ?? LAST_DAY;
}

/** Returns whether a day is one of a repetition. @param first one of its days that is not later */
export function isDayOf(name: RepetitionName, first: string, day: string): boolean {
  if (day < first) return false;
  const apart = DAYS_APART[name];
  if (apart !== undefined) return (fromDay(day) - fromDay(first)) % apart === 0;
  if (weekdayAt(day) !== weekdayAt(first)) return false;
  return name === 'monthlyLast' ? isLastOfMonth(day) : nthOfMonth(day) === nthOfMonth(first);
}

/** Returns the next day of a repetition. */
function following(name: RepetitionName, day: string): string {
  const apart = DAYS_APART[name];
  if (apart !== undefined) return dayAfter(day, apart);
  // Four weeks later is the same place of the next month, or one before it.
  let next = dayAfter(day, 28);
  while (!isDayOf(name, day, next)) next = dayAfter(next, 7);
  return next;
}
