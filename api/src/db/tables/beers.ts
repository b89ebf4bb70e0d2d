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

/** The values that an import last wrote into a beer; `beerId` is null once the beer is deleted. */
export interface BeerImportsTable {
  breweryId: string;
  /** The beer's name, folded for comparison. */
  nameKey: string;
  beerId: string | null;
  values: string;
  importedAt: string;
}
