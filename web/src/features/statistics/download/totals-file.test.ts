import { expect, test } from 'vitest';
import { totalsFile } from './totals-file.ts';

const NONE = {
  ...{ page: null, tapList: null, website: null, phone: null, directions: null, events: null },
};

test('has a line for each day, and empty cells for what is not shown', async () => {
  const file = totalsFile('=The “Plum” & Co.', [
    { day: '2026-05-01', checkins: 3, visitors: null, views: { ...NONE, page: 12, events: 5 } },
    { day: '2026-05-02', checkins: 0, visitors: 6, views: NONE },
  ]);
  expect(file.name).toBe('the-plum-co-daily-totals.csv');
  expect((await file.text()).split('\r\n')).toEqual([
    'Day,Check-ins,Visitors,Page views,Tap list,Website,Telephone,Directions,Events',
    '2026-05-01,3,,12,,,,,5',
    '2026-05-02,0,6,,,,,,',
    '',
  ]);
});

test('a name without Latin letters is left out of the name of the file', () => {
  expect(totalsFile('麦酒', []).name).toBe('daily-totals.csv');
});
