import type { Beer } from '@hoptrail/contracts/beers/beers';
import { inMenuOrder, tapListAt } from '@hoptrail/contracts/beers/tap-list-at';
import type { Availability } from '@hoptrail/contracts/lists/beer-availability';
import type { Context } from '../../../context.ts';
import { findAllBeersOf } from '../beers.repo.ts';
import { withMeans } from '../shared/merged-ratings.ts';

/**
 * Returns the tap list of a brewery as it is now, in the order of its menu: the beers that are stored
 * with these availabilities.
 */
export async function loadTapList(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  breweryId: string,
  availabilities: readonly Availability[],
): Promise<Beer[]> {
  const beers = await withMeans(db, await findAllBeersOf(db, breweryId, availabilities));
  return inMenuOrder(tapListAt(beers, clock.now().toISOString()));
}
