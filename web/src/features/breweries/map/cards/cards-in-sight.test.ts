import { expect, test } from 'vitest';
import { cardsInSight } from './cards-in-sight.ts';

const breweries = Array.from({ length: 60 }, (_, at) => ({
  id: `brewery-${at}`,
  name: `Brewery ${at}`,
  city: 'Salina',
  latitude: 38 + at / 100,
  longitude: -97,
}));

test('has cards for the nearest breweries', () => {
  expect(cardsInSight(breweries, undefined)).toEqual(breweries.slice(0, 40));
  expect(cardsInSight(breweries, 'brewery-7')).toEqual(breweries.slice(0, 40));
  expect(cardsInSight(breweries.slice(0, 3), undefined)).toEqual(breweries.slice(0, 3));
});

test('has a card for the selected brewery, however far it is', () => {
  expect(cardsInSight(breweries, 'brewery-59')).toEqual([
    ...breweries.slice(0, 40),
    ...breweries.slice(59),
  ]);
});
