import { randomUUID } from 'node:crypto';
import {
  type Beer,
  beer as beerContract,
  type beerCreate,
  type beerUpdate,
} from '@hoptrail/contracts/beers/beers';
import { fold } from '@hoptrail/contracts/lib/text/fold';
import { BEERS_PER_BREWERY } from '@hoptrail/contracts/limits';
import type { z } from 'zod';
import { Authorized } from '../../access/authorize.ts';
import type { Caller } from '../../access/sessions.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { lockRows } from '../../db/locks.ts';
import { write } from '../../db/write.ts';
import { AppError } from '../../errors.ts';
import { defined } from '../../lib/defined.ts';
import { hasRight } from '../breweries/shared/breweries.rules.ts';
import { explainRefusal } from '../breweries/shared/explain-refusal.ts';
import { loadOwnBrewery } from '../breweries/shared/own-brewery.ts';
import { findPeopleOf } from '../breweries/shared/ownership.repo.ts';
import { refuseConflict } from '../history/shared/conflict.ts';
import { recordChange } from '../history/shared/record-change.ts';
import { deleteBeer, findBeerById, findBeerNames, insertBeer, updateBeer } from './beers.repo.ts';
import { type BeerRow, withMeanRating } from './shared/mean-rating.rules.ts';

type SignedIn = Context & { caller: Caller };

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
      const present = await findBeerNames(trx, breweryId);
      if (isNamed(present, beerName)) throw new AppError('beer.exists');
      if (present.length >= BEERS_PER_BREWERY) throw new AppError('beer.tooMany');
      const now = ctx.clock.now().toISOString();
      const beer = await insertBeer(trx, brewery, {
        ...defined(facts),
        id: randomUUID(),
        beerName,
        beerStyle,
        lastUpdated: now,
        createdAt: now,
      });
      await recordChange(trx, ctx, { ...subjectOf(beer), after: described(beer) });
      return withMeanRating(beer);
    },
    beerContract,
  );
}

/**
 * Changes a beer, for those who may edit its brewery. Its rating stays.
 * @throws AppError `beer.notFound`, `auth.forbidden`, `beer.exists`, `edit.conflict`
 */
export async function changeBeer(
  ctx: SignedIn,
  { id, basedOn, ...changes }: z.infer<typeof beerUpdate>,
): Promise<Beer> {
  return await write(
    ctx.db,
    async (trx) => {
      const beer = await loadOwnBeer(trx, ctx.caller, id);
      const { row: before } = beer;
      // People's ratings are no edits of the beer.
      const { rating: _, ratedBy: _by, ...seen } = basedOn ?? {};
      refuseConflict(seen, before);
      if (changes.beerName !== undefined) {
        const others = (await findBeerNames(trx, before.breweryId)).filter((one) => one.id !== id);
        if (isNamed(others, changes.beerName)) throw new AppError('beer.exists');
      }
      const lastUpdated = ctx.clock.now().toISOString();
      const after = await updateBeer(trx, beer, { ...defined(changes), lastUpdated });
      await recordChange(trx, ctx, {
        ...subjectOf(after),
        before: described(before),
        after: described(after),
      });
      return withMeanRating(after);
    },
    beerContract,
  );
}

/**
 * Deletes a beer, for those who may edit its brewery.
 * @throws AppError `beer.notFound`, `auth.forbidden`
 */
export async function removeBeer(ctx: SignedIn, id: string): Promise<void> {
  await write(ctx.db, async (trx) => {
    const beer = await loadOwnBeer(trx, ctx.caller, id);
    await deleteBeer(trx, beer);
    await recordChange(trx, ctx, { ...subjectOf(beer.row), before: described(beer.row) });
  });
}

async function loadOwnBeer(trx: Db, caller: Caller, id: string): Promise<Authorized<BeerRow>> {
  const found = await findBeerById(trx, id);
  if (!found) throw new AppError('beer.notFound');
  await lockRows(trx, 'breweries', [found.breweryId]);
  // Read again: it may have changed before the lock.
  const beer = await findBeerById(trx, id);
  if (!beer) throw new AppError('beer.notFound');
  const isAllowed = hasRight(caller, await findPeopleOf(trx, beer.breweryId), 'tapList');
  if (!isAllowed) await explainRefusal(trx, caller, beer.breweryId);
  return Authorized.by(caller, beer, () => isAllowed);
}

function isNamed(beers: readonly { beerName: string }[], name: string): boolean {
  return beers.some((beer) => fold(beer.beerName) === fold(name));
}

function subjectOf({ id, beerName, breweryId }: BeerRow) {
  return { kind: 'beer', id, name: beerName, breweryId } as const;
}

/** Returns the fields of a beer that the history compares: those that its brewery sets. */
function described({
  breweryName: _,
  ratedBy: _by,
  ratingTotal: _total,
  ...beer
}: BeerRow): object {
  return beer;
}
