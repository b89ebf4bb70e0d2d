import type { Beer } from '@hoptrail/contracts/beers/beers';
import { expect, test } from 'vitest';
import { someBeer } from '../../../testing/beer.ts';
import { filterBeers, filterOptions } from './beer-filter.ts';

const beers = [beer('Zwickel', 'Lager', 'available'), beer('Altes Märzen', 'Märzen', 'gone')];

test('beers are in the order of the menu, whatever their availability, and new ones by name', () => {
  expect(names(filterBeers(beers, 'all', ''))).toEqual(['Altes Märzen', 'Zwickel']);
  const menu = [
    { ...beer('Can', 'IPA', 'available'), section: 'cans', position: 1 },
    { ...beer('New', 'IPA', 'available') },
    { ...beer('Second', 'IPA', 'gone'), position: 3 },
    { ...beer('First', 'IPA', 'coming'), position: 2 },
  ];
  expect(names(filterBeers(menu, 'all', ''))).toEqual(['First', 'Second', 'New', 'Can']);
});

test('beers are filtered by availability, and by words without accents', () => {
  expect(names(filterBeers(beers, 'available', ''))).toEqual(['Zwickel']);
  expect(names(filterBeers(beers, 'all', 'marz'))).toEqual(['Altes Märzen']);
  expect(names(filterBeers(beers, 'all', 'LAGER'))).toEqual(['Zwickel']);
  expect(filterOptions(beers).map(({ count }) => count)).toEqual([2, 1, 0, 1]);
});

test('beers are found in plain letters', () => {
  const list = [
    beer('Großer Røg', 'Smoked', 'available'),
    beer('Jo’s Fifty-Five', 'IPA', 'available'),
  ];
  expect(names(filterBeers(list, 'all', 'GROSSER rog'))).toEqual(['Großer Røg']);
  expect(names(filterBeers(list, 'all', "jo's fifty–five"))).toEqual(['Jo’s Fifty-Five']);
});

function names(found: Beer[]) {
  return found.map(({ beerName }) => beerName);
}

function beer(beerName: string, beerStyle: string, availability: string): Beer {
  return someBeer({ id: beerName, beerName, beerStyle, availability });
}
