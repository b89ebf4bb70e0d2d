import { expect, test } from 'vitest';
import { tilesAround } from './ground-tiles.ts';

const placeOf = (address: string) => address.split('/').slice(-3).join('/');

test('keeps the tiles on and around a position, of all zooms from 3 on', () => {
  const tiles = tilesAround({ latitude: 35.4676, longitude: -97.5164 }).map(placeOf);
  expect(tiles).toHaveLength(54);
  expect(new Set(tiles).size).toBe(54);
  expect(tiles).toContain('8/58/100');
  expect(tiles).toContain('3/1/3');
});

test('goes on across the date line, and ends at the poles', () => {
  const tiles = tilesAround({ latitude: 85, longitude: 179.9 }).map(placeOf);
  expect(tiles).toContain('8/0/0');
  expect(tiles).toContain('8/254/0');
  expect(tiles.every((tile) => !tile.includes('-'))).toBe(true);
});
