/** Adds invitations of administrators, and the values that an import wrote into beers. */
export const hosting: readonly string[] = [
  `CREATE TABLE administrator_invitations (
    email TEXT PRIMARY KEY,
    createdAt TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE beer_imports (
    breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
    nameKey TEXT NOT NULL,
    beerId TEXT REFERENCES beer_recommendations (id) ON DELETE SET NULL,
    "values" TEXT NOT NULL CHECK (json_valid("values")),
    importedAt TEXT NOT NULL,
    PRIMARY KEY (breweryId, nameKey)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX beer_imports_beer ON beer_imports (beerId)`,
];
