import { expect, test } from 'vitest';
import { makeSpecialEvent, makeWeeklyEvent } from '../testing/events.ts';
import { nextEvents } from './next-events.ts';

const when = { start: '19:00', end: '22:00', timeZone: 'America/Chicago', notOn: [] };

test('the next events are special and weekly ones by date, without those whose date is unreadable', () => {
  const special = ['2026-05-10', 'when it rains', '2026-05-06', 'May 8, 2026'].map((date) =>
    makeSpecialEvent({ event: date, date }),
  );
  const weekly = [
    makeWeeklyEvent({ title: 'Thursday', day: 'Thursday', when }),
    makeWeeklyEvent({ title: 'Saturday', day: 'Saturday', when }),
  ];
  // Noon in Chicago on Thursday.
  const now = Date.parse('2026-05-07T17:00:00Z');
  const found = nextEvents({ special, weekly }, 3, now);
  expect(found.map(({ kind, day }) => [kind, day])).toEqual([
    ['weekly', '2026-05-07'],
    ['special', '2026-05-08'],
    ['weekly', '2026-05-09'],
  ]);
  expect(nextEvents({ special: [], weekly: [] }, 3, now)).toEqual([]);
});
