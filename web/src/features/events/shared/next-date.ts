import type { PublicWeeklyEvent } from '@hoptrail/contracts/breweries/preview';
import { dayAfter } from '@hoptrail/contracts/events/when/event-days';
import { nextDayOf } from '@hoptrail/contracts/events/when/next-day';
import { dayText } from '../../../lib/text/dates.ts';
import { todayAt, zoneOf } from './event-day.ts';

/**
 * Returns the next day on which a weekly event takes place, `YYYY-MM-DD` at its brewery; undefined
 * if it is left out for a year.
 */
export function nextDate(event: PublicWeeklyEvent, now = Date.now()): string | undefined {
  return nextDayOf(event, zoneOf(event), now);
}

/** Returns when a weekly event takes place next, such as `today`, `tomorrow` or `Wed, Nov 25`. */
export function nextDateText(event: PublicWeeklyEvent, now = Date.now()): string | undefined {
  const [day, today] = [nextDate(event, now), todayAt(event, now)];
  if (day === undefined) return undefined;
  // One of yesterday that goes on after midnight is still today's.
  if (day <= today) return 'today';
  return day === dayAfter(today, 1) ? 'tomorrow' : dayText(day);
}
