import type { Beer } from '@hoptrail/contracts/beers/beers';
import { BEER_RATING_MIN_PEOPLE } from '@hoptrail/contracts/limits';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../db/tables/tables.ts';
import { isSoundInstant } from '../../../lib/stored/stored-instant.ts';

/** A beer as it is stored. */
export type BeerRow = Selectable<Tables['beer_recommendations']>;

/**
 * Returns a beer for clients. Its rating is the mean of people's ratings if enough people rated it,
 * and otherwise the imported rating.
 */
export function withMeanRating({ ratedBy, ratingTotal, ...row }: BeerRow): Beer {
  const beer = {
    ...row,
    goesOnAt: row.goesOnAt !== null && isSoundInstant(row.goesOnAt) ? row.goesOnAt : null,
    isLastKeg: row.isLastKeg === 1,
    isNonAlcoholic: row.isNonAlcoholic === 1,
    isGlutenFree: row.isGlutenFree === 1,
  };
  if (ratedBy < BEER_RATING_MIN_PEOPLE) return { ...beer, ratedBy: null };
  return { ...beer, rating: (ratingTotal / ratedBy).toFixed(2), ratedBy };
}
