import { dayOf } from '@hoptrail/contracts/events/when/event-dates';
import { timesOf } from '@hoptrail/contracts/events/when/event-times';

interface Event {
  /** Of a special event. */
  date?: string;
  time: string;
  breweryId: string | null;
  when?: object | null;
}

/**
 * Returns why calendars leave an event out, for those who may change it; undefined if they show it, or
 * if a stored copy of an older version does not tell.
 */
export function calendarProblem({ date, time, breweryId, when }: Event): string | undefined {
  if (when !== null) return undefined;
  if (date !== undefined && !dayOf(date)) {
    return 'Its date cannot be read. Write it like June 5, 2026.';
  }
  if (!timesOf(time)) return 'Its time cannot be read. Write it like 7 PM - 10 PM.';
  if (!breweryId) return 'It belongs to no brewery, so its time zone is unknown.';
  return 'The brewery has no place on the map yet, so its time zone is unknown.';
}
