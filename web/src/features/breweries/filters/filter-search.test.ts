import { expect, test } from 'vitest';
import { askedFilters, breweriesSearch, isFiltered, toggled } from './filter-search.ts';
import { filterWords } from './filter-words.ts';

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

test('asks the server in miles, and says the distance in the unit of the person', () => {
  const filters = { dogs: true, notVisited: true, within: 25 } as const;
  expect(askedFilters(filters, 'miles')).toEqual({
    notVisited: true,
    offers: ['dogs'],
    radius: 25,
  });
  expect(askedFilters(filters, 'kilometers').radius).toBeCloseTo(15.534, 3);
  expect(filterWords(filters, 'miles')).toEqual([
    'not yet visited',
    'welcoming dogs',
    'within 25 miles',
  ]);
  expect(filterWords({ within: 5 }, 'kilometers')).toEqual(['within 5 km']);
});
