import type { FoundBeer } from '@hoptrail/contracts/beers/beers';
import type { Context } from '../../context.ts';
import { withMergedRatings } from '../beers/shared/merged-ratings.ts';
import { findAllBeers, findAllClosing } from './finder.repo.ts';
import { foundAt } from './found-beer.rules.ts';

interface Search {
  /** With their distances in miles. */
  breweries: readonly { id: string; distance?: number }[];
  styles: readonly string[];
  /** The number of beers at most. */
  limit: number;
}

/** Returns beers of these styles that are on tap at these breweries, best rated first. */
export async function searchBeers(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { breweries, styles, limit }: Search,
): Promise<FoundBeer[]> {
  const now = clock.now();
  const breweryIds = breweries.map(({ id }) => id);
  const found = await findAllBeers(db, { breweryIds, styles, now: now.toISOString(), limit });
  const beers = await withMergedRatings(db, found);
  const pouring = [...new Set(beers.map(({ breweryId }) => breweryId))];
  const closing = await findAllClosing(db, pouring);
  const distances = new Map(breweries.map(({ id, distance }) => [id, distance]));
  return foundAt(beers, { distances, closing }, now);
}
