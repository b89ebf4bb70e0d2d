import { expect, test } from 'vitest';
import type { Box } from './box.ts';
import { ClusterGrid, MAX_CELLS } from './cluster-grid.ts';
import { overlap } from './marks.ts';
import { mercatorX, mercatorY } from './mercator.ts';

const world: Box = { south: -90, north: 90, west: -180, east: 180 };

type Place = readonly [latitude: number, longitude: number];

function clusters(places: readonly Place[], box: Box, zoom: number) {
  const grid = new ClusterGrid(box, zoom);
  for (const [number, [latitude, longitude]] of places.entries()) {
    const [x, y] = [mercatorX(longitude), mercatorY(latitude)];
    if (grid.covers(x, y)) grid.add(number, x, y);
  }
  return grid.clusters();
}

test('places apart are single, and places that would overlap are one', () => {
  const places: Place[] = [
    [35.47, -97.52],
    [35.471, -97.521],
    [36.15, -95.99],
  ];
  const box = { south: 34, north: 37, west: -99, east: -95 };
  const [both, tulsa, ...others] = clusters(places, box, 9);
  expect(both?.count).toBe(2);
  expect(both?.bounds.south).toBeCloseTo(35.47, 6);
  expect(both?.bounds.north).toBeCloseTo(35.471, 6);
  expect(both?.bounds.west).toBeCloseTo(-97.521, 6);
  expect(both?.bounds.east).toBeCloseTo(-97.52, 6);
  expect(tulsa).toMatchObject({ count: 1, member: 2 });
  expect(others).toEqual([]);
  const street = { south: 35.469, north: 35.472, west: -97.522, east: -97.519 };
  expect(clusters(places, street, 17).map(({ count }) => count)).toEqual([1, 1]);
});

test('ten thousand places at one point are one cluster at every zoom', () => {
  const places = Array.from({ length: 10_000 }, (): Place => [35.47, -97.52]);
  for (const zoom of [0, 5, 12, 19]) {
    const box = { south: 35.469, north: 35.471, west: -97.521, east: -97.519 };
    const [all, ...others] = clusters(places, box, zoom);
    expect(all?.count).toBe(10_000);
    expect(all?.bounds.west).toBeCloseTo(all?.bounds.east ?? 0, 9);
    expect(others).toEqual([]);
  }
});

test('a box across the date line has both sides, and its clusters too', () => {
  const box = { south: -20, north: -10, west: 176, east: -176 };
  const places: Place[] = [
    [-16, 179.9],
    [-16, -179.9],
    [-16, 0],
  ];
  const near = clusters(places, box, 5);
  expect(near.map(({ count }) => count)).toEqual([2]);
  const [{ x, bounds } = { x: 0, bounds: world }] = near;
  expect(x).toBeCloseTo(1, 6);
  expect(bounds.west).toBeCloseTo(179.9, 6);
  expect(bounds.east).toBeCloseTo(-179.9, 6);
  const island = { south: -16.1, north: -15.9, west: 179.8, east: -179.8 };
  expect(clusters(places, island, 10).map(({ count }) => count)).toEqual([1, 1]);
});

test('places at the poles and at 180 degrees are in the first and last cells', () => {
  const places: Place[] = [
    [90, 0],
    [-90, 0],
    [10, 180],
    [10, -180],
  ];
  expect(clusters(places, world, 3).map(({ count }) => count)).toEqual([2, 1, 1]);
  const north = { south: 80, north: 90, west: -10, east: 10 };
  expect(clusters(places, north, 6).map(({ member }) => member)).toEqual([0]);
});

test('clusters stay as they are while the map is panned', () => {
  const places = Array.from(
    { length: 400 },
    (_, at): Place => [30 + ((at * 7919) % 6000) / 1000, -100 + ((at * 104_729) % 6000) / 1000],
  );
  const boxAt = (by: number) => ({ south: 31, north: 35, west: -99 + by, east: -96 + by });
  const middle = (box: Box) =>
    clusters(places, box, 7)
      .filter(({ bounds }) => bounds.west > -98 && bounds.east < -96.5)
      .filter(({ bounds }) => bounds.south > 32 && bounds.north < 34)
      .map(({ count, x, y }) => `${count} ${x.toFixed(9)} ${y.toFixed(9)}`)
      .sort();
  expect(middle(boxAt(0)).length).toBeGreaterThan(3);
  expect(middle(boxAt(0.21))).toEqual(middle(boxAt(0)));
});

test('no box has more clusters than the most, and none loses a place of its cells', () => {
  const places = Array.from(
    { length: 5000 },
    (_, at): Place => [-85 + ((at * 7919) % 17_000) / 100, -180 + ((at * 104_729) % 36_000) / 100],
  );
  for (const zoom of [0, 1, 3, 6, 19]) {
    const all = clusters(places, world, zoom);
    expect(all.length).toBeLessThanOrEqual(MAX_CELLS);
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(places.length);
  }
});

test('a box without width or height has a cell', () => {
  const point = { south: 10, north: 10, west: 20, east: 20 };
  expect(clusters([[10, 20]], point, 19)).toHaveLength(1);
});

test('no pin and no cluster covers another one', () => {
  for (let round = 0; round < 60; round += 1) {
    const places = Array.from({ length: 20 * (1 + (round % 30)) }, (_, at): Place => {
      const spread = (prime: number) => ((at * prime * (round + 1)) % 4000) / 1000;
      // Most are around one town, as in life.
      const share = at % 3 === 0 ? 1 : 0.1;
      return [33 + spread(7919) * share, -99 + spread(104_729) * share];
    });
    for (const zoom of [3, 6, 8, 10]) {
      const pixels = 256 * 2 ** zoom;
      const marks = clusters(places, { south: 32, north: 38, west: -100, east: -94 }, zoom).map(
        ({ x, y, count }) => ({ x: x * pixels, y: y * pixels, count }),
      );
      for (const [at, mark] of marks.entries()) {
        expect(marks.slice(at + 1).filter((other) => overlap(mark, other))).toEqual([]);
      }
    }
  }
});
