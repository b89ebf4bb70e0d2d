import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import { dayOf } from '@hoptrail/contracts/events/when/event-dates';
import { dayAfter } from '@hoptrail/contracts/events/when/event-days';
import type { Position } from '@hoptrail/contracts/lib/distance';
import { fromDay, weekdayOf } from '@hoptrail/contracts/lib/zone-clock';
import { isPast, todayAt } from '../shared/event-day.ts';
import { compareMiles, milesTo } from '../shared/miles-to.ts';

/** Up to these distances in miles, events of later days are near, or within reach. */
export const GROUP_MILES = { near: 25, reach: 100 } as const;

/** The groups, in the order in which they are shown. */
const groupNames = ['today', 'weekend', 'near', 'reach', 'far', 'later'] as const;
export type GroupName = (typeof groupNames)[number];

/** An event and its distance in miles, if known. */
export interface ListedEvent {
  event: SpecialEvent;
  miles: number | undefined;
}

export interface EventGroup {
  name: GroupName;
  events: ListedEvent[];
}

const FRIDAY = 4;
const SUNDAY = 6;

/**
 * Groups events: today's and those of the weekend, nearest first; then those of later days by
 * distance, each group in the given order. Days are those at the event's brewery, and the weekend
 * begins on Friday.
 * @param events by date
 * @param from the person's position; without one later events are one group
 * @param now in milliseconds since 1970
 * @returns groups that have events, and the past events
 */
export function groupEvents(
  events: readonly SpecialEvent[],
  from: Position | undefined,
  now = Date.now(),
): { groups: EventGroup[]; past: SpecialEvent[] } {
  const [past, coming] = [
    events.filter((event) => isPast(event, now)),
    events.filter((event) => !isPast(event, now)),
  ];
  const listed = coming.map((event) => ({ event, miles: milesTo(event, from) }));
  const byName = Map.groupBy(listed, (one) => groupOf(one, now));
  const groups = groupNames.flatMap((name) => {
    const found = byName.get(name);
    return found ? [{ name, events: inOrder(name, found) }] : [];
  });
  return { groups, past };
}

function groupOf({ event, miles }: ListedEvent, now: number): GroupName {
  const [day, today] = [dayOf(event.date), todayAt(event, now)];
  // One of yesterday goes on after midnight.
  if (day && day <= today) return 'today';
  if (day && isOnWeekend(day, today)) return 'weekend';
  if (miles === undefined) return 'later';
  if (miles <= GROUP_MILES.near) return 'near';
  return miles <= GROUP_MILES.reach ? 'reach' : 'far';
}

/** Returns whether a later day is on the weekend of this week. */
function isOnWeekend(day: string, today: string): boolean {
  const sunday = dayAfter(today, SUNDAY - weekdayOf(fromDay(today)));
  return day <= sunday && weekdayOf(fromDay(day)) >= FRIDAY;
}

function inOrder(name: GroupName, events: ListedEvent[]): ListedEvent[] {
  if (name !== 'today' && name !== 'weekend') return events;
  return events.toSorted((a, b) => compareMiles(a.miles, b.miles));
}
