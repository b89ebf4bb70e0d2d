import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import type { WeeklyEvent } from '@hoptrail/contracts/events/weekly';
import type { Position } from '@hoptrail/contracts/lib/distance';
import { fold } from '@hoptrail/contracts/lib/text/fold';
import { matching } from '@hoptrail/contracts/lib/text/matches';
import { SEARCH_HITS } from '@hoptrail/contracts/limits';
import type { Trail } from '@hoptrail/contracts/trails/trails';
import { displayDate } from '../../lib/text/dates.ts';
import { isPast } from '../events/shared/event-day.ts';
import { compareMiles, milesTo } from '../events/shared/miles-to.ts';

/** An event that a search found. */
export interface EventHit {
  path: string;
  name: string;
  /** Where and when. */
  facts: readonly string[];
  distance: number | undefined;
}

interface Lists {
  special: readonly SpecialEvent[];
  weekly: readonly WeeklyEvent[];
  trails: readonly Trail[];
  near: Position | undefined;
}

/** Returns the coming events, nearest first, and the trails that have the words of a search. */
export function listedHits(
  words: readonly string[],
  { special, weekly, trails, near }: Lists,
): { events: EventHit[]; trails: Trail[] } {
  const coming = special
    .filter((event) => !isPast(event))
    .map(({ id, event, company, date, place }) => ({
      path: `/special-event/${encodeURIComponent(id)}`,
      name: event,
      facts: [company, displayDate(date)],
      distance: milesTo({ place }, near),
    }));
  const everyWeek = weekly
    .filter(({ title }) => title.trim() !== '')
    .map(({ title, brewery, day, place }) => ({
      path: `/weekly-events/${day.toLowerCase()}`,
      name: title,
      facts: [brewery, `every ${day}`],
      distance: milesTo({ place }, near),
    }));
  return {
    events: matching([...coming, ...everyWeek], words, ({ name, facts }) =>
      fold([name, ...facts].join(' ')),
    )
      .toSorted((one, other) => compareMiles(one.distance, other.distance))
      .slice(0, SEARCH_HITS),
    trails: matching(trails, words, ({ name }) => fold(name)).slice(0, SEARCH_HITS),
  };
}
