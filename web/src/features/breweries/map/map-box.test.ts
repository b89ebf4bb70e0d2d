import { expect, test } from 'vitest';
import { boxAround, boxOf, isInBox } from './map-box.ts';

const boundsOf = (south: number, north: number, west: number, east: number) => ({
  getSouth: () => south,
  getNorth: () => north,
  getWest: () => west,
  getEast: () => east,
});

test('a box has longitudes from -180 to 180, also after turns around the world', () => {
  expect(boxOf(boundsOf(-10, 10, 170, 190))).toEqual({
    ...{ south: -10, north: 10 },
    ...{ west: 170, east: -170 },
  });
  expect(boxOf(boundsOf(-10, 10, -550, -530))).toMatchObject({ west: 170, east: -170 });
  expect(boxOf(boundsOf(-95, 95, -400, 400))).toEqual({
    ...{ south: -90, north: 90 },
    ...{ west: -180, east: 180 },
  });
});

test('tells what is in a box, across the date line too', () => {
  const fiji = { south: -20, north: -15, west: 176, east: -178 };
  expect(isInBox({ latitude: -17, longitude: 178 }, fiji)).toBe(true);
  expect(isInBox({ latitude: -17, longitude: -179 }, fiji)).toBe(true);
  expect(isInBox({ latitude: -17, longitude: 0 }, fiji)).toBe(false);
  expect(isInBox({ latitude: 0, longitude: 178 }, fiji)).toBe(false);
});

test('a box around a position is as wide as it is high', () => {
  const { south, north, west, east } = boxAround({ latitude: 60, longitude: 20 }, 69.1);
  expect([south, north]).toEqual([59, 61]);
  expect(west).toBeCloseTo(18, 6);
  expect(east).toBeCloseTo(22, 6);
});
