import type { BeerHad } from '@hoptrail/contracts/beers/had';
import { expect, test } from 'vitest';
import { sortedBeers } from './sorted-beers.ts';

const beer = (name: string, rating: number | null, hadOn: string, at = '10') =>
  ({ name, rating, hadOn, createdAt: `${hadOn}T${at}:00:00.000Z` }) as BeerHad;
const beers = [
  beer('Amber', null, '2026-05-03'),
  beer('Bock', 3, '2026-05-01', '12'),
  beer('Cider', 4.75, '2026-04-01'),
  beer('Dubbel', 3, '2026-05-01', '13'),
];
const names = (sort: 'rating' | 'recent') => sortedBeers(beers, sort).map(({ name }) => name);

test('beers are sorted by rating, then by day, unrated ones last', () => {
  expect(names('rating')).toEqual(['Cider', 'Dubbel', 'Bock', 'Amber']);
});

test('beers are sorted by the day that they were had, newest first', () => {
  expect(names('recent')).toEqual(['Amber', 'Dubbel', 'Bock', 'Cider']);
});
