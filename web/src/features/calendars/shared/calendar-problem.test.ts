import { expect, test } from 'vitest';
import { calendarProblem } from './calendar-problem.ts';

const event = { date: '2026-06-05', time: '7 PM', breweryId: '1', when: null };

test.each([
  [{ date: 'some Friday' }, 'Its date cannot be read'],
  [{ time: 'after the match' }, 'Its time cannot be read'],
  [{ breweryId: null }, 'It belongs to no brewery'],
  [{}, 'The brewery has no place on the map yet'],
])('says why calendars leave out an event with %o', (fields, text) => {
  expect(calendarProblem({ ...event, ...fields })).toContain(text);
});

test('says nothing about an event that calendars show, or of which nothing is known', () => {
  expect(calendarProblem({ ...event, when: {} })).toBeUndefined();
  expect(calendarProblem({ time: '', breweryId: null })).toBeUndefined();
});
