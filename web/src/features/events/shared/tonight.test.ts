import { expect, test } from 'vitest';
import { makeSpecialEvent, makeWeeklyEvent } from '../testing/events.ts';
import { eventsTonight } from './tonight.ts';

const timeZone = 'America/Chicago';
const brewery = { id: 'lampwick', timeZone };
const breweryId = brewery.id;
/** A Friday, 9 pm in Chicago. */
const NOW = Date.parse('2026-05-09T02:00:00Z');

const names = (...events: Parameters<typeof eventsTonight>[1]) =>
  eventsTonight(brewery, events, [], NOW).map(({ name }) => name);

test('special and weekly events of today are on tonight', () => {
  const special = makeSpecialEvent({ breweryId, event: 'Barrel Night', date: '2026-05-08' });
  const weekly = makeWeeklyEvent({ breweryId, title: 'Quiz', day: 'Friday' });
  const other = makeWeeklyEvent({ breweryId, title: 'Market', day: 'Saturday' });
  expect(eventsTonight(brewery, [special], [weekly, other], NOW)).toEqual([
    { id: 'special', name: 'Barrel Night', time: '7:00 PM' },
    { id: 'weekly', name: 'Quiz', time: '7:00 PM' },
  ]);
});

test('events of other days, other breweries and without a readable date are not', () => {
  const on = (date: string) => makeSpecialEvent({ breweryId, date });
  const elsewhere = makeSpecialEvent({ breweryId: 'other', date: '2026-05-08' });
  expect(names(on('2026-05-09'), on('2026-05-07'), on('every full moon'), elsewhere)).toEqual([]);
});

test('an event of yesterday is on until it ends after midnight', () => {
  const startsAt = '2026-05-08T01:00:00.000Z';
  const until = (endsAt: string) =>
    names(
      makeSpecialEvent({ breweryId, date: '2026-05-07', when: { startsAt, endsAt, timeZone } }),
    );
  expect(until('2026-05-09T03:00:00.000Z')).toEqual(['Barrel Night']);
  expect(until('2026-05-09T01:00:00.000Z')).toEqual([]);
});
