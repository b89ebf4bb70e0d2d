import { expect, test } from 'vitest';
import { breweriesSearch, isFiltered, toggled } from './filter-search.ts';

test('reads the filters of an address, and leaves out what is unknown', () => {
  expect(breweriesSearch({ q: 7, openNow: true, dogs: true, within: 25 })).toEqual({
    q: '7',
    openNow: true,
    dogs: true,
    within: 25,
  });
  expect(breweriesSearch({ q: '', openNow: 'yes', favorites: false, within: 30, x: true })).toEqual(
    {},
  );
  expect(isFiltered({ q: 'porch' })).toBe(false);
  expect(isFiltered({ within: 5 })).toBe(true);
});

test('switches one filter on and off', () => {
  const search = { q: 'porch', openNow: true } as const;
  expect(toggled(search, 'dogs')).toEqual({ ...search, dogs: true });
  expect(toggled(search, 'openNow')).toEqual({ q: 'porch' });
});
