import { expect, test } from 'vitest';
import { mergeRemote } from './form-merge.ts';

const was = { name: 'Lampwick', hours: 'Noon', phone: '1' };

test('a field that was left alone takes what others saved, and that is told', () => {
  const now = { ...was, phone: '2' };
  expect(mergeRemote(was, now, { ...was, hours: 'Always' })).toEqual({
    values: { name: 'Lampwick', hours: 'Always', phone: '2' },
    changes: [{ name: 'phone', was: '1', now: '2', mine: '1' }],
  });
});

test('a field that both changed keeps what was typed, and that is told', () => {
  const typed = { ...was, hours: 'Always' };
  expect(mergeRemote(was, { ...was, hours: 'Never' }, typed)).toEqual({
    values: typed,
    changes: [{ name: 'hours', was: 'Noon', now: 'Never', mine: 'Always' }],
  });
});

test('where both typed the same there is nothing to tell', () => {
  const typed = { ...was, hours: 'Always' };
  expect(mergeRemote(was, typed, typed)).toEqual({ values: typed, changes: [] });
});
