import { expect, test } from 'vitest';
import { today } from '../../../../lib/text/dates.ts';
import { pastDateDoubt } from './past-date-doubt.ts';

test('a day that is over is questioned', () => {
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
])('%j is not, where the event has %j', (date, stored) => {
  expect(pastDateDoubt(date, stored)).toBeUndefined();
});
