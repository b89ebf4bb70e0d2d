import { randomUUID } from 'node:crypto';
import {
  type Beer,
  beer as beerContract,
  type beerCreate,
  type beerUpdate,
} from '@hoptrail/contracts/beers/beers';
import { fold } from '@hoptrail/contracts/lib/text/fold';
import { BEERS_PER_BREWERY } from '@hoptrail/contracts/limits';
import type { Availability } from '@hoptrail/contracts/lists/beer-availability';
import type { z } from 'zod';
import { Authorized } from '../../access/authorize.ts';
import type { Caller } from '../../access/sessions.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { lockRows } from '../../db/locks.ts';
import type { Flag } from '../../db/tables/flag.ts';
import { write } from '../../db/write.ts';
import { AppError } from '../../errors.ts';
import { defined } from '../../lib/defined.ts';
import { hasRight } from '../breweries/shared/breweries.rules.ts';
import { explainRefusal } from '../breweries/shared/explain-refusal.ts';
import { loadOwnBrewery } from '../breweries/shared/own-brewery.ts';
import { findPeopleOf } from '../breweries/shared/ownership.repo.ts';
import { refuseConflict } from '../history/shared/conflict.ts';
import { recordChange, recordedChange } from '../history/shared/record-change.ts';
import { deleteBeer, findBeerById, findBeerNames, insertBeer, updateBeer } from './beers.repo.ts';
import { described, subjectOf } from './history-of-beer.rules.ts';
import { endFormerBeer, settleTaps } from './menu/taps.ts';
import { findBeerToRestore } from './restored-beers.repo.ts';
import { recountEntries } from './shared/counted-ratings.ts';
import { type BeerRow, withMeanRating } from './shared/mean-rating.rules.ts';
import { findAllSame } from './shared/merged.repo.ts';
import { withMeans } from './shared/merged-ratings.ts';

type SignedIn = Context & { caller: Caller };
type SentFields = Omit<z.infer<typeof beerUpdate>, 'id' | 'basedOn'>;

/**
 * Adds a beer to the tap list of a brewery that the caller may edit.
 * @throws AppError `brewery.notFound`, `auth.forbidden`, `beer.exists` (for example after a double
 * tap), `beer.tooMany`
 */
export async function addBeer(
  ctx: SignedIn,
  { breweryId, beerName, beerStyle, ...facts }: z.infer<typeof beerCreate>,
): Promise<Beer> {
  return await write(
    ctx.db,
    async (trx) => {
      await lockRows(trx, 'breweries', [breweryId]);
      const brewery = await loadOwnBrewery(trx, ctx.caller, breweryId, 'tapList');
      const now = ctx.clock.now().toISOString();
      await settleTaps(trx, breweryId, now);
      const present = await findBeerNames(trx, breweryId);
      if (isNamed(present, beerName)) throw new AppError('beer.exists');
      if (present.length >= BEERS_PER_BREWERY) throw new AppError('beer.tooMany');
      const beer = await insertBeer(trx, brewery, {
        ...stored(facts),
        id: randomUUID(),
        beerName,
        beerStyle,
        lastUpdated: now,
        onTapSince: (facts.availability ?? 'available') === 'available' ? now : null,
        createdAt: now,
      });
      await recordChange(trx, ctx, { ...subjectOf(beer), after: described(beer) });
      await endFormerBeer(
        trx,
        ctx,
        Authorized.by(ctx.caller, beer, () => true),
      );
      return withMeanRating(beer);
    },
    beerContract,
  );
}

/**
 * Changes a beer, for those who may edit its brewery. Its rating stays.
 * @throws AppError `beer.notFound`, `auth.forbidden`, `beer.exists`, `edit.conflict`
 */
export async function changeBeer(ctx: SignedIn, input: z.infer<typeof beerUpdate>): Promise<Beer> {
  return await write(ctx.db, (trx) => changeBeerIn(trx, ctx, input), beerContract);
}

/** Changes a beer like `changeBeer()`, in a transaction of the caller. */
export async function changeBeerIn(
  trx: Db,
  ctx: SignedIn,
  { id, basedOn, ...changes }: z.infer<typeof beerUpdate>,
): Promise<Beer> {
  const beer = await loadOwnBeer(trx, ctx, id);
  const { row: before } = beer;
  // People's ratings are no edits of the beer.
  const { rating: _, ratedBy: _by, ...seen } = basedOn ?? {};
  refuseConflict(seen, withMeanRating(before));
  if (changes.beerName !== undefined) {
    const others = (await findBeerNames(trx, before.breweryId)).filter((one) => one.id !== id);
    if (isNamed(others, changes.beerName)) throw new AppError('beer.exists');
  }
  const lastUpdated = ctx.clock.now().toISOString();
  const after = await updateBeer(trx, beer, {
    ...stateAfter(changes.availability),
    ...stored(changes),
    ...sinceAfter(before.availability, changes.availability, lastUpdated),
    lastUpdated,
  });
  await recordChange(trx, ctx, {
    ...subjectOf(after),
    before: described(before),
    after: described(after),
    stored: described(before),
  });
  await endFormerBeer(
    trx,
    ctx,
    Authorized.by(ctx.caller, after, () => true),
  );
  const [changed = withMeanRating(after)] = await withMeans(trx, [after]);
  return changed;
}

/**
 * Deletes a beer, for those who may edit its brewery.
 * @returns the number of the change in the history
 * @throws AppError `beer.notFound`, `auth.forbidden`
 */
export async function removeBeer(ctx: SignedIn, id: string): Promise<number> {
  return await write(ctx.db, async (trx) => {
    const beer = await loadOwnBeer(trx, ctx, id);
    const stored = await findBeerToRestore(trx, id);
    const same = await findAllSame(trx, beer.row);
    await lockRows(
      trx,
      'beer_recommendations',
      same.map((entry) => entry.id),
    );
    await deleteBeer(trx, beer);
    await recountEntries(trx, same);
    const before = described(beer.row);
    return recordedChange(await recordChange(trx, ctx, { ...subjectOf(beer.row), before, stored }));
  });
}

/**
 * Returns a beer that the caller may edit, and locks its brewery.
 * @throws AppError `beer.notFound`, `auth.forbidden`, and why a former owner or former staff may not
 */
export async function loadOwnBeer(
  trx: Db,
  { caller, clock }: SignedIn,
  id: string,
): Promise<Authorized<BeerRow>> {
  const found = await findBeerById(trx, id);
  if (!found) throw new AppError('beer.notFound');
  await lockRows(trx, 'breweries', [found.breweryId]);
  await settleTaps(trx, found.breweryId, clock.now().toISOString());
  // Read again: it may have changed before the lock.
  const beer = await findBeerById(trx, id);
  if (!beer) throw new AppError('beer.notFound');
  const isAllowed = hasRight(caller, await findPeopleOf(trx, beer.breweryId), 'tapList');
  if (!isAllowed) await explainRefusal(trx, caller, beer.breweryId);
  return Authorized.by(caller, beer, () => isAllowed);
}

/** Returns the columns of the fields that a client sent. */
function stored({ isLastKeg, isNonAlcoholic, isGlutenFree, ...fields }: SentFields) {
  return defined({
    ...fields,
    isLastKeg: flag(isLastKeg),
    isNonAlcoholic: flag(isNonAlcoholic),
    isGlutenFree: flag(isGlutenFree),
  });
}

function flag(value: boolean | undefined): Flag | undefined {
  return value === undefined ? undefined : value ? 1 : 0;
}

/**
 * Returns what a new availability ends, unless the client sends these fields too: a time to go on is
 * one of a coming beer, and a last keg one of a beer on tap.
 */
function stateAfter(availability: Availability | undefined) {
  if (availability === undefined) return {};
  return {
    ...(availability !== 'coming' && { goesOnAt: null }),
    ...(availability !== 'available' && { isLastKeg: 0 as const }),
  };
}

/** Returns since when a beer is on tap, if its availability changes. */
function sinceAfter(before: string, after: Availability | undefined, now: string) {
  if (after === undefined || after === before) return {};
  return { onTapSince: after === 'available' ? now : null };
}

function isNamed(beers: readonly { beerName: string }[], name: string): boolean {
  return beers.some((beer) => fold(beer.beerName) === fold(name));
}
