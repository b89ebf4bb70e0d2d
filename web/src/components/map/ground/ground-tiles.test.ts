import { expect, test } from 'vitest';
import { tilesAround } from './ground-tiles.ts';

const placesOf = (tiles: ReturnType<typeof tilesAround>) =>
  tiles.map(({ z, x, y }) => `${z}/${x}/${y}`);
const oklahomaCity = { latitude: 35.4676, longitude: -97.5164 };
const streets = { url: '/streets/1/{z}/{x}/{y}', maxZoom: 14 };

test('keeps the tiles on and around a position, of all zooms from 3 on', () => {
  const tiles = placesOf(tilesAround(oklahomaCity, null));
  expect(tiles).toHaveLength(54);
  expect(new Set(tiles).size).toBe(54);
  expect(tiles).toContain('8/58/100');
  expect(tiles).toContain('3/1/3');
});

test('with streets keeps the four nearest ones, and nine where people walk', () => {
  const tiles = placesOf(tilesAround(oklahomaCity, streets));
  expect(tiles).toHaveLength(63);
  expect(new Set(tiles).size).toBe(63);
  const ofZoom = (zoom: number) => tiles.filter((tile) => tile.startsWith(`${zoom}/`));
  // The position is at 14/3753.9/6463.6 and at 9/117.3/201.99.
  expect(ofZoom(14)).toHaveLength(9);
  expect(ofZoom(14)).toEqual(expect.arrayContaining(['14/3752/6462', '14/3754/6464']));
  expect(ofZoom(9)).toEqual(['9/116/201', '9/117/201', '9/116/202', '9/117/202']);
  const small = placesOf(tilesAround(oklahomaCity, { ...streets, maxZoom: 10 }));
  expect(small.at(-1)).toMatch(/^10\//);
});

test('goes on across the date line, and ends at the poles', () => {
  const tiles = placesOf(tilesAround({ latitude: 85, longitude: 179.9 }, null));
  expect(tiles).toContain('8/0/0');
  expect(tiles).toContain('8/254/0');
  expect(tiles.every((tile) => !tile.includes('-'))).toBe(true);
});
