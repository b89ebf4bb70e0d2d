/**
 * Adds the days on which a brewery is closed for a while, and when its kitchen and its happy hour are
 * open in a week, as JSON.
 */
export const moreHours = {
  sqlite: [
    `ALTER TABLE breweries ADD COLUMN closure TEXT CHECK (json_valid(closure))`,
    `ALTER TABLE breweries ADD COLUMN kitchenHours TEXT CHECK (json_valid(kitchenHours))`,
    `ALTER TABLE breweries ADD COLUMN happyHours TEXT CHECK (json_valid(happyHours))`,
  ],
  postgres: [
    `ALTER TABLE breweries ADD COLUMN closure json_text`,
    `ALTER TABLE breweries ADD COLUMN "kitchenHours" json_text`,
    `ALTER TABLE breweries ADD COLUMN "happyHours" json_text`,
  ],
} as const;
