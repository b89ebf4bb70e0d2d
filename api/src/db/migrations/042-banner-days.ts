import { TEXT } from './postgres/types.ts';

/** Adds the first and the last day of a brewery's banner. */
export const bannerDays = {
  sqlite: [
    `ALTER TABLE breweries ADD COLUMN bannerFrom TEXT`,
    `ALTER TABLE breweries ADD COLUMN bannerUntil TEXT`,
  ],
  postgres: [
    `ALTER TABLE breweries ADD COLUMN "bannerFrom" ${TEXT}`,
    `ALTER TABLE breweries ADD COLUMN "bannerUntil" ${TEXT}`,
  ],
} as const;
