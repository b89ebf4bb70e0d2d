import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import type { CachedBody } from '../../../cache/cached-body.ts';
import type { Context } from '../../../context.ts';
import { isFiltered, isOwn } from '../filters/brewery-filter.ts';
import { milesInList } from '../memory/brewery-texts.ts';
import { findAllBreweriesByIds } from '../shared/breweries.repo.ts';
import { takeTurn, takeTurnForWhole } from '../shared/take-turn.ts';
import { type BreweryQuery, isNarrowed, isNearby, rankBreweries } from '../memory/rank-breweries.ts';

/** A longer list takes a turn, as a search does. */
const LONG_LIST = 200;

/**
 * Returns breweries nearest first, or by name without a position. Without a limit, REST returns all
 * of them.
 * @throws AppError `server.busy` if too many long lists are waiting
 */
export async function listBreweries(ctx: Context, input: BreweryQuery): Promise<ListedBrewery[]> {
  const { db } = ctx;
  const query = { ...input, limit: input.limit ?? ctx.listLimit };
  await waitForTurn(ctx, query);
  const ranked = await rankBreweries(ctx, query);
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
export async function writeBreweryList(ctx: Context, input: BreweryQuery): Promise<CachedBody> {
  const { caches } = ctx;
  const query = { ...input, limit: input.limit ?? ctx.listLimit };
  const make = async () => {
    await waitForTurn(ctx, query);
    return await caches.breweries.list(await rankBreweries(ctx, query));
  };
  // Not cached: it changes with the time, and with what the caller does.
  if (isFiltered(query)) return { ...(await make()), isPersonal: isOwn(query) };
  // Not cached: finding near breweries is fast, and hardly any two people have the same position.
  if (isNearby(query)) {
    return await caches.responses.uncached('breweries.list', make);
  }
  const list = await caches.responses.get('breweries.list', query, make);
  // The only long list that is the same for everybody.
  return isWhole(query) ? { ...list, isShared: true } : list;
}

/**
 * Lets a search or a long list wait for its turn.
 * @throws AppError `request.tooMany`, `server.busy`
 */
async function waitForTurn(ctx: Context, query: BreweryQuery): Promise<void> {
  const isLong = query.limit === undefined || query.limit > LONG_LIST;
  if (query.limit === undefined && !isWhole(query)) return await takeTurnForWhole(ctx);
  if (isLong || isNarrowed(query)) await takeTurn(ctx);
}

function isWhole(query: BreweryQuery): boolean {
  return Object.values(query).every((value) => value === undefined);
}
