/** The prices of a beer, one for each serving size, smallest first where the sizes have no names. */
export const beerPrices = [
  'priceSmall',
  'priceMedium',
  'priceLarge',
  'priceFourth',
  'priceFifth',
] as const;
export type BeerPrice = (typeof beerPrices)[number];

/** The prices of a beer where the brewery has named no sizes. */
export const unnamedPrices: readonly BeerPrice[] = ['priceSmall', 'priceMedium', 'priceLarge'];
