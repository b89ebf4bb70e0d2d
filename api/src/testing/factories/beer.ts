import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '../../db/tables/tables.ts';

export type NewBeer = Insertable<Tables['beer_recommendations']>;

/** Returns a complete beer on a brewery's tap list. */
export function makeBeer(overrides: Partial<NewBeer> & Pick<NewBeer, 'breweryId'>): NewBeer {
  return {
    id: randomUUID(),
    breweryName: 'Porch Light Brewing',
    beerName: 'Screen Door Amber',
    beerStyle: 'Amber',
    abv: '5.40',
    ibu: 28,
    rating: '4.05',
    description: 'Toast, caramel and a dry finish.',
    priceSmall: '4.00',
    priceMedium: '5.50',
    priceLarge: '7.00',
    availability: 'available',
    section: 'draft',
    position: null,
    tapNumber: null,
    isLastKeg: 0,
    lastUpdated: '2026-01-10T18:00:00.000Z',
    onTapSince: null,
    createdAt: '2025-03-01T18:00:00.000Z',
    ...overrides,
  };
}

export type NewBeerHad = Insertable<Tables['beers_had']>;

/** Returns a complete beer that a person had; without a rating, which the beer would count. */
export function makeBeerHad(
  overrides: Partial<NewBeerHad> & Pick<NewBeerHad, 'userId'>,
): NewBeerHad {
  return {
    id: randomUUID(),
    beerId: null,
    breweryId: null,
    checkinId: null,
    beerName: 'Screen Door Amber',
    beerStyle: 'Amber',
    abv: '5.40',
    breweryName: 'Porch Light Brewing',
    rating: null,
    notes: null,
    isShared: 0,
    hadOn: '2026-04-30',
    searchText: 'screen door amber amber porch light brewing',
    createdAt: '2026-04-30T20:00:00.000Z',
    ...overrides,
  };
}
