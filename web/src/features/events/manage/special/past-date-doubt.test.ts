import { expect, test } from 'vitest';
import { today } from '../../../../lib/text/dates.ts';
import { pastDateDoubt } from './past-date-doubt.ts';

test('a past date asks a question', () => {
  expect(pastDateDoubt('2020-05-01')?.text).toBe(
    'May 1, 2020 is over. Fans find the event among the past ones.',
  );
  expect(pastDateDoubt('2020-05-01', '2020-05-02')).toBeDefined();
});

test.each([
  [today(), undefined],
  ['2999-01-01', undefined],
  ['every other Friday', undefined],
  ['', undefined],
  ['2020-05-01', '2020-05-01'],
])('%j asks no question if the stored date is %j', (date, stored) => {
  expect(pastDateDoubt(date, stored)).toBeUndefined();
});
