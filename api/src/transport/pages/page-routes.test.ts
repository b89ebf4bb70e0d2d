import { expect, test } from 'vitest';
import { routeAt, routeParams } from './page-routes.ts';

const routes = [
  '/',
  '/breweries/$id',
  '/breweries',
  '/breweries/map',
  '/$kind/map',
  '/brewery/$id',
];

test.each([
  ['/', '/'],
  ['/breweries', '/breweries'],
  ['/breweries/', '/breweries'],
  ['/breweries/map', '/breweries/map'],
  ['/breweries/map/', '/breweries/map'],
  ['/breweries/maps', '/breweries/$id'],
  ['/events/map', '/$kind/map'],
  ['/brewery/map', '/brewery/$id'],
  ['/breweries/map/1', undefined],
  ['/nowhere', undefined],
])('%s leads to %s in any order of the routes', (path, route) => {
  expect(routeAt(path, routes)).toBe(route);
  expect(routeAt(path, routes.toReversed())).toBe(route);
});

test('decodes parameters, and leaves malformed ones as they are', () => {
  expect(routeParams('/brewery/a%20b/', '/brewery/$id')).toEqual({ id: 'a b' });
  expect(routeParams('/brewery/%', '/brewery/$id')).toEqual({ id: '%' });
  expect(routeParams('/breweries', '/breweries')).toEqual({});
});
