/** Adds since when a beer is on tap: null until it goes on tap the next time. */
export const onTapSince: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [`ALTER TABLE beer_recommendations ADD COLUMN onTapSince TEXT`],
  postgres: [`ALTER TABLE beer_recommendations ADD COLUMN "onTapSince" instant`],
};
