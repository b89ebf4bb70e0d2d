import { TEXT } from './postgres/types.ts';

/** Adds which entries of tap lists are one beer. */
export const mergedBeers: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [
    `ALTER TABLE beer_recommendations ADD COLUMN mergedAs TEXT`,
    `CREATE INDEX beer_recommendations_merged ON beer_recommendations (mergedAs)
      WHERE mergedAs IS NOT NULL`,
  ],
  postgres: [
    `ALTER TABLE beer_recommendations ADD COLUMN "mergedAs" ${TEXT}`,
    `CREATE INDEX beer_recommendations_merged ON beer_recommendations ("mergedAs")
      WHERE "mergedAs" IS NOT NULL`,
  ],
};
