import type { BeerHad } from '@hoptrail/contracts/beers/had';

/** The orders of a person's beers; without one they come by style. */
export const beerSorts = ['rating', 'recent'] as const;
export type BeerSort = (typeof beerSorts)[number];

/** Returns beers by their rating, the best first and unrated ones last, or by the day, newest first. */
export function sortedBeers(beers: readonly BeerHad[], sort: BeerSort): BeerHad[] {
  return beers.toSorted(
    (one, other) =>
      (sort === 'rating' ? (other.rating ?? 0) - (one.rating ?? 0) : 0) ||
      compare(other.hadOn, one.hadOn) ||
      compare(other.createdAt, one.createdAt),
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
