import { occurrenceOn } from '@hoptrail/contracts/events/when/event-days';
import { closureOn } from '@hoptrail/contracts/hours/open-status';
import type { Closure, PlaceHours } from '@hoptrail/contracts/hours/types';
import { instantOf, toDay, weekdayOf } from '@hoptrail/contracts/lib/zone-clock';
import { DAY_MS } from '@hoptrail/contracts/limits';
import { type Weekday, weekdays } from '@hoptrail/contracts/lists/weekdays';
import { dayNumberIn } from '../../../../lib/time-zones/time-zone.ts';

/** An event of a brewery, on a day or every week. */
export interface DatedEvent {
  breweryId: string;
  /** Its day as `YYYY-MM-DD`, or the day of the week on which it takes place. */
  on: string | Weekday;
  /** The days on which a weekly event does not take place, as `YYYY-MM-DD`. */
  notOn: readonly string[];
  /** Its times of day as `HH:MM`; undefined if its text has none: it lasts all day. */
  times: { start: string; end: string } | undefined;
}

/**
 * Returns whether an event of a brewery takes place today: from the midnight before it until its
 * end, which may be after the next midnight. A weekly one does not while the brewery is closed for a
 * while; a special one was set on its day.
 * @param place the brewery; its days are those of UTC if its zone is unknown
 * @param now in milliseconds since 1970
 * @returns the answer, and the instant until which it holds
 */
export function eventsToday(
  events: readonly DatedEvent[],
  place: Pick<PlaceHours, 'timeZone' | 'closure'>,
  now: number,
): { value: boolean; until: number } {
  const zone = place.timeZone ?? 'UTC';
  const today = dayNumberIn(zone, now);
  const tomorrow = instantOf(zone, (today + 1) * DAY_MS);
  // An event lasts a day at most, so none of an earlier day still goes on.
  const ends = [today - 1, today].flatMap((day) =>
    events
      .filter((event) => isOn(event, day, place.closure))
      .map((event) => endOf(event, day, zone)),
  );
  const last = Math.max(...ends, now);
  return { value: last > now, until: last > now ? Math.min(last, tomorrow) : tomorrow };
}

function isOn({ on, notOn }: DatedEvent, day: number, closure: Closure | null): boolean {
  const date = toDay(day);
  if (on === date) return true;
  const isItsWeekday = on === weekdays[weekdayOf(day)];
  return isItsWeekday && !notOn.includes(date) && !closureOn(closure, date);
}

function endOf({ times }: DatedEvent, day: number, timeZone: string): number {
  if (!times) return instantOf(timeZone, (day + 1) * DAY_MS);
  return occurrenceOn(toDay(day), timeZone, times).endsAt.getTime();
}
