import { expect, test } from 'vitest';
import { dayIn, instantIn, timeZoneOf } from './time-zone.ts';

const at = (latitude: number, longitude: number, ownTimeZone: string | null = null) =>
  timeZoneOf({ latitude: String(latitude), longitude: String(longitude), ownTimeZone });

test.each([
  [35.4676, -97.5164, 'America/Chicago'],
  [45.5152, -122.6784, 'America/Los_Angeles'],
  [48.137, 11.575, 'Europe/Berlin'],
  [-41.28, 174.78, 'Pacific/Auckland'],
  [91, 0, null],
  // Breweries in Wallace and Kellogg, Watford City, Williston, Michigan City, Lubec, Colorado City,
  // in the north-east of Montana, and in Tornio.
  [47.475441, -115.922925, 'America/Los_Angeles'],
  [47.47153133, -115.9227103, 'America/Los_Angeles'],
  [47.53391643, -116.1225116, 'America/Los_Angeles'],
  [47.8821014, -103.2580566, 'America/Chicago'],
  [48.15635372, -103.6271886, 'America/Chicago'],
  [41.73849717, -86.82979191, 'America/Chicago'],
  [44.86083118, -66.98348086, 'America/New_York'],
  [36.9941047, -112.9740725, 'America/Phoenix'],
  [48.77363753, -104.559298, 'America/Denver'],
  [65.8481, 24.1451, 'Europe/Helsinki'],
  // Their neighbours across the border.
  [47.6, -115.35, 'America/Denver'],
  [46.8812, -102.802, 'America/Denver'],
  [41.8, -86.74, 'America/Detroit'],
  [37.1041, -113.5841, 'America/Denver'],
  [65.835, 24.137, 'Europe/Stockholm'],
])('the time zone at %d, %d is %s', (latitude, longitude, timeZone) => {
  expect(at(latitude, longitude)).toBe(timeZone);
});

test('the chosen zone is the one, also without a position', () => {
  expect(at(35.4676, -97.5164, 'America/Denver')).toBe('America/Denver');
  const nowhere = { latitude: null, longitude: null };
  expect(timeZoneOf({ ...nowhere, ownTimeZone: 'Europe/Berlin' })).toBe('Europe/Berlin');
  expect(timeZoneOf({ ...nowhere, ownTimeZone: null })).toBeNull();
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

test.each([
  ['America/Chicago', '2026-06-05T19:00', '2026-06-06T00:00:00.000Z'],
  ['America/Chicago', '2026-12-05T19:00', '2026-12-06T01:00:00.000Z'],
  // 02:30 does not exist on the day on which clocks go forward.
  ['America/Chicago', '2026-03-08T02:30', '2026-03-08T08:30:00.000Z'],
  // 01:30 happens twice on the day on which they go back.
  ['America/Chicago', '2026-11-01T01:30', '2026-11-01T06:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00.000Z'],
  ['Pacific/Auckland', '2026-04-05T02:30', '2026-04-04T13:30:00.000Z'],
  ['Asia/Kolkata', '2026-05-01T00:00', '2026-04-30T18:30:00.000Z'],
])('in %s it is %s at %s', (timeZone, local, instant) => {
  expect(instantIn(timeZone, local).toISOString()).toBe(instant);
});
