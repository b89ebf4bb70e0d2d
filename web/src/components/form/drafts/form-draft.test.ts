import { beforeEach, expect, test } from 'vitest';
import { forgetDraft, readDraft, writeDraft } from './form-draft.ts';

const initial = { name: 'Lampwick', city: 'Tulsa' };
const typed = { values: { ...initial, city: 'Norman' }, seen: { name: 'Lampwick' } };

beforeEach(() => sessionStorage.clear());

test('a draft is read with its values and the entity it was based on', () => {
  writeDraft('brewery', typed, initial);
  expect(readDraft('brewery', initial)).toEqual(typed);
});

test('a draft without changes is not restored', () => {
  writeDraft('brewery', { values: initial }, initial);
  expect(readDraft('brewery', initial)).toBeUndefined();
});

test('a draft with other fields than the form is not restored', () => {
  writeDraft('brewery', { values: { name: 'Other' } }, { name: 'Lampwick' });
  expect(readDraft('brewery', initial)).toBeUndefined();
});

test.each(['{"name":', '"text"', '{"name":"Other","city":"Tulsa"}'])(
  '%s is not a draft',
  (text) => {
    sessionStorage.setItem('brewery', text);
    expect(readDraft('brewery', initial)).toBeUndefined();
  },
);

test('a deleted draft is not restored', () => {
  writeDraft('brewery', typed, initial);
  forgetDraft('brewery');
  expect(readDraft('brewery', initial)).toBeUndefined();
});

test('unchanged fields are not in the draft and take the stored value', () => {
  writeDraft('brewery', typed, initial);
  expect(JSON.parse(sessionStorage.getItem('brewery') ?? '').values).toEqual({
    name: null,
    city: 'Norman',
  });
  const renamed = { ...initial, name: 'Wickerwork' };
  expect(readDraft('brewery', renamed)?.values).toEqual({ name: 'Wickerwork', city: 'Norman' });
  expect(readDraft('brewery', renamed, () => initial)?.values).toEqual(typed.values);
});
