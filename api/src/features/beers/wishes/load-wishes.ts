import type { Wish } from '@hoptrail/contracts/beers/wishes';
import { distanceMiles, type Position, positionOf } from '@hoptrail/contracts/lib/distance';
import { FINDER_MAX_DISTANCE_MILES } from '@hoptrail/contracts/limits';
import type { Context } from '../../../context.ts';
import { findAllTapsOf, findAllTapsOfStyles, findAllWishes } from './wishes.repo.ts';

type Ctx = Pick<Context, 'db' | 'caches' | 'clock'>;
type Tap = Awaited<ReturnType<typeof findAllTapsOf>>[number];

/**
 * Returns a person's wish list, newest first, with the nearest tap of each.
 * @param from the position; without it only the taps of beers are known
 */
export async function loadWishes(
  ctx: Ctx,
  userId: string,
  from: Position | undefined,
): Promise<Wish[]> {
  const found = await findAllWishes(ctx.db, userId);
  const now = ctx.clock.now().toISOString();
  const beerIds = found.flatMap(({ beerId }) => beerId ?? []);
  const taps = await findAllTapsOf(ctx.db, { beerIds, now });
  const byBeer = new Map(taps.map((tap) => [tap.beerId, tap]));
  const styles = found.flatMap(({ style }) => style ?? []);
  const byStyle = from && styles.length > 0 ? await nearestTaps(ctx, from, styles) : undefined;
  return found.map(({ id, beerId, style, beerName }) => {
    const tap = beerId === null ? byStyle?.get(style ?? '') : byBeer.get(beerId);
    return {
      id,
      beerId,
      style,
      name: beerName ?? style ?? '',
      onTap: tap ? placed(tap, from) : null,
    };
  });
}

/** Returns the nearest tap of each style within the distance of the finder. */
async function nearestTaps(
  { db, caches, clock }: Ctx,
  from: Position,
  styles: readonly string[],
): Promise<Map<string, Tap>> {
  const near = await caches.breweries.nearest(from, Number.POSITIVE_INFINITY, {
    miles: FINDER_MAX_DISTANCE_MILES,
  });
  const breweryIds = near.map(({ id }) => id);
  const now = clock.now().toISOString();
  const taps = await findAllTapsOfStyles(db, { breweryIds, styles, now });
  const order = new Map(breweryIds.map((id, at) => [id, at]));
  const farthestFirst = taps.toSorted(
    (one, other) => (order.get(other.breweryId) ?? 0) - (order.get(one.breweryId) ?? 0),
  );
  // The nearest one is set last.
  return new Map(farthestFirst.map((tap) => [tap.beerStyle, tap]));
}

function placed(tap: Tap, from: Position | undefined): Wish['onTap'] {
  const there = positionOf(tap);
  return { ...tap, distance: from && there && distanceMiles(from, there) };
}
