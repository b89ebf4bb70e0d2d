import type { Beer } from '@hoptrail/contracts/beers/beers';

/** Returns a beer on tap without a price, a strength or a rating, with other values of some fields. */
export function someBeer(fields: Partial<Beer> = {}): Beer {
  return {
    ...{ id: 'beer', breweryId: 'brewery', breweryName: 'Lampwick Brewing Co.' },
    ...{ beerName: 'Night Porter', beerStyle: 'IPA', description: null },
    ...{ abv: null, ibu: null, rating: null, ratedBy: null },
    ...{ availability: 'available', goesOnAt: null, isLastKeg: false },
    ...{ section: 'draft', position: null, tapNumber: null },
    ...{ priceSmall: null, priceMedium: null, priceLarge: null },
    ...{ priceFourth: null, priceFifth: null },
    ...{ isNonAlcoholic: false, isGlutenFree: false },
    lastUpdated: '2026-01-01T00:00:00.000Z',
    createdAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  };
}
