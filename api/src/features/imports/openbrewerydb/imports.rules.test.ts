import { expect, test } from 'vitest';
import { type ImportedValues, merge } from './imports.rules.ts';

const imported: ImportedValues = {
  name: 'Old Mill',
  address: '1 Mill Rd',
  city: 'Guthrie',
  state: 'Oklahoma',
  zipCode: '73044',
  latitude: '35.8789',
  longitude: '-97.4253',
  type: 'Brewpub',
  phone: null,
  website: 'https://mill.example.com/',
};

test('what nobody edited follows the source', () => {
  const incoming = { ...imported, name: 'New Mill', phone: '(405) 555-0101', website: null };
  expect(merge(imported, imported, incoming)).toEqual({
    changes: { name: 'New Mill', phone: '(405) 555-0101', website: null },
    written: incoming,
    keepsEdit: false,
  });
});

test('an edit stays, and the rest follows the source', () => {
  const edited = { ...imported, name: 'My Mill' };
  const incoming = { ...imported, name: 'New Mill', city: 'Edmond' };
  expect(merge(edited, imported, incoming)).toEqual({
    changes: { city: 'Edmond' },
    written: { ...imported, city: 'Edmond' },
    keepsEdit: true,
  });
});

test('an edit stays through every later import', () => {
  const edited = { ...imported, name: 'My Mill' };
  const first = merge(edited, imported, { ...imported, name: 'New Mill' });
  const second = merge(edited, first.written, { ...imported, name: 'Newer Mill' });
  expect(second.changes).toEqual({});
});

test('an edit that the source takes over still belongs to the person', () => {
  const edited = { ...imported, name: 'My Mill' };
  const same = merge(edited, imported, edited);
  expect(same.keepsEdit).toBe(false);
  expect(merge(edited, same.written, { ...imported, name: 'Newer Mill' }).changes).toEqual({});
});

test('a value that was emptied by a person is not filled again', () => {
  const emptied = { ...imported, website: null };
  expect(merge(emptied, imported, imported).changes).toEqual({});
});

test('half of a moved position is never written', () => {
  const moved = { ...imported, latitude: '35.9' };
  const incoming = { ...imported, latitude: '36', longitude: '-98' };
  expect(merge(moved, imported, incoming).changes).toEqual({});
});

test('a brewery that no import made is left alone', () => {
  expect(merge(imported, {}, { ...imported, name: 'Other', city: 'Other' })).toEqual({
    changes: {},
    written: {},
    keepsEdit: true,
  });
});
