import type { BreweryFilters } from '@hoptrail/contracts/breweries';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../../data/trpc.ts';
import type { MapView } from './drawing/draw-map.ts';

const MINUTE_MS = 60_000;

/**
 * Queries the breweries that a map shows; the previous ones stay until the response arrives, and if
 * it fails.
 * @param view undefined until the map is drawn
 */
export function useMapBreweries(
  view: MapView | undefined,
  filters: BreweryFilters & { q?: string },
) {
  const { box, place } = view ?? {
    box: { south: 0, north: 0, west: 0, east: 0 },
    place: { zoom: 0 },
  };
  const { data, ...query } = trpc.breweries.clusters.useQuery(
    { ...box, zoom: place.zoom, ...filters },
    { enabled: view !== undefined, placeholderData: keepPreviousData, staleTime: 5 * MINUTE_MS },
  );
  const [loaded, setLoaded] = useState(data);
  if (data && data !== loaded) setLoaded(data);
  return { ...query, data: data ?? loaded };
}
