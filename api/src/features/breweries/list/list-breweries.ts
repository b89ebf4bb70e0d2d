import type { breweryList, ListedBrewery } from '@hoptrail/contracts/breweries';
import type { z } from 'zod';
import type { CachedBody } from '../../../cached-body.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { findAllBreweriesByIds } from '../shared/breweries.repo.ts';
import {
  findAllByDistance,
  findAllByName,
  findAllUnlocated,
  type Ranked,
} from '../shared/nearest.repo.ts';
import { milesInList } from './brewery-texts.ts';

type Asked = z.infer<typeof breweryList>;

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
  const ranked = await rankByDatabase(db, asked);
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
  const { db, caches } = ctx;
  const asked = { ...input, limit: input.limit ?? ctx.listLimit };
  const make = async () => {
    await waitForTurn(ctx, asked);
    const ranked = await rankByMemory(caches, db, asked);
    return await caches.breweries.list(ranked ?? (await rankByDatabase(db, asked)));
  };
  // Not cached: finding near breweries is fast, and hardly any two people have the same position.
  if (isNearby(asked)) {
    return await caches.responses.uncached('breweries.list', make);
  }
  const list = await caches.responses.get('breweries.list', asked, make);
  // The only long list that is the same for everybody.
  return isWhole(asked) ? { ...list, isShared: true } : list;
}

async function rankByDatabase(db: Db, asked: Asked): Promise<Ranked[]> {
  const { lat, lng, q, radius, limit, offset = 0 } = asked;
  if (lat === undefined || lng === undefined) {
    return await findAllByName(db, { q, offset, count: limit });
  }
  const from = { latitude: lat, longitude: lng };
  const count = limit === undefined ? undefined : offset + limit;
  return (await findAllByDistance(db, from, { q, radius, count })).slice(offset);
}

/**
 * Ranks a list by distance from memory; returns undefined for lists by name or with search words.
 */
async function rankByMemory(
  caches: Context['caches'],
  db: Db,
  asked: Asked,
): Promise<Ranked[] | undefined> {
  if (!isNearby(asked)) return undefined;
  const { lat, lng, radius, limit, offset = 0 } = asked;
  const count = limit === undefined ? Number.POSITIVE_INFINITY : offset + limit;
  const near = await caches.breweries.nearest({ latitude: lat, longitude: lng }, count, radius);
  if (near.length >= count || radius !== undefined) return near.slice(offset);
  return [...near, ...(await findAllUnlocated(db, ''))].slice(offset, count);
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

/** Returns whether a list depends on the position and not on search words. */
function isNearby(asked: Asked): asked is Asked & { lat: number; lng: number } {
  return asked.lat !== undefined && asked.lng !== undefined && !asked.q;
}
