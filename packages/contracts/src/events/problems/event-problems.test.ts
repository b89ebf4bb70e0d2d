import { expect, test } from 'vitest';
import { eventProblems } from './event-problems.ts';

const problemsOf = (...texts: Parameters<typeof eventProblems>) =>
  eventProblems(...texts).map(({ field }) => field);

test('refuses days and times that do not exist, and dates that cannot be read', () => {
  const wrong = { date: '9999-12-31', time: '7:65 PM', notOn: '12/24/2026' };
  expect(problemsOf(wrong)).toEqual(['date', 'time', 'notOn']);
});

test('takes any other text', () => {
  expect(problemsOf({ date: 'tomorrow', time: 'TBA', notOn: 'Dec 24 & 31, 2026' })).toEqual([]);
  expect(problemsOf({ notOn: null })).toEqual([]);
  expect(problemsOf({})).toEqual([]);
});

test('takes what an event already has', () => {
  const old = { date: '9999-12-31', time: '25:00', notOn: 'bananas' };
  expect(problemsOf(old, old)).toEqual([]);
  expect(problemsOf({ ...old, date: '9998-12-31' }, old)).toEqual(['date']);
});
