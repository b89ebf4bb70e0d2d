const counted = `(SELECT "beerId", rating FROM (
  SELECT had."beerId", had.rating, row_number() OVER (
    PARTITION BY coalesce(beer."mergedAs", beer.id), had."userId"
    ORDER BY had."createdAt" DESC, had.id DESC) AS place
  FROM beers_had AS had
  JOIN beer_recommendations AS beer ON beer.id = had."beerId"
  JOIN users ON users.id = had."userId" AND users."suspendedAt" IS NULL
  WHERE had.rating IS NOT NULL AND had."isShared" = 1
    AND NOT EXISTS (SELECT 1 FROM check_ins
      WHERE check_ins.id = had."checkinId" AND check_ins."onlyForMe" = 1)) AS ratings
  WHERE place = 1)`;

const recount = `UPDATE beer_recommendations SET "ratedBy" = actual.n, "ratingTotal" = actual.total
  FROM (SELECT beer.id, count(counted.rating) AS n, coalesce(sum(counted.rating), 0) AS total
    FROM beer_recommendations AS beer LEFT JOIN ${counted} AS counted ON counted."beerId" = beer.id
    WHERE beer."ratedBy" <> 0 GROUP BY beer.id) AS actual
  WHERE actual.id = beer_recommendations.id`;

/**
 * Takes the ratings of suspended people out of the sums of beers, and of people who rated several entries
 * of a merged beer all but the last one.
 */
export const countedRatings: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [recount],
  postgres: [recount],
};
