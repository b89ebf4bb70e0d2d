import { expect, test } from 'vitest';
import { filterTexts } from './filter-texts.ts';
import { serverFilters } from './server-filters.ts';

test('asks the server in miles, and says the distance in the unit of the person', () => {
  const filters = { dogs: true, notVisited: true, within: 25 } as const;
  expect(serverFilters(filters, 'miles')).toEqual({
    notVisited: true,
    offers: ['dogs'],
    radius: 25,
  });
  expect(serverFilters(filters, 'kilometers').radius).toBeCloseTo(15.534, 3);
  expect(filterTexts(filters, 'miles')).toEqual([
    'not yet visited',
    'welcoming dogs',
    'within 25 miles',
  ]);
  expect(filterTexts({ within: 5 }, 'kilometers')).toEqual(['within 5 km']);
});
