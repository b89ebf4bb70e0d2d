import { dayNumber, toDay, wallTime, weekdayOf } from '../lib/zone-clock.ts';
import { HOURS_CLOSING_SOON_MINUTES } from '../limits.ts';
import { weekdays } from '../lists/weekdays.ts';
import { timeText } from './hours-text.ts';
import type { OpenStatus } from './open-status.ts';

interface Now {
  at: Date;
  /** The zone of the place; UTC if it is unknown. */
  timeZone: string;
  /** Returns a time of day in the zone; by default such as `4 pm`. */
  clock?: (instant: Date) => string;
  /** Returns a day, `YYYY-MM-DD`, without its year; by default such as `May 1`. */
  date?: (day: string) => string;
}

/**
 * Returns a status in words: `Open now, until 10 pm`, `Closes in 25 min`, `Opens at 4 pm`, `Opens
 * Friday at 4 pm`, `Opens May 1`, `Temporarily closed through May 1`.
 */
export function openStatusText(status: OpenStatus, now: Now): string {
  const { timeZone, at, date = dateText } = now;
  const clock = now.clock ?? ((instant: Date) => clockText(timeZone, instant));
  if (status.state === 'open') {
    if (status.until === null || status.minutes === null) return 'Open 24 hours';
    return status.minutes <= HOURS_CLOSING_SOON_MINUTES
      ? `Closes in ${status.minutes} min`
      : `Open now, until ${clock(status.until)}`;
  }
  if (status.closure) return `Temporarily closed through ${date(status.closure.until)}`;
  if (status.opensAt === null) return 'Closed';
  const day = dayOfInstant(timeZone, status.opensAt);
  const days = day - dayOfInstant(timeZone, at);
  if (days === 0) return `Opens at ${clock(status.opensAt)}`;
  if (days === 1) return `Opens tomorrow at ${clock(status.opensAt)}`;
  if (days < 7) return `Opens ${weekdays[weekdayOf(day)]} at ${clock(status.opensAt)}`;
  return `Opens ${date(toDay(day))}`;
}

function clockText(timeZone: string, instant: Date): string {
  const there = new Date(wallTime(timeZone, instant.getTime()));
  return timeText(there.toISOString().slice(11, 16));
}

function dateText(day: string): string {
  const format = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-US', format).format(new Date(day));
}

function dayOfInstant(timeZone: string, instant: Date): number {
  return dayNumber(wallTime(timeZone, instant.getTime()));
}
