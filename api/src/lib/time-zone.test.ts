import { expect, test } from 'vitest';
import { dayIn, timeZoneAt } from './time-zone.ts';

test.each([
  [{ latitude: 35.4676, longitude: -97.5164 }, 'America/Chicago'],
  [{ latitude: 45.5152, longitude: -122.6784 }, 'America/Los_Angeles'],
  [{ latitude: 48.137, longitude: 11.575 }, 'Europe/Berlin'],
  [{ latitude: -41.28, longitude: 174.78 }, 'Pacific/Auckland'],
  [{ latitude: 91, longitude: 0 }, null],
  [undefined, null],
])('the time zone at %o is %s', (position, timeZone) => {
  expect(timeZoneAt(position)).toBe(timeZone);
});

test.each([
  ['America/Chicago', '2026-03-08T05:59:59.999Z', '2026-03-07'],
  ['America/Chicago', '2026-03-08T06:00:00.000Z', '2026-03-08'],
  // Clocks went forward at 08:00 UTC of that day.
  ['America/Chicago', '2026-03-09T04:59:59.999Z', '2026-03-08'],
  ['America/Chicago', '2026-03-09T05:00:00.000Z', '2026-03-09'],
  ['Asia/Kolkata', '2026-05-01T18:29:59.999Z', '2026-05-01'],
  ['Asia/Kolkata', '2026-05-01T18:30:00.000Z', '2026-05-02'],
  ['Pacific/Kiritimati', '2025-12-31T10:00:00.000Z', '2026-01-01'],
  [null, '2026-05-01T23:59:59.999Z', '2026-05-01'],
])('in %s the day of %s is %s', (timeZone, at, day) => {
  expect(dayIn(timeZone, new Date(at))).toBe(day);
});

test('days equal those of the calendar in every zone', () => {
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    for (let month = 0; month < 24; month += 1) {
      const at = new Date(Date.UTC(2025, month, 1 + month, month, 30));
      expect(dayIn(timeZone, at), timeZone).toBe(calendar.format(at));
    }
  }
});
