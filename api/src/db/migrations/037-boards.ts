import { type ChangedKeys, statementTriggers } from './postgres/statement-triggers.ts';
import { TEXT } from './postgres/types.ts';

/** People's ratings are no part of a menu. */
const beers: ChangedKeys = {
  rows: (table) => `SELECT DISTINCT 'beers' AS name, "breweryId" AS key FROM ${table}`,
  updated: `SELECT DISTINCT 'beers' AS name, after."breweryId" AS key
    FROM old_rows AS before JOIN new_rows AS after USING (id)
    WHERE has_new_menu(before, after)`,
};

/** A board that is seen is not changed. */
const pairedBoards: ChangedKeys = {
  rows: (table) => `SELECT 'boards' AS name, id AS key FROM ${table}`,
  updated: `SELECT 'boards' AS name, after.id AS key
    FROM old_rows AS before JOIN new_rows AS after USING (id)
    WHERE before."breweryId" IS DISTINCT FROM after."breweryId"`,
};

/**
 * Adds boards: televisions that show the menu of a brewery. One without a brewery shows digits, with
 * which it is connected. Instances learn of changed beers, which boards then show.
 */
export const boards: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [
    `CREATE TABLE brewery_boards (
      id TEXT PRIMARY KEY,
      breweryId TEXT REFERENCES breweries (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      tokenHash TEXT NOT NULL UNIQUE,
      code TEXT UNIQUE,
      codeEndsAt TEXT,
      createdAt TEXT NOT NULL,
      pairedAt TEXT,
      lastSeenAt TEXT
    ) STRICT`,
    `CREATE INDEX brewery_boards_brewery ON brewery_boards (breweryId, pairedAt)`,
    `CREATE INDEX brewery_boards_code_ends ON brewery_boards (codeEndsAt)`,
  ],
  postgres: [
    `CREATE TABLE brewery_boards (
      id ${TEXT} PRIMARY KEY,
      "breweryId" ${TEXT} REFERENCES breweries (id) ON DELETE CASCADE,
      name ${TEXT} NOT NULL,
      "tokenHash" ${TEXT} NOT NULL UNIQUE,
      code ${TEXT} UNIQUE,
      "codeEndsAt" instant,
      "createdAt" instant NOT NULL,
      "pairedAt" instant,
      "lastSeenAt" instant
    )`,
    `CREATE INDEX brewery_boards_brewery ON brewery_boards ("breweryId", "pairedAt")`,
    `CREATE INDEX brewery_boards_code_ends ON brewery_boards ("codeEndsAt")`,
    `CREATE FUNCTION has_new_menu(before record, after record) RETURNS boolean LANGUAGE plpgsql AS $$
    BEGIN
      before.rating := after.rating;
      before."ratedBy" := after."ratedBy";
      before."ratingTotal" := after."ratingTotal";
      before."lastUpdated" := after."lastUpdated";
      RETURN before IS DISTINCT FROM after;
    END $$`,
    ...statementTriggers('beer_recommendations', beers),
    ...statementTriggers('brewery_boards', pairedBoards),
  ],
};
