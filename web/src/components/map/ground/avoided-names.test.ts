import { Index } from 'protomaps-leaflet';
import { expect, test } from 'vitest';
import { freeNames, tilesThatChange } from './avoided-names.ts';

const ZOOM = 10;
const everything = { minX: 0, minY: 0, maxX: 1e6, maxY: 1e6 };
const square = (x: number, y: number, radius: number) => ({
  min: { x: x - radius, y: y - radius },
  max: { x: x + radius, y: y + radius },
});
const draw = () => {};

/** Returns names of 80 x 20 pixels around points. */
function namesAt(points: readonly (readonly [x: number, y: number])[]): Index {
  const names = new Index(2 ** (ZOOM + 8), 16);
  names.makeEntry('0:0:10');
  for (const [x, y] of points) {
    const bboxes = [{ minX: x - 40, minY: y - 10, maxX: x + 40, maxY: y + 10 }];
    // Of a class that the library does not export.
    const anchor = Object.assign(Object.create(null), { x, y });
    names.insert({ anchor, bboxes, draw }, 1, '0:0:10');
  }
  return names;
}

const placesOf = (names: Index) =>
  [...names.searchBbox(everything, Number.POSITIVE_INFINITY)].map(({ anchor }) => anchor.x);

test('leaves out the names under a disc, at its zoom', () => {
  const names = namesAt([
    [300, 300],
    [700, 300],
  ]);
  const avoided = { zoom: ZOOM, avoided: [square(330, 300, 24)] };
  expect(placesOf(freeNames(names, ZOOM, avoided))).toEqual([700]);
  expect(placesOf(freeNames(names, ZOOM, { ...avoided, zoom: 9 }))).toEqual([300, 700]);
});

test('paints only tiles again in which a name appears or goes', () => {
  const names = namesAt([
    // Across the edge of two tiles.
    [256, 300],
    [700, 300],
    [700, 900],
  ]);
  const one = { zoom: ZOOM, avoided: [square(240, 300, 24)] };
  const other = { zoom: ZOOM, avoided: [square(700, 300, 24), square(700, 600, 24)] };
  expect(tilesThatChange(names, { zoom: -1, avoided: [] }, one)).toEqual(['0:1:10', '1:1:10']);
  expect(tilesThatChange(names, one, other)).toEqual(['0:1:10', '1:1:10', '2:1:10']);
  expect(tilesThatChange(names, other, other)).toEqual([]);
  // The cluster has split beside the name.
  const split = { zoom: ZOOM, avoided: [square(700, 300, 10), square(700, 400, 10)] };
  expect(tilesThatChange(names, other, split)).toEqual([]);
});
