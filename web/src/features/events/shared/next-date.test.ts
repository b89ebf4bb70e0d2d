import type { WeeklyEvent } from '@hoptrail/contracts/events/weekly';
import { expect, test } from 'vitest';
import { makeWeeklyEvent } from '../testing/events.ts';
import { nextDateText } from './next-date.ts';

const friday = (when: Partial<NonNullable<WeeklyEvent['when']>> = {}) =>
  makeWeeklyEvent({
    day: 'Friday',
    when: { start: '19:00', end: '01:00', timeZone: 'America/Chicago', notOn: [], ...when },
  });

test.each([
  ['2026-05-01T14:00:00Z', 'today'],
  // 1 am on Saturday in Chicago.
  ['2026-05-02T05:59:00Z', 'today'],
  ['2026-05-02T06:00:00Z', 'Fri, May 8'],
  ['2026-05-07T14:00:00Z', 'tomorrow'],
  // Already Friday in UTC.
  ['2026-05-08T03:00:00Z', 'tomorrow'],
])('seen at %s, it is %s', (now, text) => {
  expect(nextDateText(friday(), Date.parse(now))).toBe(text);
});

test('dates on which it does not take place are left out', () => {
  const event = { ...friday(), notOn: '2026-05-01 and May 8, 2026' };
  expect(nextDateText(event, Date.parse('2026-05-01T14:00:00Z'))).toBe('Fri, May 15');
});
