import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import { dayOf } from '@hoptrail/contracts/events/when/event-dates';
import { fold } from '@hoptrail/contracts/lib/text/fold';
import { nextUsualDay } from './next-usual-day.ts';

const MOST = 5;

/**
 * Returns the last special events of a brewery that had a day before today, newest first, each name
 * once, with the next day that is the same day of the week.
 * @param today `YYYY-MM-DD` at the brewery
 */
export function pastEvents<Event extends Pick<SpecialEvent, 'event' | 'date'>>(
  events: readonly Event[],
  today: string,
): { event: Event; next: string }[] {
  const past = events
    .map((event) => ({ event, day: dayOf(event.date), next: nextUsualDay(event, today) }))
    .filter((one): one is typeof one & { day: string; next: string } =>
      Boolean(one.next && one.day && one.day < today),
    )
    .toSorted((one, other) => other.day.localeCompare(one.day));
  const byName = Map.groupBy(past, ({ event }) => fold(event.event));
  return [...byName.values()].flatMap((same) => same.slice(0, 1)).slice(0, MOST);
}
