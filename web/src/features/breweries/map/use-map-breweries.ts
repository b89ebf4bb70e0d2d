import type { BreweryFilters } from '@hoptrail/contracts/breweries/breweries';
import type { Position } from '@hoptrail/contracts/lib/distance';
import { keepPreviousData, skipToken } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsOnline } from '../../../data/offline/offline.ts';
import { trpc } from '../../../data/trpc.ts';
import type { MapView } from './drawing/draw-map.ts';
import { useKeptOnMap } from './use-kept-on-map.ts';

const MINUTE_MS = 60_000;

interface MapQuery {
  /** Undefined until the map is drawn. */
  view: MapView | undefined;
  /** The person's position. */
  near: Position | undefined;
  /** The position whose nearest breweries are listed. */
  from: Position | undefined;
  filters: BreweryFilters & { q?: string };
}

/**
 * Queries the breweries that a map shows; the previous ones stay until the response arrives.
 * Without a connection, if it fails and before the first response, it shows those that are kept on
 * the device.
 */
export function useMapBreweries({ view, near, from, filters }: MapQuery) {
  const input = view && {
    ...view.box,
    zoom: view.place.zoom,
    ...(from && { lat: rounded(from.latitude), lng: rounded(from.longitude) }),
    ...filters,
  };
  const { data, ...query } = trpc.breweries.clusters.useQuery(input ?? skipToken, {
    placeholderData: keepPreviousData,
    staleTime: 5 * MINUTE_MS,
  });
  const [loaded, setLoaded] = useState(data);
  if (data && data !== loaded) setLoaded(data);
  const isOnline = useIsOnline();
  const isFailed = !isOnline || query.isError;
  const found = data ?? loaded;
  const kept = useKeptOnMap(
    { view, near, filters },
    { isFetched: isFailed, isShown: isFailed || !found },
  );
  return { ...query, data: kept ?? found };
}

/** Returns a coordinate to ten metres, so that standing still asks once. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
