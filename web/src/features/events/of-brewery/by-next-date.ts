import type { PublicWeeklyEvent } from '@hoptrail/contracts/breweries/preview';
import { nextDate } from '../shared/next-date.ts';

/** Sorts after all dates. */
const NEVER = '9999';

/** A weekly event and the next day on which it takes place, if it does in the coming year. */
export interface NextEvent {
  event: PublicWeeklyEvent;
  day: string | undefined;
}

/** Returns weekly events by their next date, on one day in the given order. */
export function byNextDate(events: readonly PublicWeeklyEvent[], now = Date.now()): NextEvent[] {
  const listed = events.map((event) => ({ event, day: nextDate(event, now) }));
  return listed.sort((a, b) => (a.day ?? NEVER).localeCompare(b.day ?? NEVER));
}
