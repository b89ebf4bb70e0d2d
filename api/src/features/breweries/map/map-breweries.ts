import type { BreweryFilters } from '@hoptrail/contracts/breweries/breweries';
import type { BreweriesOnMap, BreweryMap } from '@hoptrail/contracts/breweries/clusters';
import type { Position } from '@hoptrail/contracts/lib/distance';
import { foldedWords } from '@hoptrail/contracts/lib/text/fold';
import { MAP_NEAREST } from '@hoptrail/contracts/limits';
import type { Context } from '../../../context.ts';
import { breweryFilter, isFiltered, loadOwn } from '../memory/brewery-filter.ts';
import type { BreweryChoice, SharedFilter } from '../memory/places/chosen-places.ts';
import { takeTurn } from '../shared/take-turn.ts';
import { findAllNamesByIds } from './names.repo.ts';

/** The filters that are the same for everybody, and the folded search words. */
type SharedFilters = Omit<BreweryFilters, 'favorites' | 'notVisited'> & { q: readonly string[] };

/** Five decimals of a degree are a metre, which no screen shows. */
const DEGREE = 100_000;
/** Breweries that are farther apart are not around one town. */
const TOWN_DEGREES = 0.8;

/** Returns the open breweries in a part of the map: alone, or in clusters where they overlap. */
export async function mapBreweries(ctx: Context, input: BreweryMap): Promise<BreweriesOnMap> {
  const { south, north, west, east, zoom, lat, lng } = input;
  const box = { south, north, west, east };
  const near =
    lat !== undefined && lng !== undefined
      ? { from: { latitude: lat, longitude: lng }, count: MAP_NEAREST }
      : undefined;
  const { clusters, nearest } = await ctx.caches.breweries.onMap(
    box,
    zoom,
    await choiceOf(ctx, input),
    near,
  );
  const ids = new Set([...clusters, ...nearest].map(({ id }) => id));
  const names = await findAllNamesByIds(ctx.db, [...ids]);
  const twice = inSeveralStates(
    clusters.flatMap(({ id, count }) => (count > 1 && names.get(id)) || []),
  );
  const onMap: BreweriesOnMap = { clusters: [], breweries: [] };
  for (const { id, count, position, bounds } of clusters) {
    const name = names.get(id);
    // Deleted since its position was read.
    if (!name) continue;
    const place = roundedPlace(position);
    const { state, ...ofBrewery } = name;
    if (count === 1) {
      onMap.breweries.push({ id, ...ofBrewery, ...place });
    } else {
      const town = twice.has(name.city) ? `${name.city}, ${state}` : name.city;
      const around = bounds.north - bounds.south > TOWN_DEGREES ? state : town;
      onMap.clusters.push({ count, ...place, around, bounds: roundedBox(bounds) });
    }
  }
  if (!near) return onMap;
  const named = nearest.flatMap(({ id, ...position }) => {
    const { name, city } = names.get(id) ?? {};
    return name === undefined || city === undefined
      ? []
      : { id, name, city, ...roundedPlace(position) };
  });
  return { ...onMap, nearest: named };
}

/** Returns the names of towns that are in more than one state, such as Portland. */
function inSeveralStates(towns: readonly { city: string; state: string }[]): Set<string> {
  const states = new Map(towns.map(({ city, state }) => [city, state]));
  return new Set(
    towns.filter(({ city, state }) => states.get(city) !== state).map(({ city }) => city),
  );
}

/** Returns which breweries the input selects. */
async function choiceOf(ctx: Context, input: BreweryMap): Promise<BreweryChoice> {
  const { q, favorites, notVisited, openNow, eventsToday, offers } = input;
  const own = await loadOwn(ctx, { favorites, notVisited });
  const filters = { openNow, eventsToday, offers, q: foldedWords(q) };
  const isNarrowed = filters.q.length > 0 || isFiltered(filters);
  if (isNarrowed) await takeTurn(ctx);
  return {
    only: favorites ? own.favorites : undefined,
    except: notVisited ? own.visited : undefined,
    shared: isNarrowed ? await sharedFilter(ctx, filters) : undefined,
  };
}

async function sharedFilter(ctx: Context, filters: SharedFilters): Promise<SharedFilter> {
  const { q, openNow = false, eventsToday = false, offers = [] } = filters;
  const now = ctx.clock.now();
  const facts = await ctx.caches.facts.current(now);
  const isChosen = await breweryFilter(ctx, filters);
  return {
    key: JSON.stringify([q, openNow, eventsToday, offers.toSorted()]),
    accepts: (id) => facts.matches(id, q) && isChosen(id),
    now: now.getTime(),
  };
}

function roundedPlace({ latitude, longitude }: Position): Position {
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

function roundedBox({ south, north, west, east }: BreweriesOnMap['clusters'][number]['bounds']) {
  return {
    south: rounded(south),
    north: rounded(north),
    west: rounded(west),
    east: rounded(east),
  };
}

function rounded(degrees: number): number {
  return Math.round(degrees * DEGREE) / DEGREE;
}
