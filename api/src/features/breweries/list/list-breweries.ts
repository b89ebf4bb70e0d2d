import type { CachedBody } from '../../../cache/cached-body.ts';
import type { Context } from '../../../context.ts';
import { breweryFilter, isFiltered, isOwn } from '../memory/brewery-filter.ts';
import {
  type BreweryQuery,
  isNarrowed,
  isNearby,
  rankBreweries,
} from '../memory/rank-breweries.ts';
import { takeTurn, takeTurnForWhole } from '../shared/take-turn.ts';

/** A longer list takes a turn, as a search does. */
const LONG_LIST = 200;

/**
 * Returns the JSON of breweries nearest first, or by name without a position. Without a limit, REST
 * returns all of them.
 * @throws AppError `auth.required` if visitors filter by their own breweries; `request.tooMany`,
 *   and `server.busy` if too many long lists are waiting
 */
export async function listBreweries(ctx: Context, input: BreweryQuery): Promise<CachedBody> {
  const { caches, clock } = ctx;
  const query = { ...input, limit: input.limit ?? ctx.listLimit };
  const make = async () => {
    await waitForTurn(ctx, query);
    const now = clock.now();
    // While changes are not reported, what a list compares is read again, and used from then on.
    if (isNarrowed(query) || !isNearby(query)) await caches.facts.current(now, 0);
    const filter = isFiltered(query) ? await breweryFilter(ctx, query) : undefined;
    return await caches.breweries.list(await rankBreweries(caches, query, { now, filter }));
  };
  // Not cached: it changes with the time, and with what the caller does.
  if (isFiltered(query)) return { ...(await make()), isPersonal: isOwn(query) };
  // Not cached: finding near breweries is fast, and hardly any two people have the same position.
  if (isNearby(query) || !caches.isCurrent) {
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
