import { TEXT } from './postgres/types.ts';

/**
 * Adds opening hours that a program can read, the corrected time zone and what a place offers.
 * `hoursRead` is the text in `hours` to which the rows belong: where it differs, somebody changed
 * the text without the rows, and it is read again.
 */
export const openingHours: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [
    `ALTER TABLE breweries ADD COLUMN openingHours TEXT CHECK (json_valid(openingHours))`,
    `ALTER TABLE breweries ADD COLUMN hoursExceptions TEXT NOT NULL DEFAULT '[]'
      CHECK (json_valid(hoursExceptions))`,
    `ALTER TABLE breweries ADD COLUMN hasOwnHours INTEGER NOT NULL DEFAULT 0
      CHECK (hasOwnHours IN (0, 1))`,
    `ALTER TABLE breweries ADD COLUMN hoursRead TEXT`,
    `ALTER TABLE breweries ADD COLUMN ownTimeZone TEXT`,
    `ALTER TABLE breweries ADD COLUMN offers TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(offers))`,
  ],
  postgres: [
    `ALTER TABLE breweries ADD COLUMN "openingHours" json_text`,
    `ALTER TABLE breweries ADD COLUMN "hoursExceptions" json_text NOT NULL DEFAULT '[]'`,
    `ALTER TABLE breweries ADD COLUMN "hasOwnHours" flag NOT NULL DEFAULT 0`,
    `ALTER TABLE breweries ADD COLUMN "hoursRead" ${TEXT}`,
    `ALTER TABLE breweries ADD COLUMN "ownTimeZone" ${TEXT}`,
    `ALTER TABLE breweries ADD COLUMN offers json_text NOT NULL DEFAULT '[]'`,
  ],
};
