import { beforeEach, expect, test } from 'vitest';
import { forgetDraft, readDraft, writeDraft } from './form-draft.ts';

const initial = { name: 'Lampwick', city: 'Tulsa' };
const typed = { values: { ...initial, city: 'Norman' }, seen: { name: 'Lampwick' } };

beforeEach(() => sessionStorage.clear());

test('what was typed comes back, with what it was typed over', () => {
  writeDraft('brewery', typed, initial);
  expect(readDraft('brewery', initial)).toEqual(typed);
});

test('a draft that changes nothing is none', () => {
  writeDraft('brewery', { values: initial }, initial);
  expect(readDraft('brewery', initial)).toBeUndefined();
});

test('a draft of a form that has other fields by now is left alone', () => {
  writeDraft('brewery', { values: { name: 'Other' } }, { name: 'Lampwick' });
  expect(readDraft('brewery', initial)).toBeUndefined();
});

test.each(['{"name":', '"text"', '{"name":"Other","city":"Tulsa"}'])('%s is no draft', (text) => {
  sessionStorage.setItem('brewery', text);
  expect(readDraft('brewery', initial)).toBeUndefined();
});

test('a forgotten draft does not come back', () => {
  writeDraft('brewery', typed, initial);
  forgetDraft('brewery');
  expect(readDraft('brewery', initial)).toBeUndefined();
});

test('what was left as it was is not in the storage, and is as it is stored by now', () => {
  writeDraft('brewery', typed, initial);
  expect(JSON.parse(sessionStorage.getItem('brewery') ?? '').values).toEqual({
    name: null,
    city: 'Norman',
  });
  const renamed = { ...initial, name: 'Wickerwork' };
  expect(readDraft('brewery', renamed)?.values).toEqual({ name: 'Wickerwork', city: 'Norman' });
  expect(readDraft('brewery', renamed, () => initial)?.values).toEqual(typed.values);
});
