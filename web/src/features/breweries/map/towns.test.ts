import { expect, test } from 'vitest';
import { townsOf } from './towns.ts';

const at = (south: number, west: number, east = west + 1) => ({
  bounds: { south, north: south + 1, west, east },
  ...{ latitude: south + 0.5, longitude: west + 0.5 },
});
const norman = { around: 'Norman', count: 5, ...at(35, -97) };
const large = { around: 'Oklahoma City', count: 4, ...at(35.4, -97.6) };
const small = { around: 'Oklahoma City', count: 3, ...at(35.6, -97.9) };

test('a town is named once, with all its breweries and a box around them', () => {
  expect(townsOf([norman, small, large])).toEqual([
    {
      ...{ name: 'Oklahoma City', count: 7, largest: large },
      bounds: { south: 35.4, north: 36.6, west: -97.9, east: -96.6 },
    },
    { name: 'Norman', count: 5, largest: norman, bounds: norman.bounds },
  ]);
  expect(townsOf([])).toEqual([]);
});

test('a town on both sides of the date line has a small box', () => {
  const [east, west] = [at(-17, 179, -180), at(-17, -179.5, -178.5)];
  const fiji = (place: typeof east, count: number) => ({ around: 'Taveuni', count, ...place });
  const [town] = townsOf([fiji(east, 3), fiji(west, 2)]);
  expect(town?.bounds).toEqual({ south: -17, north: -16, west: 179, east: -178.5 });
  expect(townsOf([fiji(west, 2), fiji(east, 3)])[0]?.bounds).toEqual(town?.bounds);
});
