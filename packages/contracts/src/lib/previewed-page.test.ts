import { expect, test } from 'vitest';
import { previewedPageAt } from './previewed-page.ts';

test.each([
  ['/brewery/porch-light', 'brewery', 'porch-light'],
  ['/breweries/porch-light/', 'brewery', 'porch-light'],
  ['/brewery/porch%20light?dialog=notes', 'brewery', 'porch light'],
  ['/brewery/porch#hours', 'brewery', 'porch'],
  ['/special-event/1', 'specialEvent', '1'],
  ['/trails/round?stop=2', 'trail', 'round'],
  ['/special-event/lanterns%20out/?from=chat', 'specialEvent', 'lanterns out'],
])('%s leads to the %s %s', (address, kind, id) => {
  expect(previewedPageAt(address)).toEqual({ kind, id });
});

test.each([
  '/brewery/porch/edit',
  '/breweries',
  '/breweries/?q=porch',
  '/brewery/%E0',
  '/trails',
  '/special-event/',
  '/special-event/1/edit',
  '/events/1',
  '/welcome?next=/brewery/porch',
])('visitors see no preview of %s', (address) => {
  expect(previewedPageAt(address)).toBeUndefined();
});
