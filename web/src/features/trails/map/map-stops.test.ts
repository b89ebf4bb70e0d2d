import { expect, test } from 'vitest';
import { mapStops, routeOf } from './map-stops.ts';

const house = (id: string, latitude: string | null, isClosed = false) => ({
  ...{ id, name: id.toUpperCase(), city: 'Oklahoma City', state: 'OK', image: null, logo: null },
  ...{ latitude, longitude: '-97.5', isClosed, prizesLeft: null, question: null },
});
const stampOf = (breweryId: string) => ({
  ...{ breweryId, breweryName: breweryId, stampedOn: '2026-05-02', timeZone: 'America/Chicago' },
  ...{ stampedAt: `2026-05-02T20:00:00.000Z${breweryId}`, way: 'position' as const },
});
const breweries = [house('a', '35.1'), house('b', null), house('c', '35.2', true)];
const stamps = [stampOf('c'), stampOf('b'), stampOf('a')];
const stops = mapStops({ breweries }, stamps.slice(2), { nextId: undefined, isOver: false });

test('a brewery without a position is neither on the map nor on the line', () => {
  const at = (latitude: number) => ({ latitude, longitude: -97.5 });
  expect(stops.map(({ brewery, position }) => [brewery.id, position])).toEqual([
    ['a', at(35.1)],
    ['c', at(35.2)],
  ]);
  expect(routeOf({ isOrdered: false }, stops, stamps)).toEqual([at(35.2), at(35.1)]);
  expect(routeOf({ isOrdered: true }, stops, stamps)).toEqual([at(35.1)]);
});

test('each stop says in words how it looks', () => {
  expect(stops.map(({ look, note }) => [look, note])).toEqual([
    ['inked', 'Stamped May 2, 2026'],
    ['closed', 'Closed'],
  ]);
});
