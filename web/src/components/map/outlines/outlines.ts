import type { Feature, Geometry } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import statesUrl from 'us-atlas/states-10m.json?url';
import countriesUrl from 'world-atlas/countries-50m.json?url';
import { copiesOf, type Line, projectLine } from './lines.ts';

/** The zoom up to which the outlines are exact to about two pixels. */
export const OUTLINES_ZOOM = 6;

/** A name on the map. */
export interface OutlineLabel {
  name: string;
  /** The middle of the largest part, in Web Mercator: 0 to 1. */
  x: number;
  y: number;
  /** The width of that part, in Web Mercator. */
  width: number;
  isState: boolean;
}

/** The outlines of the countries of the world and of the states of the USA. */
export interface Outlines {
  /** Rings around land. */
  land: readonly Line[];
  countryBorders: readonly Line[];
  stateBorders: readonly Line[];
  labels: readonly OutlineLabel[];
}

type Named = GeometryCollection<{ name: string }>;

let loading: Promise<Outlines> | undefined;

/**
 * Loads the outlines once: Natural Earth 1:50 million, and the states of the U.S. Census Bureau.
 * Both are in the public domain.
 * @throws TypeError if a file does not load; the next call tries again
 */
export function loadOutlines(): Promise<Outlines> {
  loading ??= read().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function read(): Promise<Outlines> {
  const [world, states] = await Promise.all([
    fetchTopology<{ countries: Named; land: GeometryCollection }>(countriesUrl),
    fetchTopology<{ states: Named }>(statesUrl),
  ]);
  const isBorder = (a: object, b: object) => a !== b;
  const lines = (coordinates: number[][][]) => coordinates.map(projectLine);
  return {
    land: feature(world, world.objects.land).features.flatMap(({ geometry }) =>
      ringsOf(geometry).flatMap((ring) => copiesOf(projectLine(ring))),
    ),
    countryBorders: lines(mesh(world, world.objects.countries, isBorder).coordinates),
    stateBorders: lines(mesh(states, states.objects.states, isBorder).coordinates),
    labels: [
      ...labelsOf(feature(world, world.objects.countries).features, false),
      ...labelsOf(feature(states, states.objects.states).features, true),
    ],
  };
}

async function fetchTopology<Objects extends Record<string, GeometryCollection>>(
  url: string,
): Promise<Topology<Objects>> {
  const response = await fetch(url);
  if (!response.ok) throw new TypeError(`${url} did not load: ${response.status}`);
  return await response.json();
}

function ringsOf(geometry: Geometry): number[][][] {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}

function labelsOf(
  features: readonly Feature<Geometry, { name: string }>[],
  isState: boolean,
): OutlineLabel[] {
  return features.flatMap(({ geometry, properties: { name } }) => {
    const [largest] = ringsOf(geometry)
      .map(projectLine)
      .map((ring) => ({ ring, ...middleOf(ring.points) }))
      .sort((a, b) => b.area - a.area);
    if (!largest) return [];
    const { ring, x, y } = largest;
    return [{ name, x, y, width: ring.maxX - ring.minX, isState }];
  });
}

/** Returns the area of a ring and its centre of mass. */
function middleOf(points: Float64Array): { area: number; x: number; y: number } {
  let [twice, x, y] = [0, 0, 0];
  for (let at = 0; at + 3 < points.length; at += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = points.subarray(at, at + 4);
    const cross = ax * by - bx * ay;
    twice += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  }
  return { area: Math.abs(twice), x: x / (3 * twice), y: y / (3 * twice) };
}
