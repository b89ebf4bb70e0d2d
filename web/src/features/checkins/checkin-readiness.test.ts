import { expect, test } from 'vitest';
import { checkinReadiness } from './checkin-readiness.ts';

const brewery = { latitude: '35.46760000', longitude: '-97.51640000', checkinRadiusKm: 0.1 };

test('within 100 m the person is here', () => {
  expect(checkinReadiness(brewery, standing({ metresNorth: 95, accuracy: 0 })).kind).toBe('here');
});

test('beyond 100 m the person sees the distance', () => {
  const readiness = checkinReadiness(brewery, standing({ metresNorth: 240, accuracy: 0 }));
  expect(readiness).toEqual({ kind: 'away', km: expect.closeTo(0.24, 3) });
});

test('the inaccuracy of the position extends the radius', () => {
  expect(checkinReadiness(brewery, standing({ metresNorth: 140, accuracy: 50 })).kind).toBe('here');
});

test('the inaccuracy extends the radius by at most 100 m', () => {
  const readiness = checkinReadiness(brewery, standing({ metresNorth: 210, accuracy: 5000 }));
  expect(readiness.kind).toBe('away');
});

test('a brewery can have its own radius', () => {
  const farm = { ...brewery, checkinRadiusKm: 0.5 };
  expect(checkinReadiness(farm, standing({ metresNorth: 450, accuracy: 0 })).kind).toBe('here');
});

test('a brewery without coordinates is out of range everywhere', () => {
  const nowhere = { ...brewery, latitude: null };
  const readiness = checkinReadiness(nowhere, standing({ metresNorth: 0, accuracy: 0 }));
  expect(readiness).toEqual({ kind: 'noBreweryLocation' });
});

test('a failed position has its reason', () => {
  const readiness = checkinReadiness(brewery, { status: 'failed', failure: 'timeout' });
  expect(readiness).toEqual({ kind: 'noLocation', failure: 'timeout' });
});

function standing({ metresNorth, accuracy }: { metresNorth: number; accuracy: number }) {
  const metresPerDegree = 111_194;
  const latitude = 35.4676 + metresNorth / metresPerDegree;
  return { status: 'found', position: { latitude, longitude: -97.5164, accuracy } } as const;
}
