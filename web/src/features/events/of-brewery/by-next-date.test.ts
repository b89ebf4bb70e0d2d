import { expect, test } from 'vitest';
import { makeWeeklyEvent } from '../testing/events.ts';
import { byNextDate } from './by-next-date.ts';

const when = { start: '19:00', end: '22:00', timeZone: 'America/Chicago', notOn: [] };

test('the week begins with the next event, and those without a date are last', () => {
  const events = [
    makeWeeklyEvent({ title: 'Monday', day: 'Monday', when }),
    makeWeeklyEvent({ title: 'Friday', day: 'Friday', when }),
    makeWeeklyEvent({ title: 'Thursday', day: 'Thursday', when }),
    makeWeeklyEvent({ title: 'Friday too', day: 'Friday', when }),
  ];
  // 10 pm in Chicago on a Thursday, when the one of Thursday has ended.
  const listed = byNextDate(events, Date.parse('2026-05-08T03:00:00Z'));
  expect(listed.map(({ event, day }) => [event.title, day])).toEqual([
    ['Friday', '2026-05-08'],
    ['Friday too', '2026-05-08'],
    ['Monday', '2026-05-11'],
    ['Thursday', '2026-05-14'],
  ]);
});

test('an event that is left out for a year is last', () => {
  const days = Array.from({ length: 60 }, (_, week) =>
    new Date(Date.UTC(2026, 4, 1 + 7 * week)).toISOString().slice(0, 10),
  );
  const paused = makeWeeklyEvent({ title: 'Paused', day: 'Friday', when, notOn: days.join(', ') });
  const other = makeWeeklyEvent({ title: 'Other', day: 'Thursday', when });
  const listed = byNextDate([paused, other], Date.parse('2026-05-01T12:00:00Z'));
  expect(listed.map(({ event }) => event.title)).toEqual(['Other', 'Paused']);
});
