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
  const found = withoutRepeated(await findAllWishes(ctx.db, userId));
  const now = ctx.clock.now().toISOString();
  const beerIds = found.flatMap(({ beerId }) => beerId ?? []);
  const mergedIds = found.flatMap(({ mergedAs }) => mergedAs ?? []);
  const taps = await findAllTapsOf(ctx.db, { beerIds, mergedIds, now });
  const styles = found.flatMap(({ style }) => style ?? []);
  const byStyle = from && styles.length > 0 ? await nearestTaps(ctx, from, styles) : undefined;
  return found.map(({ id, beerId, mergedAs, style, beerName }) => {
    const ofBeer = taps.filter(
      (tap) => tap.beerId === beerId || (mergedAs !== null && tap.mergedAs === mergedAs),
    );
    const tap = beerId === null ? byStyle?.get(style ?? '') : nearestOf(ofBeer, from);
    return {
      id,
      beerId,
      mergedAs,
      style,
      name: beerName ?? style ?? '',
      onTap: tap ? placed(tap, from) : null,
    };
  });
}

/** Returns wishes without a second one of a beer that was merged since. */
function withoutRepeated<Wished extends { mergedAs: string | null }>(
  wishes: readonly Wished[],
): Wished[] {
  return wishes.filter(
    ({ mergedAs }, at) =>
      mergedAs === null || wishes.findIndex((wish) => wish.mergedAs === mergedAs) === at,
  );
}

/** Returns the nearest of these taps; any of them without a position. */
function nearestOf(taps: readonly Tap[], from: Position | undefined): Tap | undefined {
  const miles = (tap: Tap) => placed(tap, from)?.distance ?? Number.POSITIVE_INFINITY;
  return taps.toSorted((one, other) => miles(one) - miles(other) || 0)[0];
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
  const { mergedAs: _, ...shown } = tap;
  return { ...shown, distance: from && there && distanceMiles(from, there) };
}
