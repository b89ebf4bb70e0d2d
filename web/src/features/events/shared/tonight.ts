import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import type { WeeklyEvent } from '@hoptrail/contracts/events/weekly';
import { dayOf } from '@hoptrail/contracts/events/when/event-dates';
import { dayAt, isOver } from '@hoptrail/contracts/events/when/event-days';
import { nextDayOf } from '@hoptrail/contracts/events/when/next-day';
import { zoneOfBrewery } from './event-day.ts';

/** An event of this evening. */
interface EventTonight {
  id: string;
  name: string;
  time: string;
}

/**
 * Returns what is on at a brewery today, special events first, and what still goes on after midnight.
 * @param now in milliseconds since 1970
 */
export function eventsTonight(
  brewery: Pick<ListedBrewery, 'id' | 'timeZone'>,
  special: readonly SpecialEvent[],
  weekly: readonly WeeklyEvent[],
  now: number,
): EventTonight[] {
  const zone = zoneOfBrewery(brewery);
  const today = dayAt(zone, now);
  const isHere = ({ breweryId }: { breweryId: string | null }) => breweryId === brewery.id;
  const specials = special
    .filter(
      (event) => isHere(event) && !isOver(event, zone, now) && isUntil(dayOf(event.date), today),
    )
    .map(({ id, event, time }) => ({ id, name: event, time }));
  const weeklies = weekly
    .filter((event) => isHere(event) && isUntil(nextDayOf(event, zone, now), today))
    .map(({ id, title, time }) => ({ id, name: title, time }));
  return [...specials, ...weeklies];
}

function isUntil(day: string | undefined, today: string): boolean {
  return day !== undefined && day <= today;
}
