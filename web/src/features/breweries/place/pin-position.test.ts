import { distanceKm } from '@hoptrail/contracts/lib/distance';
import { expect, test } from 'vitest';
import { moved, parsePin, pastedPosition, pinText, typedPosition } from './pin-position.ts';

const here = { latitude: 35.4676, longitude: -97.5164 };

test('a position survives a round trip through the fields', () => {
  const text = pinText({ latitude: 35.467612345, longitude: -97 });
  expect(text).toEqual({ latitude: '35.467612', longitude: '-97' });
  expect(typedPosition(text)).toEqual({ latitude: 35.467612, longitude: -97 });
  expect(parsePin('b', text).success).toBe(true);
});

test('both coordinates can be pasted at once', () => {
  const both = { latitude: '35.4676', longitude: '-97.5164' };
  expect(pastedPosition(' 35.4676, -97.5164 ')).toEqual(both);
  expect(pastedPosition('35.4676 -97.5164')).toEqual(both);
  expect(pastedPosition('35.4676')).toBeUndefined();
});

test.each([
  [{ latitude: '', longitude: '1' }, 'Please enter degrees, such as 35.4676.'],
  [{ latitude: '1', longitude: 'west' }, 'Please enter degrees, such as -97.5164.'],
  [{ latitude: '95', longitude: '1' }, 'Latitude lies between -90 and 90.'],
])('%j is not a position', (values, message) => {
  expect(typedPosition(values)).toBeUndefined();
  const parsed = parsePin('b', values);
  expect(parsed.success || parsed.error.issues[0]?.message).toBe(message);
});

test.each([
  [5, 0],
  [0, -250],
  [3000, 0],
])('a step of %i m north and %i m east has that length', (north, east) => {
  const metres = distanceKm(here, moved(here, north, east)) * 1000;
  expect(Math.abs(metres - Math.abs(north + east))).toBeLessThan(5);
});
