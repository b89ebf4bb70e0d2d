import type { Bbox, Index } from 'protomaps-leaflet';

/** An area of a zoom, in pixels of the world. */
export interface WorldArea {
  min: { x: number; y: number };
  max: { x: number; y: number };
}

/** Areas of a zoom that names must not touch, since marks lie over them. */
export interface Avoided {
  zoom: number;
  avoided: readonly WorldArea[];
}

/** The side of a painted tile in CSS pixels. */
export const TILE_PX = 256;

/** Returns the names of a zoom without those that touch what is avoided. */
export function freeNames(names: Index, zoom: number, avoided: Avoided): Index {
  const areas = areasAt(zoom, avoided);
  if (areas.length === 0) return names;
  const searchBbox: Index['searchBbox'] = (box, order) =>
    new Set([...names.searchBbox(box, order)].filter(({ bboxes }) => isFree(bboxes, areas)));
  return Object.assign(Object.create(names), { searchBbox });
}

/**
 * Returns the tiles, as `x:y:z`, in which names appear or go when other areas are avoided.
 * @param names those of the zoom of `next`
 */
export function tilesThatChange(names: Index, before: Avoided, next: Avoided): string[] {
  const { zoom } = next;
  const [areasBefore, areas] = [areasAt(zoom, before), areasAt(zoom, next)];
  const tiles = new Set<string>();
  for (const labels of names.current.values()) {
    for (const { bboxes } of labels) {
      if (isFree(bboxes, areasBefore) === isFree(bboxes, areas)) continue;
      for (const box of bboxes) for (const tile of tilesOf(box, zoom)) tiles.add(tile);
    }
  }
  return [...tiles];
}

function areasAt(zoom: number, avoided: Avoided): readonly WorldArea[] {
  return avoided.zoom === zoom ? avoided.avoided : [];
}

function isFree(boxes: readonly Bbox[], areas: readonly WorldArea[]): boolean {
  return !boxes.some(({ minX, minY, maxX, maxY }) =>
    areas.some(({ min, max }) => minX < max.x && min.x < maxX && minY < max.y && min.y < maxY),
  );
}

function tilesOf({ minX, minY, maxX, maxY }: Bbox, zoom: number): string[] {
  const around = 2 ** zoom;
  const tiles: string[] = [];
  for (let x = Math.floor(minX / TILE_PX); x <= Math.floor(maxX / TILE_PX); x += 1) {
    for (let y = Math.floor(minY / TILE_PX); y <= Math.floor(maxY / TILE_PX); y += 1) {
      tiles.push(`${((x % around) + around) % around}:${y}:${zoom}`);
    }
  }
  return tiles;
}
