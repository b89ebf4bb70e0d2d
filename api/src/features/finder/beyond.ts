import type { FoundBeer } from '@hoptrail/contracts/beers/beers';
import type { Position } from '@hoptrail/contracts/lib/distance';
import { FINDER_BEYOND } from '@hoptrail/contracts/limits';
import type { Context } from '../../context.ts';
import { findAllBreweriesWithBeers } from './finder.repo.ts';
import { searchBeers } from './search.ts';

/** How many of the nearest breweries are looked at: all of a step, until one of them has a beer. */
const STEPS = [100, 1000, 5000] as const;

/**
 * Returns the best beers of these styles at the nearest breweries that have some, nearest first;
 * none if the nearest 5,000 breweries, or those within 500 miles, have none.
 */
export async function findBeyond(
  ctx: Pick<Context, 'db' | 'caches' | 'clock'>,
  from: Position,
  styles: readonly string[],
): Promise<FoundBeer[]> {
  const { db, caches, clock } = ctx;
  const now = clock.now().toISOString();
  let seen = 0;
  for (const count of STEPS) {
    const nearest = await caches.breweries.nearest(from, count, { miles: FINDER_BEYOND.miles });
    const next = nearest.slice(seen);
    const breweryIds = next.map(({ id }) => id);
    const pouring = await findAllBreweriesWithBeers(db, { breweryIds, styles, now });
    const chosen = next.filter(({ id }) => pouring.has(id)).slice(0, FINDER_BEYOND.breweries);
    if (chosen.length > 0) {
      const perBrewery = await Promise.all(
        chosen.map(
          async (brewery) =>
            await searchBeers(ctx, { breweries: [brewery], styles, limit: FINDER_BEYOND.beers }),
        ),
      );
      return perBrewery.flat().slice(0, FINDER_BEYOND.beers);
    }
    if (nearest.length < count) return [];
    seen = count;
  }
  return [];
}
