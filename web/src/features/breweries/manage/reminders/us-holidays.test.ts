import { expect, test } from 'vitest';
import { holidaysFrom } from './us-holidays.ts';

test('has the public holidays of a year on their dates', () => {
  const days = holidaysFrom('2026-01-01', 365, 'America/Chicago').map(({ day }) => day.slice(5));
  expect(days).toEqual([
    ...['01-01', '01-19', '02-16', '05-25', '06-19', '07-04'],
    ...['09-07', '10-12', '11-11', '11-26', '12-25'],
  ]);
});

test('finds those of the next days, also in the next year', () => {
  expect(holidaysFrom('2026-12-20', 14, null)).toEqual([
    { day: '2026-12-25', name: 'Christmas Day' },
    { day: '2027-01-01', name: "New Year's Day" },
  ]);
  expect(holidaysFrom('2026-12-11', 14, 'Pacific/Honolulu')).toEqual([]);
});

test.each(['America/Toronto', 'America/Mexico_City', 'America/Puerto_Rico', 'Europe/Berlin'])(
  'knows none in %s',
  (timeZone) => {
    expect(holidaysFrom('2026-12-20', 14, timeZone)).toEqual([]);
  },
);

test.each(['America/Indiana/Knox', 'America/North_Dakota/New_Salem', 'America/Phoenix'])(
  'knows those in %s',
  (timeZone) => {
    expect(holidaysFrom('2026-12-20', 14, timeZone)).toHaveLength(2);
  },
);
