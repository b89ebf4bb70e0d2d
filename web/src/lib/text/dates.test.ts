import { expect, onTestFinished, test, vi } from 'vitest';
import {
  dateText,
  dayText,
  displayDate,
  localDate,
  monthText,
  shortDayText,
  today,
} from './dates.ts';

test('a date is shown independently of the time zone', () => {
  expect(displayDate('2026-03-01')).toBe('March 1, 2026');
});

test('text that is no date is returned unchanged', () => {
  expect(displayDate('Saturday, March 7, 2026')).toBe('Saturday, March 7, 2026');
  expect(displayDate('2026-02-30')).toBe('2026-02-30');
  expect(displayDate('2026-13-01')).toBe('2026-13-01');
});

test('a day has a longer and a shorter text', () => {
  expect(dayText('2026-05-01')).toBe('Fri, May 1');
  expect(dateText('2026-05-01')).toBe('May 1, 2026');
  expect(shortDayText('2026-05-01')).toBe('May 1');
  expect(monthText('2026-05-01')).toBe('May 2026');
});

test("today is the day in the person's time zone", () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test("an instant has the date of the person's time zone", () => {
  vi.stubEnv('TZ', 'America/Chicago');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(localDate('2026-05-02T03:30:00.000Z')).toBe('May 1, 2026');
});
