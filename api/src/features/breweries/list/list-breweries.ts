import type { ListedBrewery } from '@hoptrail/contracts/breweries';
import type { CachedBody } from '../../../cache/cached-body.ts';
import type { Context } from '../../../context.ts';
import { isFiltered, isOwn } from '../filters/brewery-filter.ts';
import { findAllBreweriesByIds } from '../shared/breweries.repo.ts';
import type { Ranked } from '../shared/nearest.repo.ts';
import { takeTurn, takeTurnForWhole } from '../shared/take-turn.ts';
import { milesInList } from './brewery-texts.ts';
import {
  type Asked,
  isNarrowed,
  isNearby,
  rankByDatabase,
  rankByMemory,
} from './rank-breweries.ts';

/** A longer list takes a turn, as a search does. */
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
  const ranked = await rank(ctx, asked);
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
    return await caches.breweries.list(await rank(ctx, asked));
  };
  // Not cached: it changes with the time, and with what the caller does.
  if (isFiltered(asked)) return { ...(await make()), isPersonal: isOwn(asked) };
  // Not cached: finding near breweries is fast, and hardly any two people have the same position.
  if (isNearby(asked)) {
    return await caches.responses.uncached('breweries.list', make);
  }
  const list = await caches.responses.get('breweries.list', asked, make);
  // The only long list that is the same for everybody.
  return isWhole(asked) ? { ...list, isShared: true } : list;
}

/**
 * Ranks in memory. While changes in the database may be missing there, only positions are compared in
 * memory, which the cache of breweries reads again itself if the database answers.
 */
async function rank(ctx: Context, asked: Asked): Promise<Ranked[]> {
  const isInMemory = ctx.caches.isCurrent || !isNarrowed(asked);
  const ranked = isInMemory ? await rankByMemory(ctx, asked) : undefined;
  return ranked ?? (await rankByDatabase(ctx, asked));
}

/**
 * Lets a search or a long list wait for its turn.
 * @throws AppError `request.tooMany`, `server.busy`
 */
async function waitForTurn(ctx: Context, asked: Asked): Promise<void> {
  const isLong = asked.limit === undefined || asked.limit > LONG_LIST;
  if (asked.limit === undefined && !isWhole(asked)) return await takeTurnForWhole(ctx);
  if (isLong || isNarrowed(asked)) await takeTurn(ctx);
}

function isWhole(asked: Asked): boolean {
  return Object.values(asked).every((value) => value === undefined);
}
