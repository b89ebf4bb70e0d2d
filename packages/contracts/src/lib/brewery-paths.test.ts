import { expect, test } from 'vitest';
import { breweryIdAt } from './brewery-paths.ts';

test.each([
  ['/brewery/porch-light', 'porch-light'],
  ['/breweries/porch-light/', 'porch-light'],
  ['/brewery/porch%20light?dialog=notes', 'porch light'],
  ['/brewery/porch#hours', 'porch'],
  ['/brewery/porch/edit', undefined],
  ['/breweries', undefined],
  ['/breweries/?q=porch', undefined],
  ['/brewery/%E0', undefined],
  ['/special-event/1', undefined],
  ['/welcome?next=/brewery/porch', undefined],
])('%s leads to the brewery %s', (address, id) => {
  expect(breweryIdAt(address)).toBe(id);
});
