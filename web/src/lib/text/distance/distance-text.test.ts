import { expect, test } from 'vitest';
import {
  distanceText,
  distanceTextOfKm,
  isHere,
  radiusText,
  shownDistance,
} from './distance-text.ts';

test.each([
  [0.0025, '4 m', '13 ft'],
  [0.1514, '240 m', '800 ft'],
  [0.186, '300 m', '980 ft'],
  [0.1895, '300 m', '0.2 mi'],
  [0.6175, '990 m', '0.6 mi'],
  [0.6189, '1.0 km', '0.6 mi'],
  [6.17, '9.9 km', '6.2 mi'],
  [6.19, '10 km', '6.2 mi'],
  [1786.1, '2,874 km', '1,786 mi'],
])('%d miles are shown as %s or %s', (miles, metric, imperial) => {
  expect(distanceText(miles, 'kilometers')).toBe(metric);
  expect(distanceText(miles, 'miles')).toBe(imperial);
});

test('a distance in kilometers is shown in the same unit', () => {
  expect(distanceTextOfKm(0.24, 'miles')).toBe('790 ft');
  expect(distanceTextOfKm(0.24, 'kilometers')).toBe('240 m');
});

test('lists use the large unit, with one decimal', () => {
  expect(shownDistance(0, 'miles', true)).toEqual({ amount: '0.0', symbol: 'mi' });
  expect(shownDistance(0.04, 'kilometers', true)).toEqual({ amount: '0.1', symbol: 'km' });
  expect(shownDistance(4970.12, 'miles', true).amount).toBe('4,970.1');
});

test('who is within 100 meters is here', () => {
  expect([0, 0.062, 0.063].map(isHere)).toEqual([true, true, false]);
});

test('a radius is a whole number in words', () => {
  expect(radiusText(25, 'miles')).toBe('25 miles');
  expect(radiusText(25, 'kilometers')).toBe('40 km');
});
