import { gzipSync } from 'node:zlib';
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature } from 'geojson';
import { type GroundTile, tileId } from './archive.ts';
import type { GroundLayers } from './layers.ts';

/** The largest zoom of the tiles, which are drawn on to larger ones. */
export const GROUND_ZOOM = 8;
const EXTENT = 2048;
const OPTIONS = { maxZoom: GROUND_ZOOM, indexMaxZoom: GROUND_ZOOM - 2, extent: EXTENT, buffer: 32 };
/** The population from which a town is in the tiles of a zoom. */
const LEAST_POPULATION = [5e6, 5e6, 4e6, 2e6, 8e5, 2.5e5, 6e4, 1.5e4, 0];
/** The zooms from which borders are in the tiles. */
const BORDERS_FROM: Readonly<Record<string, number>> = { country: 0, region: 3, county: 7 };

/** Cuts layers into compressed tiles, in the order of their ids. Tiles of the sea are left out. */
export function groundTiles(layers: GroundLayers): GroundTile[] {
  const { earth, water, boundaries, places } = layers;
  const [land, lakes] = [indexOf(earth), indexOf(water)];
  const tiles: GroundTile[] = [];
  for (let z = 0; z <= GROUND_ZOOM; z += 1) {
    const borders = indexOf(boundaries.filter(({ properties }) => hasBorder(properties, z)));
    const names = indexOf(places.filter(({ properties }) => hasName(properties, z)));
    for (let x = 0; x < 2 ** z; x += 1) {
      for (let y = 0; y < 2 ** z; y += 1) {
        const bytes = encoded({
          earth: land.getTile(z, x, y),
          water: lakes.getTile(z, x, y),
          boundaries: borders.getTile(z, x, y),
          places: names.getTile(z, x, y),
        });
        if (bytes) tiles.push({ id: tileId(z, x, y), bytes });
      }
    }
  }
  return tiles.toSorted((a, b) => a.id - b.id);
}

function hasBorder(properties: Feature['properties'], zoom: number): boolean {
  return zoom >= (BORDERS_FROM[properties?.kind] ?? 0);
}

function hasName(properties: Feature['properties'], zoom: number): boolean {
  return (properties?.population ?? Infinity) >= (LEAST_POPULATION[zoom] ?? 0);
}

function indexOf(features: Feature[]): GeoJSONVT {
  return new GeoJSONVT({ type: 'FeatureCollection', features }, OPTIONS);
}

/** Returns the tile with these layers; undefined if nothing is on it. */
function encoded(layers: Readonly<Record<string, GeoJSONVTTile | null>>): Buffer | undefined {
  const filled = Object.entries(layers).flatMap(([name, tile]): [string, GeoJSONVTTile][] =>
    tile && tile.features.length > 0 ? [[name, tile]] : [],
  );
  if (filled.length === 0) return undefined;
  const bytes = fromGeojsonVt(Object.fromEntries(filled), { version: 2, extent: EXTENT });
  return gzipSync(bytes, { level: 9 });
}
