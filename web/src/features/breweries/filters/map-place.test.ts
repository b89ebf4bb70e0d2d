import { expect, test } from 'vitest';
import { mapPlaceOf, mapPlaceText } from './map-place.ts';

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
