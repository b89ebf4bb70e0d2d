import { expect, test } from 'vitest';
import { distanceKm, distanceMiles } from './distance.ts';

const oklahomaCity = { latitude: 35.4676, longitude: -97.5164 };
const tulsa = { latitude: 36.154, longitude: -95.9928 };

test('distanceMiles measures great circles on a globe with a radius of 3959 miles', () => {
  expect(distanceMiles(oklahomaCity, oklahomaCity)).toBe(0);
  expect(distanceMiles(oklahomaCity, tulsa)).toBeCloseTo(97.66, 1);
  expect(distanceKm(oklahomaCity, tulsa)).toBeCloseTo(157.2, 0);
  const [pole, antipode] = [
    { latitude: 90, longitude: 0 },
    { latitude: -90, longitude: 0 },
  ];
  expect(distanceMiles(pole, antipode)).toBeCloseTo(Math.PI * 3959, 6);
});

test('distanceMiles takes the short way across the date line', () => {
  const west = { latitude: 0, longitude: 179.9 };
  const east = { latitude: 0, longitude: -179.9 };
  expect(distanceMiles(west, east)).toBeCloseTo(13.82, 1);
});
