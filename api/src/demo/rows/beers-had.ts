import { createRandom, type Random } from '@hoptrail/drawings/random';
import { searchTextOfBeer } from '../../lib/keys.ts';
import { dayIn, timeZoneOf } from '../../lib/time-zones/time-zone.ts';
import { makeBeerHad, type NewBeer, type NewBeerHad } from '../../testing/factories/beer.ts';
import type { NewCheckin } from '../../testing/factories/checkin.ts';
import { demoBreweries } from '../content/breweries.ts';
import { beerNotes } from '../content/notes.ts';
import { breweryId } from '../demo-brewery.ts';
import { uuidFor } from '../uuid-for.ts';

/** How many of a person's latest check-ins have a beer. */
const VISITS = 20;

const zones = new Map(
  demoBreweries.map((brewery) => {
    const [latitude = null, longitude = null] = brewery.position ?? [];
    return [breweryId(brewery), timeZoneOf({ latitude, longitude, ownTimeZone: null })];
  }),
);

/**
 * Returns the beers that people had at their latest check-ins, most of them rated, some with words,
 * and almost all of those shared: only shared ratings make a mean.
 * @param checkins the oldest of each person first
 */
export function beersHadRows(
  checkins: readonly NewCheckin[],
  beers: readonly NewBeer[],
): NewBeerHad[] {
  const onTap = beers.filter(({ availability }) => availability !== 'coming');
  const byBrewery = Map.groupBy(onTap, (beer) => beer.breweryId);
  const byPerson = Map.groupBy(checkins, (checkin) => checkin.userId);
  return [...byPerson].flatMap(([person, visits]) => {
    const random = createRandom(`beers had:${person}`);
    const had = new Set<string>();
    return visits.slice(-VISITS).flatMap((visit) => {
      const poured = byBrewery.get(visit.breweryId)?.filter(({ id }) => !had.has(id)) ?? [];
      // The first beers of a list are had most, so that some have many ratings.
      const beer = poured[Math.floor(random.next() ** 2 * poured.length)];
      if (!beer) return [];
      had.add(beer.id);
      return [beerHad(visit, beer, random)];
    });
  });
}

function beerHad(visit: NewCheckin, beer: NewBeer, random: Random): NewBeerHad {
  const { beerName, beerStyle, breweryName } = beer;
  const isRated = random.chance(0.85);
  const notes = isRated && random.chance(0.35) ? random.pick(beerNotes) : null;
  return makeBeerHad({
    ...{ beerName, beerStyle, breweryName, abv: beer.abv ?? null, notes },
    id: uuidFor(`beer had:${visit.id}`),
    userId: visit.userId,
    beerId: beer.id,
    breweryId: beer.breweryId,
    checkinId: visit.id,
    rating: isRated ? ratingOf(beer, random) : null,
    isShared: isRated && createRandom(`shared:${visit.id}`).chance(0.95) ? 1 : 0,
    hadOn: dayIn(zones.get(beer.breweryId) ?? null, new Date(visit.createdAt)),
    searchText: searchTextOfBeer({ beerName, beerStyle, breweryName, notes }),
    createdAt: visit.createdAt,
  });
}

/** Returns a rating in quarters around the one that the beer came with. */
function ratingOf({ rating }: NewBeer, random: Random): number {
  const around = Number(rating ?? 4) + random.between(-0.8, 0.6);
  return Math.min(5, Math.max(0.25, Math.round(around * 4) / 4));
}
