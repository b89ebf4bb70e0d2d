import { expect, test } from 'vitest';
import { fromDay, weekdayOf } from '../../lib/zone-clock.ts';
import { dayAfter, dayAt, firstOn, isOver, occurrenceOn } from './event-days.ts';
import { nextDayOf } from './next-day.ts';

const chicago = 'America/Chicago';
const at = (instant: string) => Date.parse(instant);

test('a day is that of the time zone', () => {
  const instant = at('2026-05-02T03:30:00Z');
  expect(dayAt(chicago, instant)).toBe('2026-05-01');
  expect(dayAt('Pacific/Auckland', instant)).toBe('2026-05-02');
});

test('days are counted over the ends of months and years', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
  const days = ['1969-12-28', '2026-05-04', '2026-05-09', '2026-05-10'];
  expect(days.map((day) => weekdayOf(fromDay(day)))).toEqual([6, 0, 5, 6]);
  expect(firstOn('Friday', '2026-05-08')).toBe('2026-05-08');
  expect(firstOn('Friday', '2026-05-09')).toBe('2026-05-15');
});

test.each([
  [chicago, '2026-03-07', '2026-03-08T01:00:00.000Z'],
  [chicago, '2026-03-08', '2026-03-09T00:00:00.000Z'],
  [chicago, '2026-10-31', '2026-11-01T00:00:00.000Z'],
  [chicago, '2026-11-01', '2026-11-02T01:00:00.000Z'],
  ['Europe/Prague', '2026-03-29', '2026-03-29T17:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04', '2026-10-04T08:00:00.000Z'],
  ['Pacific/Honolulu', '2026-03-08', '2026-03-09T05:00:00.000Z'],
])('an event at 7 pm in %s on %s begins at %s', (timeZone, day, startsAt) => {
  const { startsAt: found } = occurrenceOn(day, timeZone, { start: '19:00', end: '22:00' });
  expect(found.toISOString()).toBe(startsAt);
});

test('a night in which the clocks go back is an hour longer', () => {
  const night = occurrenceOn('2026-10-31', chicago, { start: '21:00', end: '03:00' });
  expect(night.endsAt.getTime() - night.startsAt.getTime()).toBe(7 * 3_600_000);
  const skipped = occurrenceOn('2026-03-08', chicago, { start: '02:10', end: '03:05' });
  expect(skipped.endsAt > skipped.startsAt).toBe(true);
});

test('a special event is over when its day has passed and it has ended', () => {
  const party = { date: '2026-05-01', when: { endsAt: '2026-05-02T07:00:00.000Z' } };
  expect(isOver(party, chicago, at('2026-05-02T04:59:00Z'))).toBe(false);
  expect(isOver(party, chicago, at('2026-05-02T06:59:00Z'))).toBe(false);
  expect(isOver(party, chicago, at('2026-05-02T07:00:00Z'))).toBe(true);
  const afternoon = { date: '2026-05-01', when: { endsAt: '2026-05-01T20:00:00.000Z' } };
  expect(isOver(afternoon, chicago, at('2026-05-02T04:59:00Z'))).toBe(false);
  expect(isOver(afternoon, chicago, at('2026-05-02T05:00:00Z'))).toBe(true);
  expect(isOver({ date: '2026-05-01' }, chicago, at('2026-05-02T05:00:00Z'))).toBe(true);
  expect(isOver({ date: 'Every full moon', when: null }, chicago, at('2026-05-02T05:00Z'))).toBe(
    false,
  );
});

const quiz = { day: 'Friday', notOn: null, when: { start: '19:00', end: '22:00' } } as const;
const late = { ...quiz, when: { start: '21:00', end: '01:00' } };

test.each([
  [quiz, '2026-05-01T23:00:00Z', '2026-05-01'],
  [quiz, '2026-05-02T02:59:00Z', '2026-05-01'],
  [quiz, '2026-05-02T03:00:00Z', '2026-05-08'],
  [late, '2026-05-02T05:59:00Z', '2026-05-01'],
  [late, '2026-05-02T06:00:00Z', '2026-05-08'],
  // The day on which the clocks go back ends an hour later than others.
  [{ ...late, day: 'Saturday' } as const, '2026-11-01T06:30:00Z', '2026-11-07'],
  [{ ...late, day: 'Sunday' } as const, '2026-11-02T06:30:00Z', '2026-11-01'],
  [{ ...quiz, when: null }, '2026-05-02T04:59:00Z', '2026-05-01'],
  [{ ...quiz, when: null }, '2026-05-02T05:00:00Z', '2026-05-08'],
  [{ ...quiz, notOn: '2026-05-01, May 8, 2026' }, '2026-05-01T12:00:00Z', '2026-05-15'],
] as const)('%j takes place next, seen at %s, on %s', (event, instant, day) => {
  expect(nextDayOf(event, chicago, at(instant))).toBe(day);
});

test('a weekly event that is left out for a year has no next day', () => {
  const fridays = Array.from({ length: 54 }, (_, week) => dayAfter('2026-05-01', 7 * week));
  const never = { ...quiz, notOn: fridays.join(', ') };
  expect(nextDayOf(never, chicago, at('2026-05-01T12:00:00Z'))).toBeUndefined();
});
