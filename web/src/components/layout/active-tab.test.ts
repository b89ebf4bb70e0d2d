import { expect, test } from 'vitest';
import { tabOf } from './active-tab.ts';

test.each([
  ['/leaderboard', '/'],
  ['/beer-dog', '/'],
  ['/brewery/lampwick', '/breweries'],
  ['/brewery/lampwick/edit', '/brewery-owner-dashboard'],
  ['/special-event/harvest', '/events'],
  ['/weekly-events/monday', '/events'],
])('%s is found under %s', (pathname, tab) => {
  expect(tabOf(pathname)).toBe(tab);
});

test.each(['/podcast', '/nowhere', '/brewery-owner-dashboard'])('%s needs no help', (pathname) => {
  expect(tabOf(pathname)).toBeUndefined();
});
