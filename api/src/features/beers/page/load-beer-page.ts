import { tapListAt } from '@hoptrail/contracts/beers/tap-list-at';
import type { BeerPage, BeerTap } from '@hoptrail/contracts/breweries/beer-page';
import { closureAt } from '@hoptrail/contracts/hours/open-status';
import { availabilities } from '@hoptrail/contracts/lists/beer-availability';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { findBreweryById } from '../../breweries/shared/breweries.repo.ts';
import { findAllBeersOf, findBeerById } from '../beers.repo.ts';
import { type BeerRow, withMeanRating } from '../shared/mean-rating.rules.ts';
import { findAllSame } from '../shared/merged.repo.ts';
import { withMergedRatings } from '../shared/merged-ratings.ts';

/**
 * Returns a beer and the breweries whose tap lists have it, as they are now.
 * @throws AppError `beer.notFound`
 */
export async function loadBeerPage(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: string,
): Promise<BeerPage> {
  const found = await findBeerById(db, id);
  if (!found) throw new AppError('beer.notFound');
  const entries = await findAllSame(db, found);
  const rated = await withMergedRatings(db, entries);
  const taps: BeerTap[] = [];
  for (const entry of rated) {
    const tap = await loadTap(db, entry, clock.now());
    if (tap) taps.push(tap);
  }
  const own = taps.find(({ beer }) => beer.id === id);
  return { beer: own?.beer ?? withMeanRating(rated.find((one) => one.id === id) ?? found), taps };
}

/** Returns the tap of an entry at its brewery; undefined if the brewery is closed for good. */
async function loadTap(db: Db, stored: BeerRow, now: Date): Promise<BeerTap | undefined> {
  const brewery = await findBreweryById(db, stored.breweryId);
  if (brewery?.closedAt !== null) return undefined;
  const { servingSizes = [], currency = null } = brewery;
  // The whole list: a coming beer may have ended the one on its tap.
  const list = await findAllBeersOf(db, brewery.id, availabilities);
  const beers = tapListAt(list.map(withMeanRating), now.toISOString());
  const { rating, ratedBy } = withMeanRating(stored);
  const found = beers.find(({ id }) => id === stored.id);
  const beer = found ? { ...found, rating, ratedBy } : withMeanRating(stored);
  const closure = closureAt(brewery, now);
  return {
    beer,
    onTapSince: beer.onTapSince ?? null,
    brewery: { ...brewery, servingSizes, currency },
    ...(closure && { closedThrough: closure.until }),
  };
}
