import type { ListedBrewery } from '@hoptrail/contracts/breweries';
import type { CachedBody } from '../../../cached-body.ts';
import type { Context } from '../../../context.ts';
import { isFiltered, isOwn } from '../filters/brewery-filter.ts';
import { findAllBreweriesByIds } from '../shared/breweries.repo.ts';
import { milesInList } from './brewery-texts.ts';
import { type Asked, isNearby, rankByDatabase, rankByMemory } from './rank-breweries.ts';

/** Longer lists wait until no other long list is being made. */
const LONG_LIST = 200;

/**
 * Returns breweries nearest first, or by name without a position. Without a limit, REST returns all
 * of them.
 * @throws AppError `server.busy` if too many long lists are waiting
 */
export async function listBreweries(ctx: Context, input: Asked): Promise<ListedBrewery[]> {
  const { db } = ctx;
  const asked = { ...input, limit: input.limit ?? ctx.listLimit };
  await waitForTurn(ctx, asked);
  const ranked = await rankByDatabase(ctx, asked);
  const breweries = await findAllBreweriesByIds(
    db,
    ranked.map((row) => row.id),
  );
  const distances = new Map(ranked.map((row) => [row.id, row.distance]));
  return breweries.map((brewery) => {
    const distance = distances.get(brewery.id);
    return distance === undefined ? brewery : { ...brewery, distance: milesInList(distance) };
  });
}

/** Returns the JSON of the same list from the cache. */
export async function writeBreweryList(ctx: Context, input: Asked): Promise<CachedBody> {
  const { caches } = ctx;
  const asked = { ...input, limit: input.limit ?? ctx.listLimit };
  const make = async () => {
    await waitForTurn(ctx, asked);
    const ranked = await rankByMemory(ctx, asked);
    return await caches.breweries.list(ranked ?? (await rankByDatabase(ctx, asked)));
  };
  // Not cached: it changes with the time, and with what the caller does.
  if (isFiltered(asked)) return { ...(await make()), isPersonal: isOwn(asked) };
  // Not cached: finding near breweries is fast, and hardly any two people have the same position.
  if (isNearby(asked) && !asked.q) {
    return await caches.responses.uncached('breweries.list', make);
  }
  const list = await caches.responses.get('breweries.list', asked, make);
  // The only long list that is the same for everybody.
  return isWhole(asked) ? { ...list, isShared: true } : list;
}

/**
 * Waits until no other long list is being made.
 * @throws AppError `server.busy` if too many wait
 */
async function waitForTurn({ caches, whenSent }: Context, asked: Asked): Promise<void> {
  if (asked.limit !== undefined) {
    if (asked.limit > LONG_LIST) await caches.turns.begin();
  } else if (isWhole(asked)) {
    await caches.turns.begin();
  } else {
    await caches.turns.beginWhole(whenSent);
  }
}

function isWhole(asked: Asked): boolean {
  return Object.values(asked).every((value) => value === undefined);
}
