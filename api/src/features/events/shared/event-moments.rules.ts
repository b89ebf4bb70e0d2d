import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import type { WeeklyEvent } from '@hoptrail/contracts/events/weekly';
import { daysIn } from '@hoptrail/contracts/events/when/days-in';
import { dayOf } from '@hoptrail/contracts/events/when/event-dates';
import { occurrenceOn } from '@hoptrail/contracts/events/when/event-days';
import { type EventTimes, timesOf } from '@hoptrail/contracts/events/when/event-times';
import { EVENT_DEFAULT_MINUTES } from '@hoptrail/contracts/limits';
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

/** Returns the times of day of a weekly event; null if its texts or its zone cannot be read. */
export function hoursOf(
  { time, notOn }: { time: string; notOn: string | null },
  timeZone: string | null,
): WeeklyEvent['when'] {
  const times = timesOfEvent(time);
  if (!times || !timeZone) return null;
  return { ...times, timeZone, notOn: daysIn(notOn ?? '') };
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
