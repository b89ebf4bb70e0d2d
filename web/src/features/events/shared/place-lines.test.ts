import { expect, test } from 'vitest';
import { placeLines } from './place-lines.ts';

test('the address is on a second line if it differs from the location', () => {
  expect(placeLines({ location: 'The barn', address: '1 Main St' })).toEqual([
    'The barn',
    '1 Main St',
  ]);
  expect(placeLines({ location: '1 Main St ', address: '1 Main St' })).toEqual(['1 Main St']);
});

test('without a location the address is the only line', () => {
  expect(placeLines({ location: null, address: '1 Main St' })).toEqual(['1 Main St']);
});
