import { dayOf } from '@hoptrail/contracts/events/when/event-dates';
import { dayAfter } from '@hoptrail/contracts/events/when/event-days';
import { monthName, weekdayName } from '../../../../lib/text/calendar-names.ts';

/** The texts of a calendar leaf. */
export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  iso: string;
  /** `NOV`. */
  month: string;
  /** `22`. */
  day: string;
  /** `Sat`, or the year if it is not the current one. */
  foot: string;
}

/**
 * Returns the calendar leaf of an event's date, without a conversion between time zones.
 * @param date the stored text
 * @param today `YYYY-MM-DD` at its brewery
 * @returns undefined if the text names no day
 */
export function calendarDay(date: string, today: string): CalendarDay | undefined {
  const iso = dayOf(date);
  if (!iso) return undefined;
  const year = iso.slice(0, 4);
  return {
    iso,
    month: monthName(iso).slice(0, 3).toUpperCase(),
    day: String(Number(iso.slice(8, 10))),
    foot: year === today.slice(0, 4) ? weekdayName(iso).slice(0, 3) : year,
  };
}

/** Returns `Today`, `Tomorrow`, or undefined for any other day. */
export function nearDay(date: string, today: string): 'Today' | 'Tomorrow' | undefined {
  const iso = dayOf(date);
  if (iso === today) return 'Today';
  return iso && iso === dayAfter(today, 1) ? 'Tomorrow' : undefined;
}
