import { expect, test } from 'vitest';
import { eventProblems } from '../problems/event-problems.ts';
import { daysOfEvent, isDayOf } from './repetition.ts';
import { repetitionText } from './repetition-text.ts';

function first(count: number, ...given: Parameters<typeof daysOfEvent>): string[] {
  const days: string[] = [];
  for (const day of daysOfEvent(...given)) {
    if (days.push(day) === count) break;
  }
  return days;
}

test.each([
  [
    'weekly',
    '2026-12-17',
    ['2026-12-17', '2026-12-24', '2026-12-31', '2027-01-07'],
    'Every Thursday',
  ],
  [
    'biweekly',
    '2026-12-17',
    ['2026-12-17', '2026-12-31', '2027-01-14', '2027-01-28'],
    'Every second Thursday',
  ],
  [
    'monthly',
    '2026-12-03',
    ['2026-12-03', '2027-01-07', '2027-02-04', '2027-03-04'],
    'First Thursday of the month',
  ],
  [
    'monthly',
    '2026-12-24',
    ['2026-12-24', '2027-01-28', '2027-02-25', '2027-03-25'],
    'Fourth Thursday of the month',
  ],
  [
    'monthlyLast',
    '2026-12-31',
    ['2026-12-31', '2027-01-28', '2027-02-25', '2027-03-25'],
    'Last Thursday of the month',
  ],
] as const)('%s from %s', (repeats, day, days, text) => {
  expect(first(4, { repeats }, day)).toEqual(days);
  for (const one of days) expect(isDayOf(repeats, day, one)).toBe(true);
  expect(isDayOf(repeats, days[1], day)).toBe(false);
  expect(repetitionText(repeats, days[2])).toBe(text);
});

test('leaves out dates, and ends', () => {
  const event = {
    repeats: 'weekly',
    repeatsUntil: 'Dec 31, 2026',
    notOn: '2026-12-10, 2026-12-24',
  };
  expect(first(9, event, '2026-12-10')).toEqual(['2026-12-17', '2026-12-31']);
  expect(first(9, { repeats: null, notOn: '2026-12-10' }, '2026-12-10')).toEqual(['2026-12-10']);
});

const problemOf = (...texts: Parameters<typeof eventProblems>) =>
  eventProblems(...texts)[0]?.message;

test.each([
  [
    { date: 'soon', repeats: 'weekly' },
    'An event that repeats needs a date that can be read, such as June 5, 2026.',
  ],
  [
    { date: '2026-12-31', repeats: 'monthly' },
    'Not every month has a fifth Thursday. Please choose the last Thursday of the month.',
  ],
  [
    { date: '2026-12-24', repeats: 'monthlyLast' },
    'The date is not the last Thursday of its month.',
  ],
  [
    { date: '2026-12-24', repeats: 'weekly', repeatsUntil: 'next year' },
    'This date cannot be read. Please write it like December 31, 2026.',
  ],
  [
    { date: '2026-12-24', repeats: 'weekly', repeatsUntil: '2026-12-23' },
    'The last date is before the first one.',
  ],
  [
    { date: '2026-12-24', repeats: 'weekly', repeatsUntil: '2026-12-30', notOn: '2026-12-24' },
    'There is no date left on which the event takes place.',
  ],
  [{ date: '2026-12-24', repeats: 'monthly', repeatsUntil: '', notOn: null }, undefined],
])('%j', (sent, message) => {
  expect(problemOf(sent)).toBe(message);
});

test('judges a change together with what is stored', () => {
  const stored = {
    date: '2026-12-24',
    repeats: 'monthly',
    repeatsUntil: '2027-06-01',
    notOn: null,
  };
  expect(problemOf({ date: '2026-12-31' }, stored)).toMatch(/^Not every month/);
  expect(problemOf({ date: '2027-07-01' }, stored)).toBe('The last date is before the first one.');
  expect(problemOf({ time: '8 PM' }, { ...stored, date: 'soon' })).toBeUndefined();
});
