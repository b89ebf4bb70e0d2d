declare module '../../db/tables/tables.ts' {
  interface Tables {
    beer_imports: BeerImportsTable;
    brewery_imports: BreweryImportsTable;
  }
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

/**
 * The values that an import last wrote into a brewery. If a value differs now, a person edited it.
 */
export interface BreweryImportsTable {
  breweryId: string;
  source: string;
  values: string;
  importedAt: string;
}
