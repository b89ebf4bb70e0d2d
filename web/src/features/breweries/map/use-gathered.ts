import type { BreweryFilters } from '@hoptrail/contracts/breweries';
import type { BreweryCluster, MappedBrewery } from '@hoptrail/contracts/breweries/clusters';
import { positionOf } from '@hoptrail/contracts/lib/distance';
import { trpc } from '../../../data/trpc.ts';

/** More cards at one place are not swiped through. */
const MOST = 20;
/** A cluster that the largest zoom does not divide is smaller than this, in miles. */
const REACH = 0.25;

/**
 * Queries the breweries of a cluster that does not divide, because they are at one place.
 * @returns 20 of them at most; undefined without a cluster, and until the response arrives
 */
export function useGathered(
  cluster: BreweryCluster | undefined,
  filters: BreweryFilters & { q?: string },
): MappedBrewery[] | undefined {
  const { latitude: lat = 0, longitude: lng = 0 } = cluster ?? {};
  const { data } = trpc.breweries.list.useQuery(
    { ...filters, lat, lng, radius: REACH, limit: MOST },
    { enabled: cluster !== undefined },
  );
  if (!cluster) return undefined;
  return data?.flatMap((brewery) => {
    const position = positionOf(brewery);
    return position
      ? [{ id: brewery.id, name: brewery.name, city: brewery.city, ...position }]
      : [];
  });
}
