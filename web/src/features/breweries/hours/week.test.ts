import type { OpeningHours } from '@hoptrail/contracts/hours/types';
import { expect, test } from 'vitest';
import { datesText, dayAt, nearExceptions, spansText, weekOf } from './week.ts';

const evening = { opens: '16:00', closes: '22:00' };
const late = { opens: '18:00', closes: '02:00' };
const hours: OpeningHours = {
  days: [
    [],
    [evening],
    [evening],
    [evening],
    [late],
    [late],
    [{ opens: '00:00', closes: '00:00' }],
  ],
};
/** A Wednesday. */
const today = dayAt(new Date('2026-12-23T23:30:00-06:00'), 'America/Chicago');
const christmas = { from: '2026-12-24', to: '2026-12-25', spans: [], note: 'Christmas' };

test('each day of the week has the hours of its next date', () => {
  const week = weekOf({ openingHours: hours, hoursExceptions: [christmas], closure: null }, today);
  expect(week.map(({ day, isToday, other }) => [day.slice(0, 3), isToday, other])).toEqual([
    ['Mon', false, undefined],
    ['Tue', false, undefined],
    ['Wed', true, undefined],
    ['Thu', false, 'Dec 24'],
    ['Fri', false, 'Dec 25'],
    ['Sat', false, undefined],
    ['Sun', false, undefined],
  ]);
  expect(week[3]).toMatchObject({ spans: [], note: 'Christmas' });
  expect(week[5]?.spans).toEqual([late]);
});

test('a closing for a while comes before the hours and the special days of its days', () => {
  const closure = { from: '2026-12-25', until: '2027-01-10', reason: null, allowsCheckins: false };
  const place = { openingHours: hours, hoursExceptions: [christmas], closure };
  expect(weekOf(place, today).map(({ spans, other, note }) => [spans.length, other, note])).toEqual(
    [
      [0, 'Dec 28', undefined],
      [0, 'Dec 29', undefined],
      [1, undefined, undefined],
      [0, 'Dec 24', 'Christmas'],
      [0, 'Dec 25', undefined],
      [0, 'Dec 26', undefined],
      [0, 'Dec 27', undefined],
    ],
  );
});

test('the day is that of the zone, or of the phone without one', () => {
  const lateEvening = new Date('2026-12-24T05:30:00Z');
  expect(dayAt(lateEvening, 'America/Chicago')).toBe(today);
  expect(dayAt(lateEvening, 'Europe/Berlin')).toBe(today + 1);
  expect(dayAt(new Date(2026, 11, 24, 12), null)).toBe(today + 1);
});

test('special days of the next month are near, those of the shown week are in it', () => {
  const season = { from: '2027-01-10', to: '2027-03-01', spans: [evening] };
  const summer = { from: '2027-06-01', to: '2027-06-30', spans: [] };
  const over = { from: '2026-12-01', to: '2026-12-02', spans: [] };
  const vacation = { from: '2026-12-28', to: '2027-01-04', spans: [] };
  const all = [summer, season, christmas, over, vacation];
  expect(nearExceptions(all, today)).toEqual([vacation, season]);
});

test('spans and dates in words', () => {
  expect(spansText([])).toBe('Closed');
  expect(spansText([{ opens: '11:00', closes: '14:30' }, late])).toMatch(
    /^(11\u00a0am – 2:30\u00a0pm, 6\u00a0pm – 2\u00a0am|11:00 – 14:30, 18:00 – 02:00)$/,
  );
  expect(spansText(hours.days[6] ?? [])).toBe('Open 24 hours');
  expect(datesText({ from: '2026-12-24', to: '2026-12-24' })).toBe('Dec 24');
  expect(datesText(christmas)).toBe('Dec 24 – Dec 25');
});
