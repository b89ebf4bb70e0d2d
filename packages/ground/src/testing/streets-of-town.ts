import { gzipSync } from 'node:zlib';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, Geometry, Position } from 'geojson';
import { archiveOf, tileId } from '../archive.ts';

const MAX_ZOOM = 14;
const EXTENT = 4096;
/** The blocks of the town, from its middle to each side, and their size in degrees. */
const BLOCKS = 30;
const BLOCK = 0.002;
/** How far the highways reach, in degrees. */
const REACH = 0.5;
/** How far the land around them does: there is no sea in any tile. */
const LAND = 12;

type Layers = Readonly<Record<string, Feature[]>>;

/**
 * Returns a map of an invented town with streets, parks, a river and buildings, as a PMTiles archive
 * with the layers of Protomaps.
 * @param middle longitude and latitude
 */
export function streetsOfTown(middle: readonly [number, number], name: string): Buffer {
  const layers = layersOf(middle, name);
  const indexes = Object.entries(layers).map(
    ([layer, features]) =>
      [
        layer,
        new GeoJSONVT(
          { type: 'FeatureCollection', features },
          { maxZoom: MAX_ZOOM, indexMaxZoom: MAX_ZOOM, extent: EXTENT, buffer: 64 },
        ),
      ] as const,
  );
  const tiles: { id: number; bytes: Buffer }[] = [];
  for (let z = 0; z <= MAX_ZOOM; z += 1) {
    const reach = z < 10 ? REACH : BLOCKS * BLOCK;
    const [left, top] = tileAt(z, [middle[0] - reach, middle[1] + reach]);
    const [right, bottom] = tileAt(z, [middle[0] + reach, middle[1] - reach]);
    for (let x = left; x <= right; x += 1) {
      for (let y = top; y <= bottom; y += 1) {
        const found = indexes.flatMap(([layer, index]) => {
          const tile = index.getTile(z, x, y);
          return tile && tile.features.length > 0 ? [[layer, tile] as const] : [];
        });
        if (found.length === 0) continue;
        const bytes = fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: EXTENT });
        tiles.push({ id: tileId(z, x, y), bytes: gzipSync(bytes) });
      }
    }
  }
  return archiveOf(
    tiles.toSorted((a, b) => a.id - b.id),
    {
      maxZoom: MAX_ZOOM,
      metadata: { vector_layers: Object.keys(layers).map((id) => ({ id })) },
    },
  );
}

function tileAt(z: number, [longitude = 0, latitude = 0]: Position): [number, number] {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [Math.floor(((longitude + 180) / 360) * 2 ** z), Math.floor(y * 2 ** z)];
}

function layersOf([x, y]: readonly [number, number], name: string): Layers {
  const at = (east: number, north: number): Position => [x + east * BLOCK, y + north * BLOCK];
  const far = REACH / BLOCK;
  const wide = LAND / BLOCK;
  const streets = Array.from({ length: 2 * BLOCKS + 1 }, (_, index) => index - BLOCKS).flatMap(
    (number) => {
      const isMajor = number % 5 === 0;
      const kind = isMajor ? 'major_road' : 'minor_road';
      const end = isMajor ? far : BLOCKS;
      return [
        line([at(number, -end), at(number, end)], {
          kind,
          name: `${number + BLOCKS + 1}th Avenue`,
        }),
        line([at(-end, number), at(end, number)], {
          kind,
          name: `${number + BLOCKS + 1}th Street`,
        }),
      ];
    },
  );
  const highway = { kind: 'highway', name: 'Harvest Expressway' };
  const river = Array.from({ length: 41 }, (_, index) =>
    at(index * 3 - 60, -8 + 3 * Math.sin(index / 3)),
  );
  const houses = Array.from({ length: 400 }, (_, index) => {
    const [column, row] = [(index % 20) - 10, Math.floor(index / 20) - 10];
    return area([at(column + 0.2, row + 0.2), at(column + 0.7, row + 0.6)], { kind: 'building' });
  });
  return {
    earth: [area([at(-wide, -wide), at(wide, wide)], { kind: 'earth' })],
    landuse: [
      area([at(-9, 3), at(-4, 8)], { kind: 'park' }),
      area([at(11, -4), at(18, 1)], { kind: 'golf_course' }),
    ],
    water: [
      line(river, { kind: 'river', name: 'Mash River' }),
      area([at(6, 4), at(10, 9)], { kind: 'lake' }),
      point(at(8, 6.5), { kind: 'lake', name: 'Lake Wort', min_zoom: 11 }),
    ],
    buildings: houses,
    roads: [
      ...streets,
      line([at(-far, -far * 0.3), at(-15, -14), at(15, -12), at(far, far * 0.2)], highway),
    ],
    places: [
      point(at(0.5, 0.5), { kind: 'locality', name, population_rank: 11, min_zoom: 4 }),
      point(at(-6, -3.5), { kind: 'neighbourhood', name: 'Malt Row', min_zoom: 12 }),
    ],
  };
}

function feature(geometry: Geometry, properties: object): Feature {
  return { type: 'Feature', properties, geometry };
}

function line(coordinates: Position[], properties: object): Feature {
  return feature({ type: 'LineString', coordinates }, properties);
}

function point(coordinates: Position, properties: object): Feature {
  return feature({ type: 'Point', coordinates }, properties);
}

function area([from, to]: [Position, Position], properties: object): Feature {
  const [[west = 0, south = 0], [east = 0, north = 0]] = [from, to];
  const ring = [
    ...[
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ];
  return feature({ type: 'Polygon', coordinates: [ring] }, properties);
}
