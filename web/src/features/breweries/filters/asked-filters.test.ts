import { expect, test } from 'vitest';
import { askedFilters } from './asked-filters.ts';
import { filterWords } from './filter-words.ts';

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
