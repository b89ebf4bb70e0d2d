import { fromDay, weekdayOf } from '../../lib/zone-clock.ts';
import { weekdays } from '../../lists/weekdays.ts';
import { dayAfter } from '../when/event-days.ts';
import type { RepetitionName } from './repetition-names.ts';

const ORDINALS = ['First', 'Second', 'Third', 'Fourth'] as const;

/**
 * Returns a repetition in words, such as `Every second Thursday` or `First Friday of the month`;
 * undefined for an event that does not repeat.
 */
export function repetitionText(name: RepetitionName, day: string): string;
export function repetitionText(name: string | null | undefined, day: string): string | undefined;
export function repetitionText(name: string | null | undefined, day: string) {
  const weekday = weekdays[weekdayAt(day)];
  switch (name) {
    case 'weekly':
      return `Every ${weekday}`;
    case 'biweekly':
      return `Every second ${weekday}`;
    case 'monthly':
      return `${ORDINALS[nthOfMonth(day) - 1] ?? 'Fifth'} ${weekday} of the month`;
    case 'monthlyLast':
      return `Last ${weekday} of the month`;
    default:
      return undefined;
  }
}

/** Returns whether a day is the last one of its month with its day of the week. */
export function isLastOfMonth(day: string): boolean {
  return dayAfter(day, 7).slice(0, 7) !== day.slice(0, 7);
}

/** Returns how many days of its month with its day of the week there are up to a day, from 1. */
export function nthOfMonth(day: string): number {
  return Math.ceil(Number(day.slice(8)) / 7);
}

/** Returns the place of a day, `YYYY-MM-DD`, in a week that begins on Monday, from 0. */
export function weekdayAt(day: string): number {
  return weekdayOf(fromDay(day));
}
