import { expect, test } from 'vitest';
import { dateHint, timeHint } from './when-hints.ts';

test.each([
  ['7:30', '7:30 is read as 7:30 am.'],
  ['07:30', '07:30 is read as 7:30 am.'],
  ['9:00 - 12:00', '9:00 - 12:00 is read as 9 am to 12 pm.'],
  ['Doors 6:30', '6:30 is read as 6:30 am.'],
  ['TBA', 'Calendars leave the event out: they cannot read this time. Write it like 7 PM - 10 PM.'],
  ['7:30 tonight', expect.stringContaining('Calendars leave the event out')],
])('says how the time %j is read', (time, text) => {
  expect(timeHint(time)).toEqual(text);
});

test.each(['', ' ', '7:30 PM', '7:30p', '19:30', '0:30', '7 - 10 PM', 'Noon', 'All day', '25:00'])(
  'says nothing about the time %j',
  (time) => {
    expect(timeHint(time)).toBeUndefined();
  },
);

test('says that calendars leave out an event whose date they cannot read', () => {
  const text =
    'Calendars leave the event out: they cannot read this date. Write it like June 5, 2026.';
  expect(dateHint('tomorrow')).toBe(text);
  expect(dateHint('12/24/2026')).toBe(text);
  for (const date of ['', '2026-06-05', 'Fri, June 5, 2026', '9999-12-31']) {
    expect(dateHint(date), date).toBeUndefined();
  }
});
