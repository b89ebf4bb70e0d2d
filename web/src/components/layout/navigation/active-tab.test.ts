import { expect, test } from 'vitest';
import { tabOf } from './active-tab.ts';

test.each([
  ['/leaderboard', '/'],
  ['/beer-dog', '/'],
  ['/brewery/lampwick', '/breweries'],
  ['/brewery/lampwick/edit', '/brewery-owner-dashboard'],
  ['/special-event/harvest', '/events'],
  ['/weekly-events/monday', '/events'],
])('the page %s belongs to the tab %s', (pathname, tab) => {
  expect(tabOf(pathname)).toBe(tab);
});

test.each(['/podcast', '/nowhere', '/brewery-owner-dashboard'])('%s has no entry', (pathname) => {
  expect(tabOf(pathname)).toBeUndefined();
});
