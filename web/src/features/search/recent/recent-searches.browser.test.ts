import { afterEach, expect, test } from 'vitest';
import { forgetPerson } from '../../../data/offline/forget-person.ts';
import { clearRecentSearches, recentSearches, rememberSearch } from './recent-searches.ts';

afterEach(() => localStorage.clear());

function search(...texts: string[]) {
  for (const text of texts) rememberSearch('ada', text);
}

test('the last six searches are kept, the most recent first', () => {
  search('amber', 'norman', 'lager', 'quiz', 'porch', 'mill', 'stout');
  expect(recentSearches('ada')).toEqual(['stout', 'mill', 'porch', 'quiz', 'lager', 'norman']);
});

test('a search that folds to the same text is kept once, as it was typed last', () => {
  search('Köl-sch', 'amber', 'kol sch');
  expect(recentSearches('ada')).toEqual(['kol sch', 'amber']);
});

test('a text without words is no search', () => {
  search('', ' - ', '“”');
  expect(recentSearches('ada')).toEqual([]);
});

test('each person of a device has their own', () => {
  search('amber');
  rememberSearch('bob', 'stout');
  expect(recentSearches('ada')).toEqual(['amber']);
  clearRecentSearches('ada');
  expect(recentSearches('ada')).toEqual([]);
  expect(recentSearches('bob')).toEqual(['stout']);
});

test('a sign-out removes them', () => {
  search('amber');
  forgetPerson('ada');
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a stored value that is no list of texts counts as none', () => {
  localStorage.setItem('recentSearches.ada', '{"amber":1}');
  expect(recentSearches('ada')).toEqual([]);
  search('amber');
  expect(recentSearches('ada')).toEqual(['amber']);
});
