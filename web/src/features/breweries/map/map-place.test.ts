import { expect, test } from 'vitest';
import { boxAround, boxOf, isInBox, mapPlaceOf, mapPlaceText } from './map-place.ts';

const boundsOf = (south: number, north: number, west: number, east: number) => ({
  getSouth: () => south,
  getNorth: () => north,
  getWest: () => west,
  getEast: () => east,
});

test.each([
  ['35.4676,-97.5164,10', { latitude: 35.4676, longitude: -97.5164, zoom: 10 }],
  ['-90,180,0', { latitude: -90, longitude: 180, zoom: 0 }],
])('reads the place %s', (text, place) => {
  expect(mapPlaceOf(text)).toEqual(place);
});

test.each([
  undefined,
  7,
  '',
  '35,-97',
  '91,0,3',
  '0,181,3',
  '0,0,20',
  '0,0,-1',
  '1e1,0,3',
  'a,b,c',
])('reads no place in %s', (text) => {
  expect(mapPlaceOf(text)).toBeUndefined();
});

test('writes no more decimals than a zoom shows, and reads them again', () => {
  const place = { latitude: 35.467_612_3, longitude: -97.516_432_1, zoom: 10 };
  expect(mapPlaceText(place)).toBe('35.4676,-97.5164,10');
  expect(mapPlaceText({ ...place, zoom: 3 })).toBe('35.5,-97.5,3');
  expect(mapPlaceOf(mapPlaceText({ ...place, zoom: 19 }))?.latitude).toBeCloseTo(35.467_612, 5);
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
