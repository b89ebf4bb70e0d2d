/** Lets breweries close without being deleted, and adds the availability of beers. */
export const places: readonly string[] = [
  `ALTER TABLE breweries ADD COLUMN closedAt TEXT`,
  `CREATE INDEX breweries_closed ON breweries (name COLLATE NOCASE) WHERE closedAt IS NOT NULL`,
  `UPDATE beer_recommendations SET availability = 'gone'
    WHERE availability NOT IN ('available', 'coming', 'gone')`,
];
