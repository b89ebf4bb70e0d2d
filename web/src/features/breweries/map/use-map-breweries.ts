import type { BreweryFilters } from '@hoptrail/contracts/breweries/breweries';
import type { Position } from '@hoptrail/contracts/lib/distance';
import { keepPreviousData, skipToken } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../../data/trpc.ts';
import type { MapView } from './drawing/draw-map.ts';

const MINUTE_MS = 60_000;

/**
 * Queries the breweries that a map shows; the previous ones stay until the response arrives, and if
 * it fails.
 * @param view undefined until the map is drawn
 * @param from the position whose nearest breweries are listed
 */
export function useMapBreweries(
  view: MapView | undefined,
  from: Position | undefined,
  filters: BreweryFilters & { q?: string },
) {
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
  return { ...query, data: data ?? loaded };
}

/** Returns a coordinate to ten metres, so that standing still asks once. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
