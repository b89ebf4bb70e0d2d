import type { beerFields } from '@hoptrail/contracts/entities/beer';
import type { Columns } from './columns.ts';

export interface BeerRecommendationsTable extends Columns<typeof beerFields> {
  id: string;
  breweryId: string;
  breweryName: string;
  rating: string | null;
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
