import type { BeerHad } from '@hoptrail/contracts/beers/had';
import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import type { Position } from '@hoptrail/contracts/lib/distance';
import { fold } from '@hoptrail/contracts/lib/text/fold';
import { matching } from '@hoptrail/contracts/lib/text/matches';
import { SEARCH_HITS } from '@hoptrail/contracts/limits';
import type { BeerHit, SearchResult } from '@hoptrail/contracts/search/search';
import { compareMiles, milesTo } from '../events/shared/miles-to.ts';

interface Stored {
  breweries: readonly ListedBrewery[];
  /** The person's own beers. */
  beers: readonly BeerHad[];
  near: Position | undefined;
}

/** Returns what the server would find, of the breweries and the person's beers on this device. */
export function storedHits(
  words: readonly string[],
  { breweries, beers, near }: Stored,
): Omit<SearchResult, 'beers'> & { beers: Omit<BeerHit, 'lastUpdated'>[] } {
  const placed = breweries
    .map((brewery) => ({ ...brewery, distance: milesTo({ place: brewery }, near) }))
    .toSorted((one, other) => compareMiles(one.distance, other.distance));
  const towns = Map.groupBy(placed, ({ city, state }) => fold(`${city} ${state}`));
  const nearest = [...towns.values()].flatMap(([first]) => first ?? []);
  const own = beers.flatMap(({ beerId, ...beer }) => (beerId ? [{ ...beer, id: beerId }] : []));
  return {
    breweries: matching(placed, words, ({ name, city, state }) =>
      fold(`${name} ${city} ${state}`),
    ).slice(0, SEARCH_HITS),
    towns: matching(nearest, words, ({ city }) => fold(city)).slice(0, SEARCH_HITS),
    beers: matching(own, words, ({ name, style }) => fold(`${name} ${style}`)).slice(
      0,
      SEARCH_HITS,
    ),
  };
}
