const counted = (had: string) => `${had}.rating IS NOT NULL AND ${had}."isShared" = 1
  AND NOT EXISTS (SELECT 1 FROM check_ins
    WHERE check_ins.id = ${had}."checkinId" AND check_ins."onlyForMe" = 1)`;

const ratings = (select: string) => `(SELECT ${select} FROM beers_had AS had
  JOIN users ON users.id = had."userId" AND users."suspendedAt" IS NULL
  WHERE had."beerId" = beer_recommendations.id AND ${counted('had')}
  AND NOT EXISTS (SELECT 1 FROM beer_recommendations AS same
    JOIN beers_had AS later ON later."beerId" = same.id AND later."userId" = had."userId"
    WHERE same."mergedAs" = beer_recommendations."mergedAs" AND ${counted('later')}
      AND (later."createdAt", later.id) > (had."createdAt", had.id)))`;

const recount = `UPDATE beer_recommendations SET "ratedBy" = ${ratings('count(*)')},
  "ratingTotal" = ${ratings('coalesce(sum(had.rating), 0)')} WHERE "ratedBy" <> 0`;

/**
 * Takes the ratings of suspended people out of the sums of beers, and of people who rated several entries
 * of a merged beer all but the last one.
 */
export const countedRatings: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [recount],
  postgres: [recount],
};
