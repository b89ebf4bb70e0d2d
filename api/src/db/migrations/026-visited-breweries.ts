/** Adds an index from which the breweries of a person's imported visits are read without their rows. */
export const visitedBreweries: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [
    `CREATE INDEX imported_visits_visited ON imported_visits (userId, breweryId)
      WHERE breweryId IS NOT NULL`,
  ],
  postgres: [
    `CREATE INDEX imported_visits_visited ON imported_visits ("userId", "breweryId")
      WHERE "breweryId" IS NOT NULL`,
  ],
};
