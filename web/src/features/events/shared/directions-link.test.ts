import { expect, test } from 'vitest';
import { directionsLink } from './directions-link.ts';

test('the directions link searches for the company and the address', () => {
  const link = directionsLink({ company: 'Čermák & Daughters', address: '1 Main St, Yukon' });

  expect(new URL(link).searchParams.get('query')).toBe('Čermák & Daughters, 1 Main St, Yukon');
});
