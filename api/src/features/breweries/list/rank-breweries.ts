import type { breweryList } from '@hoptrail/contracts/breweries';
import { foldedWords } from '@hoptrail/contracts/lib/text/fold';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import {
  type BreweryFilter,
  breweryFilter,
  databaseFilter,
  isFiltered,
} from '../filters/brewery-filter.ts';
import {
  findAllByDistance,
  findAllByName,
  findAllUnlocated,
  type Ranked,
} from '../shared/nearest.repo.ts';

/** The input of a list, with the limit that applies. */
export type Asked = z.infer<typeof breweryList>;

type AskedNearby = Asked & { lat: number; lng: number };

/** The number of breweries whose facts are read from the database at once. */
const READ_AT_ONCE = 200;

/** Returns the breweries of a list in their order, from the database. */
export async function rankByDatabase(ctx: Context, asked: Asked): Promise<Ranked[]> {
  const { db } = ctx;
  const { lat, lng, q, radius } = asked;
  const { limit, offset = 0 } = isFiltered(asked) ? {} : asked;
  if (lat === undefined || lng === undefined) {
    return await narrow(ctx, asked, await findAllByName(db, { q, offset, count: limit }));
  }
  const from = { latitude: lat, longitude: lng };
  const count = limit === undefined ? undefined : offset + limit;
  const ranked = await findAllByDistance(db, from, { q, radius, count });
  return await narrow(ctx, asked, ranked.slice(offset));
}

/** Returns the same breweries from memory; undefined for lists by name without words or a filter. */
export async function rankByMemory(ctx: Context, asked: Asked): Promise<Ranked[] | undefined> {
  if (isNarrowed(asked)) return await rankNarrowed(ctx, asked);
  if (!isNearby(asked)) return undefined;
  const { lat, lng, radius: miles, limit, offset = 0 } = asked;
  const count = limit === undefined ? Number.POSITIVE_INFINITY : offset + limit;
  const from = { latitude: lat, longitude: lng };
  const near = await ctx.caches.breweries.nearest(from, count, { miles });
  if (near.length >= count || miles !== undefined) return near.slice(offset);
  return [...near, ...(await findAllUnlocated(ctx.db))].slice(offset, count);
}

/** Returns whether a list depends on the position. */
export function isNearby(asked: Asked): asked is AskedNearby {
  return asked.lat !== undefined && asked.lng !== undefined;
}

/** Returns whether a list compares the breweries: with the words of a search, or by a filter. */
export function isNarrowed(asked: Asked): boolean {
  return isFiltered(asked) || foldedWords(asked.q).length > 0;
}

async function rankNarrowed(ctx: Context, asked: Asked): Promise<Ranked[]> {
  const { limit = Number.POSITIVE_INFINITY, offset = 0, radius: miles } = asked;
  const count = offset + limit;
  const now = ctx.clock.now();
  const isChosen = await breweryFilter(ctx, asked);
  const { facts: cache, breweries } = ctx.caches;
  const facts = await cache.current(now);
  const words = foldedWords(asked.q);
  const only = words.length > 0 ? facts.search(words) : undefined;
  const accepts: BreweryFilter = (id) => (only?.has(id) ?? true) && isChosen(id);
  if (!isNearby(asked)) return firstOf(await cache.names(now), accepts, count).slice(offset);
  const from = { latitude: asked.lat, longitude: asked.lng };
  const near = await breweries.nearest(from, count, { miles, accepts: isChosen, only });
  if (near.length >= count || miles !== undefined) return near.slice(offset);
  const isUnlocated: BreweryFilter = (id) => !facts.hasPosition(id) && accepts(id);
  const others = firstOf(await cache.names(now), isUnlocated, count - near.length);
  return [...near, ...others].slice(offset);
}

function firstOf(ids: readonly string[], accepts: BreweryFilter, count: number): Ranked[] {
  const found: Ranked[] = [];
  for (const id of ids) {
    if (found.length >= count) break;
    if (accepts(id)) found.push({ id });
  }
  return found;
}

/** Returns those of the ranked breweries that the filters of a list accept, if it has any. */
async function narrow(ctx: Context, asked: Asked, ranked: readonly Ranked[]): Promise<Ranked[]> {
  if (!isFiltered(asked)) return [...ranked];
  const { limit = Number.POSITIVE_INFINITY, offset = 0 } = asked;
  const filterOf = await databaseFilter(ctx, asked);
  const found: Ranked[] = [];
  for (let at = 0; at < ranked.length && found.length < offset + limit; at += READ_AT_ONCE) {
    const some = ranked.slice(at, at + READ_AT_ONCE);
    const accepts = await filterOf(some.map(({ id }) => id));
    found.push(...some.filter(({ id }) => accepts(id)));
  }
  return found.slice(offset, offset + limit);
}
