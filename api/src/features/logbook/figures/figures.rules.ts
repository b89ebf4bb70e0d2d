import { distanceMiles, type Position } from '@hoptrail/contracts/lib/distance';
import { toDay } from '@hoptrail/contracts/lib/zone-clock';
import { LOGBOOK_MAX_FIRSTS } from '@hoptrail/contracts/limits';
import type { LogbookFigures } from '@hoptrail/contracts/logbook/logbook';
import { farthestPair } from './farthest-pair.rules.ts';
import { busiestWeekday, runsOf, weeksUntil } from './weeks.rules.ts';

interface CountedBrewery {
  breweryId: string;
  breweryName: string;
  city: string;
  state: string;
  position: Position | undefined;
}

/** A check-in with the number of its day at the brewery. */
export interface CountedVisit {
  brewery: CountedBrewery;
  createdAt: string;
  day: number;
}

/**
 * Returns the figures of a person's check-ins, in any order.
 * @param today the number of the person's day
 */
export function figuresOf(visits: readonly CountedVisit[], today: number): LogbookFigures {
  const breweries = firsts(visits, ({ brewery }) => brewery.breweryId);
  const towns = firsts(breweries, ({ brewery: { city, state } }) => city && `${city}, ${state}`);
  const states = firsts(towns, ({ brewery }) => brewery.state);
  const days = visits.map(({ day }) => day);
  return {
    checkins: visits.length,
    breweries: breweries.length,
    towns: towns.length,
    states: states.length,
    newBreweries: newest(breweries).map(({ brewery, day }) => ({
      breweryId: brewery.breweryId,
      name: brewery.breweryName,
      visitedOn: toDay(day),
    })),
    newTowns: newest(towns).map(({ brewery, day }) => ({
      name: brewery.city,
      state: brewery.state,
      visitedOn: toDay(day),
    })),
    newStates: newest(states).map(({ brewery, day }) => ({
      name: brewery.state,
      visitedOn: toDay(day),
    })),
    since: days.length === 0 ? null : toDay(days.reduce((first, day) => Math.min(first, day))),
    ...runsOf(days, today),
    busiestWeekday: busiestWeekday(days),
    farthestApart: farthestApart(breweries.map(({ brewery }) => brewery)),
    weeks: weeksUntil(days, today),
  };
}

/**
 * Returns the first visit of each kind.
 * @param kindOf the kind of a visit; those without one, an empty text, are left out
 */
function firsts(
  visits: readonly CountedVisit[],
  kindOf: (visit: CountedVisit) => string,
): CountedVisit[] {
  const found = new Map<string, CountedVisit>();
  for (const visit of visits) {
    const kind = kindOf(visit);
    const first = found.get(kind);
    if (kind && (!first || visit.createdAt < first.createdAt)) found.set(kind, visit);
  }
  return [...found.values()];
}

function newest(visits: readonly CountedVisit[]): CountedVisit[] {
  return visits
    .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
    .slice(0, LOGBOOK_MAX_FIRSTS);
}

function farthestApart(breweries: readonly CountedBrewery[]): LogbookFigures['farthestApart'] {
  const placed = breweries.flatMap(({ position, ...place }) =>
    position ? { position, place } : [],
  );
  const pair = farthestPair(placed.map(({ position }) => position));
  const [from, to] = [placed[pair?.[0] ?? -1], placed[pair?.[1] ?? -1]];
  if (!from || !to) return null;
  const pick = ({ breweryId, breweryName, city }: (typeof from)['place']) => ({
    ...{ breweryId, breweryName, city },
  });
  const miles = distanceMiles(from.position, to.position);
  return { from: pick(from.place), to: pick(to.place), miles };
}
