import { expect, test } from 'vitest';
import { copiesOf, projectLine, type Tile, traceLine } from './lines.ts';

const world: Tile = { x: 0, y: 0, size: 1, pixels: 256 };

/** Returns the points of a line in pixels of a tile. */
function traced(coordinates: readonly number[][], tile: Tile): number[][] {
  const points: number[][] = [];
  const path = {
    moveTo: (x: number, y: number) => points.push([Math.round(x), Math.round(y)]),
    lineTo: (x: number, y: number) => points.push([Math.round(x), Math.round(y)]),
  };
  traceLine(path, projectLine(coordinates), tile);
  return points;
}

test('projects the middle and the corners of the map', () => {
  const { points } = projectLine([
    [-180, 85.06],
    [0, 0],
    [180, -90],
  ]);
  const [left, top, ...others] = points;
  expect(left).toBe(0);
  expect(top).toBeCloseTo(0, 4);
  expect(others.map((value) => Math.round(value * 1000) / 1000)).toEqual([0.5, 0.5, 1, 1]);
});

test('a ring across the date line has a copy on the other side', () => {
  const ring = projectLine([
    [170, 60],
    [-170, 60],
    [-170, 70],
    [170, 60],
  ]);
  expect(ring.maxX).toBeGreaterThan(1);
  const [first, second, ...others] = copiesOf(ring);
  expect(others).toEqual([]);
  expect(first?.minX).toBeCloseTo(350 / 360, 6);
  expect(second?.minX).toBeCloseTo(-10 / 360, 6);
});

test('a ring around the south pole is closed along the edge of the map', () => {
  const { points, minX, maxX } = projectLine([
    [-90, -70],
    [0, -75],
    [90, -70],
    [179, -70],
    [-179, -70],
    [-90, -70],
  ]);
  expect(maxX - minX).toBeCloseTo(1, 6);
  expect([...points.slice(-4)]).toEqual([1.25, 1, 0.25, 1]);
});

test('leaves out points that nobody can tell apart, and keeps the ends', () => {
  const fine = Array.from({ length: 100 }, (_, at) => [at / 1000, 0]);
  expect(traced(fine, world)).toEqual([
    [128, 128],
    [128, 128],
  ]);
});

test('leaves out runs beyond one edge, but not what passes through the tile', () => {
  const tile: Tile = { x: 0.5, y: 0.25, size: 0.25, pixels: 256 };
  const far = [
    [-170, 10],
    [-120, 20],
    [-80, 15],
    [-60, 30],
  ];
  expect(traced(far, tile)).toEqual([]);
  const through = traced([...far, [45, 30], [170, 30], [175, 31], [178, 30]], tile);
  expect(through.some(([x = 0]) => x > 0 && x < 256)).toBe(true);
  expect(through.length).toBeLessThan(8);
});
