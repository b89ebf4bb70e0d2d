import { TEXT } from './postgres/types.ts';

/**
 * Adds the menu of a tap list: order, sections, taps, marks, a time at which a coming beer goes on,
 * and the names of five serving sizes with the currency of their prices. The index finds the beers
 * whose time has come.
 */
export const menus: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [
    `ALTER TABLE beer_recommendations ADD COLUMN goesOnAt TEXT`,
    `ALTER TABLE beer_recommendations ADD COLUMN section TEXT NOT NULL DEFAULT 'draft'`,
    `ALTER TABLE beer_recommendations ADD COLUMN position INTEGER`,
    `ALTER TABLE beer_recommendations ADD COLUMN tapNumber INTEGER`,
    ...['isLastKeg', 'isNonAlcoholic', 'isGlutenFree'].map(
      (name) => `ALTER TABLE beer_recommendations ADD COLUMN ${name} INTEGER NOT NULL DEFAULT 0
        CHECK (${name} IN (0, 1))`,
    ),
    `ALTER TABLE beer_recommendations ADD COLUMN priceFourth TEXT`,
    `ALTER TABLE beer_recommendations ADD COLUMN priceFifth TEXT`,
    `CREATE INDEX beer_recommendations_goes_on ON beer_recommendations (breweryId, goesOnAt)
      WHERE goesOnAt IS NOT NULL`,
    `ALTER TABLE breweries ADD COLUMN servingSizes TEXT NOT NULL DEFAULT '[]'
      CHECK (json_valid(servingSizes))`,
    `ALTER TABLE breweries ADD COLUMN currency TEXT`,
  ],
  postgres: [
    `ALTER TABLE beer_recommendations ADD COLUMN "goesOnAt" instant`,
    `ALTER TABLE beer_recommendations ADD COLUMN section ${TEXT} NOT NULL DEFAULT 'draft'`,
    `ALTER TABLE beer_recommendations ADD COLUMN position integer`,
    `ALTER TABLE beer_recommendations ADD COLUMN "tapNumber" integer`,
    ...['isLastKeg', 'isNonAlcoholic', 'isGlutenFree'].map(
      (name) => `ALTER TABLE beer_recommendations ADD COLUMN "${name}" flag NOT NULL DEFAULT 0`,
    ),
    `ALTER TABLE beer_recommendations ADD COLUMN "priceFourth" ${TEXT}`,
    `ALTER TABLE beer_recommendations ADD COLUMN "priceFifth" ${TEXT}`,
    `CREATE INDEX beer_recommendations_goes_on ON beer_recommendations ("breweryId", "goesOnAt")
      WHERE "goesOnAt" IS NOT NULL`,
    `ALTER TABLE breweries ADD COLUMN "servingSizes" json_text NOT NULL DEFAULT '[]'`,
    `ALTER TABLE breweries ADD COLUMN currency ${TEXT}`,
  ],
};
