import type { BreweryCluster } from '@hoptrail/contracts/breweries/clusters';
import { boxOfBoth } from './map-box.ts';

/** The clusters around one town, or in one state. */
export interface Town {
  name: string;
  /** The number of breweries. */
  count: number;
  largest: BreweryCluster;
  /** The smallest box with all of them. */
  bounds: BreweryCluster['bounds'];
}

/** Returns the towns of clusters, each once, those with the most breweries first. */
export function townsOf(clusters: readonly BreweryCluster[]): Town[] {
  const towns = new Map<string, Town>();
  for (const cluster of clusters) {
    const { around: name, count, bounds } = cluster;
    const town = towns.get(name);
    if (!town) {
      towns.set(name, { name, count, largest: cluster, bounds });
      continue;
    }
    town.count += count;
    town.bounds = boxOfBoth(town.bounds, bounds);
    if (count > town.largest.count) town.largest = cluster;
  }
  return [...towns.values()].sort((one, other) => other.count - one.count);
}
