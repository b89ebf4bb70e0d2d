import { expect, test } from 'vitest';
import { pastEvents } from './past-events.ts';

// 2026-05-12 was a Tuesday.
const TODAY = '2026-05-15';
const quiz = (date: string) => ({ event: 'Pub Quiz', date });

test('past events are listed by name, newest first, with their next usual day', () => {
  const market = { event: 'Flea Market', date: 'May 3, 2026' };
  const events = [quiz('2026-04-28'), quiz('2026-05-12'), market, quiz('2026-05-26')];
  expect(pastEvents(events, TODAY)).toMatchObject([
    { event: quiz('2026-05-12'), next: '2026-05-19' },
    { event: market, next: '2026-05-17' },
  ]);
});

test('events of today, to come and without a readable date are left out', () => {
  const events = [quiz(TODAY), quiz('2026-05-16'), quiz('every full moon')];
  expect(pastEvents(events, TODAY)).toEqual([]);
});

test('at most five are listed', () => {
  const events = Array.from({ length: 9 }, (_, at) => ({
    event: `Night ${at}`,
    date: `2026-05-0${at + 1}`,
  }));
  expect(pastEvents(events, TODAY).map(({ event }) => event.event)).toEqual([
    'Night 8',
    'Night 7',
    'Night 6',
    'Night 5',
    'Night 4',
  ]);
});
