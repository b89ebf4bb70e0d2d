import type { BreweryFilters } from '@hoptrail/contracts/breweries/breweries';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { findVisitedBreweryIds } from '../../logbook/shared/visited-breweries.repo.ts';
import { findFavoriteIds } from '../../users/shared/users.repo.ts';
import type { BreweryFacts } from './facts/brewery-facts.ts';

/** Returns whether a brewery passes the filters. */
export type BreweryFilter = (id: string) => boolean;

/** The breweries of the caller that the filters compare. */
interface OwnBreweries {
  favorites: ReadonlySet<string>;
  visited: ReadonlySet<string>;
}

/**
 * Returns a filter of breweries that answers from memory: for 10,000 of them in a few milliseconds.
 * Whether a brewery is open depends on its zone, its exceptions and the minute, so no column and no index
 * can say it. The list walks the breweries with this function, from the nearest on, and the map counts
 * with it. Facts come from memory, a person's favorites and visits from the database, by an index. What
 * holds until a known instant (`openStatus()`, `eventsToday()`) is remembered until then. An event is of
 * today from the midnight before it until its end, in the zone of the brewery; without readable times it
 * lasts all day. Visits brought from other apps count as visits here, although they count for no badge.
 * Filtered lists are not cached, on the server or offline: they change with the minute.
 * @throws AppError `auth.required` if visitors ask for their own breweries
 */
export async function breweryFilter(ctx: Context, filters: BreweryFilters): Promise<BreweryFilter> {
  const own = await loadOwn(ctx, filters);
  const now = ctx.clock.now();
  return filterBy(await ctx.caches.facts.current(now), filters, own, now.getTime());
}

/** Returns whether any filter is on. */
export function isFiltered(filters: BreweryFilters): boolean {
  const { openNow, eventsToday, offers } = filters;
  return Boolean(isOwn(filters) || openNow || eventsToday || offers?.length);
}

/** Returns whether the response depends on the breweries of the caller. */
export function isOwn({ favorites, notVisited }: BreweryFilters): boolean {
  return Boolean(favorites || notVisited);
}

/**
 * Returns the breweries of the caller that filters compare; those that they do not are empty.
 * @throws AppError `auth.required` if visitors ask for their own breweries
 */
export async function loadOwn(ctx: Context, filters: BreweryFilters): Promise<OwnBreweries> {
  if (!isOwn(filters)) return { favorites: new Set(), visited: new Set() };
  const caller = await ctx.findCaller();
  if (!caller) throw new AppError('auth.required');
  const { db } = ctx;
  return {
    favorites: new Set(filters.favorites ? await findFavoriteIds(db, caller.id) : []),
    visited: new Set(filters.notVisited ? await findVisitedBreweryIds(db, caller.id) : []),
  };
}

function filterBy(
  facts: BreweryFacts,
  { favorites, notVisited, offers = [], eventsToday, openNow }: BreweryFilters,
  own: OwnBreweries,
  now: number,
): BreweryFilter {
  const tests: BreweryFilter[] = [];
  // Those that cost least come first.
  if (favorites) tests.push((id) => own.favorites.has(id));
  if (notVisited) tests.push((id) => !own.visited.has(id));
  if (offers.length > 0) tests.push((id) => facts.offersAll(id, offers));
  if (eventsToday) tests.push((id) => facts.hasEventToday(id, now));
  if (openNow) tests.push((id) => facts.isOpen(id, now));
  return (id) => tests.every((test) => test(id));
}
