import type { BeerTap } from '@hoptrail/contracts/breweries/beer-page';
import { DAY_MS, TAP_CURRENT_DAYS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { nearestTaps } from './nearest-taps.ts';

const at = Date.parse('2026-05-01T12:00:00.000Z');
const from = { latitude: 35, longitude: -97 };

function tapAt(latitude: string | null, days: number, availability = 'available'): BeerTap {
  const lastUpdated = new Date(at - days * DAY_MS).toISOString();
  const beer = { beerName: 'Fog', availability, lastUpdated };
  const brewery = { name: String(latitude), latitude, longitude: latitude && '-97' };
  return { beer, brewery, onTapSince: null } as BeerTap;
}

test('the nearest tap is first, and one without a position last', () => {
  const taps = [tapAt(null, 1), tapAt('37', 1), tapAt('36', 1), tapAt('38', 1)];
  const { now } = nearestTaps(taps, from, at);
  expect(now.map(({ brewery }) => brewery.latitude)).toEqual(['36', '37', '38', null]);
  expect(now[0]?.miles).toBeCloseTo(69.1, 1);
  expect(nearestTaps(taps, undefined, at).now.every(({ miles }) => miles === undefined)).toBe(true);
});

test('without a position the last changed tap is first', () => {
  const { now } = nearestTaps([tapAt('36', 3), tapAt('37', 1)], undefined, at);
  expect(now.map(({ brewery }) => brewery.latitude)).toEqual(['37', '36']);
});

test('a tap counts as now for four weeks after its last change', () => {
  const kept = tapAt('36', TAP_CURRENT_DAYS);
  const old = tapAt('37', TAP_CURRENT_DAYS + 1);
  const taps = nearestTaps([kept, old, tapAt('38', 1, 'coming'), tapAt('39', 1, 'gone')], from, at);
  const names = (list: typeof taps.now) => list.map(({ brewery }) => brewery.latitude);
  expect([names(taps.now), names(taps.old), names(taps.coming)]).toEqual([['36'], ['37'], ['38']]);
});
