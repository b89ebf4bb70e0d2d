import { gunzipSync } from 'node:zlib';
import type { Position } from 'geojson';
import { expect, test } from 'vitest';
import { tileId } from './archive.ts';
import { groundLayers } from './layers.ts';
import { middleOf, unwrapped } from './lines.ts';
import { groundTiles } from './tiles.ts';

const square = (west: number, south: number, side: number): Position[] => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
];

test('cuts land, borders and names into tiles by zoom, and leaves out the sea', () => {
  const town = (name: string, population: number, at: Position) => ({
    type: 'Feature' as const,
    properties: { kind: 'locality', name, population },
    geometry: { type: 'Point' as const, coordinates: at },
  });
  const tiles = groundTiles({
    earth: [
      {
        type: 'Feature',
        properties: {},
        geometry: { type: 'Polygon', coordinates: [square(10, 10, 5)] },
      },
    ],
    water: [],
    boundaries: [
      {
        type: 'Feature',
        properties: { kind: 'county' },
        geometry: { type: 'MultiLineString', coordinates: [square(11, 11, 1)] },
      },
    ],
    places: [town('Metropolis', 9e6, [12, 12]), town('Hamlet', 1200, [12.1, 12.1])],
  });
  const textAt = (z: number, x: number, y: number) => {
    const tile = tiles.find(({ id }) => id === tileId(z, x, y));
    return tile && gunzipSync(tile.bytes).toString('latin1');
  };
  expect(textAt(0, 0, 0)).toMatch(/earth.*Metropolis/s);
  expect(textAt(0, 0, 0)).not.toMatch(/county|Hamlet/);
  expect(textAt(8, 136, 119)).toMatch(/earth.*county.*Metropolis.*Hamlet/s);
  expect(textAt(8, 0, 119)).toBeUndefined();
  expect(tiles.map(({ id }) => id)).toEqual(tiles.map(({ id }) => id).toSorted((a, b) => a - b));
});

test('a ring goes on across the date line, and is closed around a pole', () => {
  const across = unwrapped([
    [170, 60],
    [-170, 60],
    [-170, 70],
    [170, 60],
  ]);
  expect(across.map(([longitude]) => longitude)).toEqual([170, 190, 190, 170]);
  const pole = unwrapped([
    [-90, -70],
    [90, -70],
    [179, -70],
    [-179, -70],
    [-90, -70],
  ]);
  expect(pole.slice(-2)).toEqual([
    [270, -90],
    [-90, -90],
  ]);
  const { area, middle, width } = middleOf(square(10, 20, 4));
  expect([area, ...middle, width].map((value) => Math.round(value))).toEqual([16, 12, 22, 4]);
});

test('has the lakes, borders and towns of the world', () => {
  const { earth, water, boundaries, places } = groundLayers();
  expect(earth.length).toBeGreaterThan(3000);
  expect(water.length).toBeGreaterThan(200);
  expect(boundaries.map(({ properties }) => properties?.kind)).toEqual([
    'country',
    'region',
    'county',
  ]);
  const named = (name: string) =>
    places.filter(({ properties }) => properties?.name === name).map((one) => one.properties?.kind);
  expect(named('Oklahoma')).toEqual(['region']);
  expect(named('Oklahoma City')).toEqual(['locality']);
  expect(named('Germany')).toEqual(['country']);
});
