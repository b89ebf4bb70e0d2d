import type { BreweryFilters } from '@hoptrail/contracts/breweries/breweries';
import type { BreweryCluster, MappedBrewery } from '@hoptrail/contracts/breweries/clusters';
import { positionOf } from '@hoptrail/contracts/lib/distance';
import { useBreweryList } from '../queries/brewery-list-query.ts';

/** A cluster that the largest zoom does not divide is smaller than this, in miles. */
const REACH = 0.25;

interface ClusterBreweries {
  breweries: MappedBrewery[];
  /** Loads the next page; undefined where the list is whole. */
  more: (() => void) | undefined;
}

/**
 * Queries the breweries of a cluster that does not divide, because they are at one place, page by
 * page.
 * @returns undefined without a cluster, and until the first page arrives
 */
export function useClusterBreweries(
  cluster: BreweryCluster | undefined,
  { q, ...filters }: BreweryFilters & { q?: string },
): ClusterBreweries | undefined {
  const list = useBreweryList(
    { q, filters: { ...filters, radius: REACH }, near: cluster },
    cluster !== undefined,
  );
  if (!cluster || !list.data || list.isPlaceholderData) return undefined;
  const breweries = list.data.pages.flat().flatMap((brewery) => {
    const position = positionOf(brewery);
    return position
      ? [{ id: brewery.id, name: brewery.name, city: brewery.city, ...position }]
      : [];
  });
  return { breweries, more: list.hasNextPage ? () => void list.fetchNextPage() : undefined };
}
