import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import type { BreweriesOnMap, MappedBrewery } from '@hoptrail/contracts/breweries/clusters';
import { positionOf } from '@hoptrail/contracts/lib/distance';
import { ClusterGrid } from '@hoptrail/contracts/lib/map/cluster-grid';
import { fromMercator, mercatorX, mercatorY } from '@hoptrail/contracts/lib/map/mercator';
import { isInBox, type MapBox } from './map-box.ts';

/**
 * Returns what a map shows of breweries, as the server would: alone, or in clusters where they would
 * overlap. All of them in the box are in `nearest`, in the order of the input.
 */
export function keptOnMap(
  breweries: readonly ListedBrewery[],
  { box, zoom }: { box: MapBox; zoom: number },
): BreweriesOnMap {
  const places = breweries.flatMap((brewery): MappedBrewery[] => {
    const position = positionOf(brewery);
    const { id, name, city } = brewery;
    return position && !brewery.closedAt ? [{ id, name, city, ...position }] : [];
  });
  const grid = new ClusterGrid(box, zoom);
  for (const [number, { latitude, longitude }] of places.entries()) {
    const [x, y] = [mercatorX(longitude), mercatorY(latitude)];
    if (grid.covers(x, y)) grid.add(number, x, y);
  }
  const onMap: BreweriesOnMap = { clusters: [], breweries: [] };
  for (const { count, x, y, bounds, member } of grid.clusters()) {
    const place = places[member];
    if (!place) continue;
    if (count === 1) onMap.breweries.push(place);
    else onMap.clusters.push({ count, around: place.city, bounds, ...fromMercator(x, y) });
  }
  return { ...onMap, nearest: places.filter((place) => isInBox(place, box)) };
}
