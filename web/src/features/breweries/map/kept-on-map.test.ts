import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { expect, test } from 'vitest';
import { keptOnMap } from './kept-on-map.ts';

const kept = (id: string, latitude: number | null, more: object = {}) =>
  ({
    ...{ id, name: id, city: 'Norman', closedAt: null, ...more },
    ...{ latitude: latitude?.toString() ?? null, longitude: '-97.44' },
  }) as unknown as ListedBrewery;

const box = { south: 35, north: 36, west: -98, east: -97 };

test('shows what is kept as the server would: alone, or in clusters', () => {
  const breweries = [
    kept('Lampwick', 35.2),
    kept('Dog Star', 35.2001),
    kept('Alone', 35.8),
    kept('Far', 40),
    kept('Nowhere', null),
    kept('Closed', 35.5, { closedAt: '2026-01-01T00:00:00.000Z' }),
  ];
  const far = keptOnMap(breweries, { box, zoom: 10 });
  expect(far.breweries.map(({ name }) => name)).toEqual(['Alone']);
  expect(far.clusters).toMatchObject([{ count: 2, around: 'Norman' }]);
  expect(far.nearest?.map(({ name }) => name)).toEqual(['Lampwick', 'Dog Star', 'Alone']);
  const near = { south: 35.1999, north: 35.2002, west: -97.441, east: -97.439 };
  expect(keptOnMap(breweries, { box: near, zoom: 19 }).breweries).toHaveLength(2);
});
