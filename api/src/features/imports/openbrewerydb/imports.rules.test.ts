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

test("takes the source's values if nobody edited them", () => {
  const incoming = { ...imported, name: 'New Mill', phone: '(405) 555-0101', website: null };
  expect(merge(imported, imported, incoming)).toEqual({
    changes: { name: 'New Mill', phone: '(405) 555-0101', website: null },
    written: incoming,
    keepsEdit: false,
  });
});

test('keeps an edit and takes the other values from the source', () => {
  const edited = { ...imported, name: 'My Mill' };
  const incoming = { ...imported, name: 'New Mill', city: 'Edmond' };
  expect(merge(edited, imported, incoming)).toEqual({
    changes: { city: 'Edmond' },
    written: { ...imported, city: 'Edmond' },
    keepsEdit: true,
  });
});

test('keeps an edit through every later import', () => {
  const edited = { ...imported, name: 'My Mill' };
  const first = merge(edited, imported, { ...imported, name: 'New Mill' });
  const second = merge(edited, first.written, { ...imported, name: 'Newer Mill' });
  expect(second.changes).toEqual({});
});

test("keeps an edit as the person's after the source has the same value", () => {
  const edited = { ...imported, name: 'My Mill' };
  const same = merge(edited, imported, edited);
  expect(same.keepsEdit).toBe(false);
  expect(merge(edited, same.written, { ...imported, name: 'Newer Mill' }).changes).toEqual({});
});

test('does not fill a value that a person emptied', () => {
  const emptied = { ...imported, website: null };
  expect(merge(emptied, imported, imported).changes).toEqual({});
});

test('never writes one coordinate of a moved position', () => {
  const moved = { ...imported, latitude: '35.9' };
  const incoming = { ...imported, latitude: '36', longitude: '-98' };
  expect(merge(moved, imported, incoming).changes).toEqual({});
});

test('does not change a brewery that no import added', () => {
  expect(merge(imported, {}, { ...imported, name: 'Other', city: 'Other' })).toEqual({
    changes: {},
    written: {},
    keepsEdit: true,
  });
});
