import type { BreweryFilters } from '@hoptrail/contracts/breweries/breweries';
import type { BreweriesOnMap } from '@hoptrail/contracts/breweries/clusters';
import type { Position } from '@hoptrail/contracts/lib/distance';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSignedInUser } from '../../../data/session.ts';
import { trpc } from '../../../data/trpc.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import { storedFilter } from '../filters/stored-filter.ts';
import { keptBreweries } from '../queries/kept-breweries.ts';
import { useVisited } from '../queries/use-visited.ts';
import type { MapView } from './drawing/draw-map.ts';
import { keptOnMap } from './kept-on-map.ts';

interface KeptQuery {
  view: MapView | undefined;
  near: Position | undefined;
  filters: BreweryFilters & { q?: string };
}

interface KeptOptions {
  /** Whether those that are not in memory are fetched, from the device or the server. */
  isFetched: boolean;
  isShown: boolean;
}

/**
 * Returns what a map shows of the breweries that are kept on the device.
 * @returns undefined while `isShown` is false, and where none are kept
 */
export function useKeptOnMap(
  { view, near, filters }: KeptQuery,
  { isFetched, isShown }: KeptOptions,
): BreweriesOnMap | undefined {
  const { client } = trpc.useUtils();
  const { favoriteBreweries: favorites } = useSignedInUser();
  const visited = useVisited();
  const now = useMinute();
  const { data } = useQuery({ ...keptBreweries(client, near), enabled: isFetched });
  const text = JSON.stringify(filters);
  return useMemo(() => {
    if (!data || !view || !isShown) return undefined;
    const accepts = storedFilter(JSON.parse(text), { favorites, visited, near, now });
    return keptOnMap(data.filter(accepts), { box: view.box, zoom: view.place.zoom });
  }, [data, view, isShown, text, favorites, visited, near, now]);
}
