import type { Beer } from '@hoptrail/contracts/beers/beers';
import { BEER_RATING_MIN_PEOPLE } from '@hoptrail/contracts/limits';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../db/tables/tables.ts';

/** A beer as it is stored. */
export type BeerRow = Selectable<Tables['beer_recommendations']>;

/**
 * Returns a beer for clients. Its rating is the mean of people's ratings if enough people rated it,
 * and otherwise the imported rating.
 */
export function withMeanRating({ ratedBy, ratingTotal, ...beer }: BeerRow): Beer {
  if (ratedBy < BEER_RATING_MIN_PEOPLE) return { ...beer, ratedBy: null };
  return { ...beer, rating: (ratingTotal / ratedBy).toFixed(2), ratedBy };
}
