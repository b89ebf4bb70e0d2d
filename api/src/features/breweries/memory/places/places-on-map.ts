import type { Position } from '@hoptrail/contracts/lib/distance';
import type { Box } from '@hoptrail/contracts/lib/map/box';
import { type Cluster, ClusterGrid } from '@hoptrail/contracts/lib/map/cluster-grid';
import { fromMercator, mercatorX, mercatorY } from '@hoptrail/contracts/lib/map/mercator';
import type { FilterBits } from './chosen-places.ts';
import { NearestInBox } from './nearest-in-box.ts';
import type { Place, PlaceIndex } from './place-index.ts';

/** What a map shows of the places in a box. */
export interface PlacesOnMap {
  clusters: PlaceCluster[];
  /** The places that are nearest to a position, in clusters or not; none without a position. */
  nearest: Place[];
}

/** Places that would overlap on a map, or a single one. */
export interface PlaceCluster {
  count: number;
  /** The place, or of several one in their middle. */
  id: string;
  position: Position;
  bounds: Box;
}

/** The places that are counted on a map; all without any of these. */
interface Choice {
  only?: ReadonlySet<string> | undefined;
  except?: ReadonlySet<string> | undefined;
  shared?: ((id: string) => boolean) | undefined;
  /** What `shared` answers about the places in the tree. */
  bits?: FilterBits | undefined;
}

/**
 * Returns the places in a box, in clusters where they would overlap on a map; the largest first.
 * @param zoom of the map
 * @param choice which places count; all do without it
 * @param near the position and the number of places for `nearest`
 */
export function placesOnMap(
  index: PlaceIndex,
  { box, zoom }: { box: Box; zoom: number },
  choice: Choice = {},
  near?: { from: Position; count: number },
): PlacesOnMap {
  const { only, except, shared = () => true, bits } = choice;
  const { x, y } = index.columns;
  const own = only || except ? ownBits(index, only, except) : undefined;
  const accepted = bits?.generation === index.generation ? bits.accepted : undefined;
  const grid = new ClusterGrid(box, zoom);
  const nearest = near && new NearestInBox(box, near.from, near.count);
  const add = (number: number, column: number, row: number) => {
    grid.add(number, column, row);
    nearest?.add(number, column, row);
  };
  // Looking at all positions is faster than finding those of a box in the tree.
  for (let number = 0; number < x.length; number += 1) {
    const column = x[number] ?? 0;
    const row = y[number] ?? 0;
    if (accepted?.[number] === 0 || own?.[number] === 0) continue;
    if (!grid.covers(column, row)) continue;
    const place = index.placeAt(number);
    if (place && (accepted || shared(place.id))) add(number, column, row);
  }
  const { unindexed } = index;
  for (const [at, { id, latitude, longitude }] of unindexed.entries()) {
    const [column, row] = [mercatorX(longitude), mercatorY(latitude)];
    const isOwn = (only?.has(id) ?? true) && !except?.has(id);
    if (!isOwn || !grid.covers(column, row) || !shared(id)) continue;
    add(x.length + at, column, row);
  }
  const placeAt = (number: number) => index.placeAt(number) ?? unindexed[number - x.length];
  return {
    clusters: grid.clusters().flatMap((cluster) => placed(cluster, placeAt(cluster.member))),
    nearest: nearest?.places().flatMap((number) => placeAt(number) ?? []) ?? [],
  };
}

/** Returns 1 for each number of a place that is in `only`, and not in `except`. */
function ownBits(
  index: PlaceIndex,
  only?: ReadonlySet<string>,
  except?: ReadonlySet<string>,
): Uint8Array {
  const bits = new Uint8Array(index.numbers).fill(only ? 0 : 1);
  const set = (id: string, value: number) => {
    const number = index.numberOf(id);
    if (number !== undefined) bits[number] = value;
  };
  for (const id of only ?? []) set(id, 1);
  for (const id of except ?? []) set(id, 0);
  return bits;
}

/** @param member the place in the middle of the cluster */
function placed({ count, x, y, bounds }: Cluster, member: Place | undefined): PlaceCluster[] {
  if (!member) return [];
  if (count === 1) return [{ count, id: member.id, position: member, bounds }];
  return [{ count, id: member.id, position: fromMercator(x, y), bounds }];
}
