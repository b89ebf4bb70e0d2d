import type { Generated } from 'kysely';

export interface BeerRecommendationsTable {
  id: string;
  breweryId: string;
  breweryName: string;
  beerName: string;
  beerStyle: string;
  abv: string | null;
  ibu: number | null;
  rating: string | null;
  description: string | null;
  priceSmall: string | null;
  priceMedium: string | null;
  priceLarge: string | null;
  availability: Generated<string>;
  lastUpdated: string;
  createdAt: string;
}

/** What an import last wrote into a beer; without the beer once somebody deleted it. */
export interface BeerImportsTable {
  breweryId: string;
  /** The beer's name as lists are compared: folded. */
  nameKey: string;
  beerId: string | null;
  values: string;
  importedAt: string;
}
