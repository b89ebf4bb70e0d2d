import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import type { WeeklyEvent } from '@hoptrail/contracts/events/weekly';
import { daysIn } from '@hoptrail/contracts/events/when/days-in';
import { dayOf } from '@hoptrail/contracts/events/when/event-dates';
import { dayAfter, firstOn, occurrenceOn } from '@hoptrail/contracts/events/when/event-days';
import { type EventTimes, timesOf } from '@hoptrail/contracts/events/when/event-times';
import type { Closure } from '@hoptrail/contracts/hours/types';
import { EVENT_DEFAULT_MINUTES } from '@hoptrail/contracts/limits';
import type { Weekday } from '@hoptrail/contracts/lists/weekdays';
import { timeZoneOf, type ZonedPlace } from '../../../lib/time-zones/time-zone.ts';

/** Returns the time zone of an event: that of its brewery; null if it has none or no position. */
export function zoneOfEvent(place: ZonedPlace): string | null {
  return timeZoneOf(place);
}

/** Returns when a special event takes place; null if its texts or its zone cannot be read. */
export function momentsOf(
  { date, time }: { date: string; time: string },
  timeZone: string | null,
): SpecialEvent['when'] {
  const [day, times] = [dayOf(date), timesOfEvent(time)];
  if (!day || !times || !timeZone) return null;
  const { startsAt, endsAt } = occurrenceOn(day, timeZone, times);
  return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), timeZone };
}

/**
 * Returns the times of day of a weekly event; null if its texts or its zone cannot be read. It does
 * not take place on the days of its text, and while its brewery is closed for a while.
 */
export function hoursOf(
  { day, time, notOn }: { day: Weekday; time: string; notOn: string | null },
  { timeZone, closure }: { timeZone: string | null; closure: Closure | null },
): WeeklyEvent['when'] {
  const times = timesOfEvent(time);
  if (!times || !timeZone) return null;
  const days = new Set([...daysIn(notOn ?? ''), ...closedDaysOn(closure, day)]);
  return { ...times, timeZone, notOn: [...days].toSorted() };
}

/** Returns the days of a closing for a while that are this day of the week, as `YYYY-MM-DD`. */
function closedDaysOn(closure: Closure | null, weekday: Weekday): string[] {
  const days: string[] = [];
  if (!closure) return days;
  const { from, until } = closure;
  for (let day = firstOn(weekday, from); day <= until; day = dayAfter(day, 7)) days.push(day);
  return days;
}

/**
 * Returns the times of day of an event as `HH:MM`, with an end also where the text has none;
 * undefined if the text cannot be read.
 */
export function timesOfEvent(text: string): { start: string; end: string } | undefined {
  const times = timesOf(text);
  return times && wholeTimes(times);
}

function wholeTimes({ start, end }: EventTimes): { start: string; end: string } {
  if (end !== null) return { start, end };
  const [hours = 0, minutes = 0] = start.split(':').map(Number);
  const total = hours * 60 + minutes + EVENT_DEFAULT_MINUTES;
  return { start, end: new Date((total % (24 * 60)) * 60_000).toISOString().slice(11, 16) };
}
