import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { expect, test } from 'vitest';
import type { ServerFilters } from './server-filters.ts';
import { storedFilter } from './stored-filter.ts';

const evenings = {
  days: Array.from({ length: 7 }, () => [{ opens: '16:00', closes: '22:00' }]),
};

const porchLight = {
  id: 'porch-light',
  name: 'Pörch Light',
  city: 'Oklahoma City',
  state: 'Oklahoma',
  latitude: '35.4666',
  longitude: '-97.5116',
  openingHours: evenings,
  hoursExceptions: [],
  timeZone: 'America/Chicago',
  offers: ['dogs', 'food'],
} as unknown as ListedBrewery;

const context = {
  favorites: ['porch-light'],
  visited: new Set<string>(),
  near: { latitude: 35.4666, longitude: -97.4 },
  // A Friday at 5 pm in Oklahoma City.
  now: Date.parse('2026-05-01T22:00:00Z'),
};

const accepts = (filters: ServerFilters & { q?: string }, changes: Partial<typeof context> = {}) =>
  storedFilter(filters, { ...context, ...changes })(porchLight);

test('filters as the server does', () => {
  expect(accepts({})).toBe(true);
  expect(accepts({ q: 'PORCH city' })).toBe(true);
  expect(accepts({ q: 'tulsa' })).toBe(false);
  expect(accepts({ openNow: true })).toBe(true);
  expect(accepts({ openNow: true }, { now: Date.parse('2026-05-02T03:00:00Z') })).toBe(false);
  expect(accepts({ favorites: true })).toBe(true);
  expect(accepts({ favorites: true }, { favorites: [] })).toBe(false);
  expect(accepts({ notVisited: true })).toBe(true);
  expect(accepts({ notVisited: true }, { visited: new Set(['porch-light']) })).toBe(false);
  expect(accepts({ offers: ['dogs', 'food'] })).toBe(true);
  expect(accepts({ offers: ['dogs', 'parking'] })).toBe(false);
  expect(accepts({ radius: 7 })).toBe(true);
  expect(accepts({ radius: 5 })).toBe(false);
});

test('leaves out the events of today, which are not stored', () => {
  expect(accepts({ eventsToday: true })).toBe(true);
});

test('searches in plain letters, as the server does', () => {
  const filter = (q: string) => storedFilter({ q }, context);
  const brewery = { ...porchLight, name: "Søren's Forty-One", city: 'Großau' };
  for (const q of ['sorens', 'SØREN’S forty–one', 'grossau', ' ']) {
    expect([q, filter(q)(brewery)]).toEqual([q, true]);
  }
  expect(filter('sorensen')(brewery)).toBe(false);
});
