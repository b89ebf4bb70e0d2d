import { expect, test } from 'vitest';
import { mergeRemote } from './form-merge.ts';

const was = { name: 'Lampwick', hours: 'Noon', phone: '1' };

test('a field that the person did not change takes the stored value and is reported', () => {
  const now = { ...was, phone: '2' };
  expect(mergeRemote(was, now, { ...was, hours: 'Always' })).toEqual({
    values: { name: 'Lampwick', hours: 'Always', phone: '2' },
    changes: [{ name: 'phone', was: '1', now: '2', mine: '1' }],
  });
});

test('a field that both changed keeps the typed value and is reported', () => {
  const typed = { ...was, hours: 'Always' };
  expect(mergeRemote(was, { ...was, hours: 'Never' }, typed)).toEqual({
    values: typed,
    changes: [{ name: 'hours', was: 'Noon', now: 'Never', mine: 'Always' }],
  });
});

test('a field that both changed to the same value is not reported', () => {
  const typed = { ...was, hours: 'Always' };
  expect(mergeRemote(was, typed, typed)).toEqual({ values: typed, changes: [] });
});
