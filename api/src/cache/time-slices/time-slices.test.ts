import { expect, test } from 'vitest';
import { TimeSlices } from './time-slices.ts';

const outcomes = async (begun: readonly Promise<void>[]) =>
  (await Promise.allSettled(begun)).map(({ status }) => status === 'fulfilled');
const times = (count: number, value: boolean) => Array.from({ length: count }, () => value);

test('one client cannot take all the turns, or all the unsent lists', async () => {
  const turns = new TimeSlices();
  const begun = Array.from({ length: 40 }, () => turns.begin('203.0.113.1'));
  const other = turns.begin('203.0.113.2');
  expect(await outcomes(begun)).toEqual([...times(32, true), ...times(8, false)]);
  expect(await outcomes([other, turns.begin('203.0.113.1')])).toEqual(times(2, true));

  const sent: (() => void)[] = [];
  const whenSent = (done: () => void) => sent.push(done);
  const lists = Array.from({ length: 5 }, () => turns.beginWhole('203.0.113.1', whenSent));
  expect(await outcomes(lists)).toEqual([...times(4, true), false]);
  expect(await outcomes([turns.beginWhole('203.0.113.2', whenSent)])).toEqual([true]);
  sent[0]?.();
  expect(await outcomes([turns.beginWhole('203.0.113.1', whenSent)])).toEqual([true]);
});
