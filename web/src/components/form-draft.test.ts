import { beforeEach, expect, test } from 'vitest';
import { forgetDraft, readDraft, writeDraft } from './form-draft.ts';

const initial = { name: 'Lampwick', city: 'Tulsa' };

beforeEach(() => sessionStorage.clear());

test('what was typed comes back', () => {
  writeDraft('brewery', { ...initial, city: 'Norman' });
  expect(readDraft('brewery', initial)).toEqual({ name: 'Lampwick', city: 'Norman' });
});

test('a draft that changes nothing is none', () => {
  writeDraft('brewery', initial);
  expect(readDraft('brewery', initial)).toBeUndefined();
});

test('a draft of a form that has other fields by now is left alone', () => {
  writeDraft('brewery', { name: 'Other' });
  expect(readDraft('brewery', initial)).toBeUndefined();
});

test('what cannot be read is no draft', () => {
  sessionStorage.setItem('brewery', '{"name":');
  expect(readDraft('brewery', initial)).toBeUndefined();
});

test('a forgotten draft does not come back', () => {
  writeDraft('brewery', { ...initial, city: 'Norman' });
  forgetDraft('brewery');
  expect(readDraft('brewery', initial)).toBeUndefined();
});
