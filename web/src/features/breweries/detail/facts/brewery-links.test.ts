import { expect, test } from 'vitest';
import { directionsLink } from './brewery-links.ts';

test('the directions link searches for name and address', () => {
  const href = directionsLink({
    name: 'Hop & Barrel',
    address: '1 Main St',
    city: 'Tulsa',
    state: 'OK',
    zipCode: '74103',
  });
  expect(new URL(href).searchParams.get('query')).toBe('Hop & Barrel, 1 Main St, Tulsa, OK 74103');
});
