import { expect, test } from 'vitest';
import { directionsLink, phoneLink } from './brewery-links.ts';

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

test('the link of a phone number has no punctuation', () => {
  expect(phoneLink('(405) 555-0136')).toBe('tel:4055550136');
  expect(phoneLink('ask inside')).toBeUndefined();
  expect(phoneLink(null)).toBeUndefined();
});
