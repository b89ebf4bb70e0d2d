import type { WeeklyEvent } from '@hoptrail/contracts/events/weekly';
import { expect, test } from 'vitest';
import { makeWeeklyEvent } from '../testing/events.ts';
import { nearestFirst } from './nearest-first.ts';

const here = { latitude: 35.4676, longitude: -97.5164 };

test('the nearest brewery is first, breweries without a position are last', () => {
  const events = [
    event('nowhere', null),
    event('far', ['36.15', '-95.99']),
    event('half placed', ['35.5', null]),
    event('near', ['35.4677', '-97.5164']),
  ];

  const listed = nearestFirst(events, here);

  expect(titles(listed)).toEqual(['near', 'far', 'nowhere', 'half placed']);
  expect(listed.map(({ miles }) => miles?.toFixed(1))).toEqual([
    '0.0',
    '97.7',
    undefined,
    undefined,
  ]);
});

test('without a position the order stays and no event has a distance', () => {
  const events = [event('far', ['36.15', '-95.99']), event('near', ['35.4677', '-97.5164'])];

  const listed = nearestFirst(events, undefined);

  expect(titles(listed)).toEqual(['far', 'near']);
  expect(listed.every(({ miles }) => miles === undefined)).toBe(true);
});

test('events with a blank title are not listed', () => {
  expect(titles(nearestFirst([event('  ', null), event('Quiz', null)], here))).toEqual(['Quiz']);
});

function titles(listed: ReturnType<typeof nearestFirst>): string[] {
  return listed.map(({ event }) => event.title);
}

function event(title: string, place: [string | null, string | null] | null): WeeklyEvent {
  return makeWeeklyEvent({
    id: title,
    title,
    place: place && { logo: null, latitude: place[0], longitude: place[1] },
  });
}
