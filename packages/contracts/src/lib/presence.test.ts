import { expect, test } from 'vitest';
import { presenceAt } from './presence.ts';

const brewery = { latitude: '35.46760000', longitude: '-97.51640000', checkinRadiusKm: null };
const METRES_PER_DEGREE = 111_194;

test.each([
  { metres: 95, accuracy: undefined, radiusKm: null, kind: 'here' },
  { metres: 105, accuracy: undefined, radiusKm: null, kind: 'away' },
  { metres: 140, accuracy: 50, radiusKm: null, kind: 'here' },
  { metres: 195, accuracy: 5000, radiusKm: null, kind: 'here' },
  { metres: 210, accuracy: 5000, radiusKm: null, kind: 'away' },
  { metres: 450, accuracy: 0, radiusKm: 0.5, kind: 'here' },
  { metres: 95, accuracy: 0, radiusKm: 0.05, kind: 'away' },
])(
  'a phone $metres m away, certain to $accuracy m, of a radius of $radiusKm km is $kind',
  ({ metres, accuracy, radiusKm, kind }) => {
    const phone = {
      latitude: 35.4676 + metres / METRES_PER_DEGREE,
      longitude: -97.5164,
      accuracy,
    };
    expect(presenceAt({ ...brewery, checkinRadiusKm: radiusKm }, phone).kind).toBe(kind);
  },
);

test('presenceAt returns the distance of a phone that is away', () => {
  const phone = { latitude: 35.4676 + 240 / METRES_PER_DEGREE, longitude: -97.5164 };
  expect(presenceAt(brewery, phone)).toEqual({ kind: 'away', km: expect.closeTo(0.24, 3) });
});

test('no phone is at a brewery without coordinates', () => {
  const nowhere = { ...brewery, latitude: null, longitude: null };
  expect(presenceAt(nowhere, { latitude: 35.4676, longitude: -97.5164 })).toEqual({
    kind: 'noBreweryLocation',
  });
});
