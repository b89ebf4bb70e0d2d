import { type BeerRow, withMeanRating } from './shared/mean-rating.rules.ts';

/** Returns a beer as the object of an entry of the history. */
export function subjectOf({ id, beerName, breweryId }: BeerRow) {
  return { kind: 'beer', id, name: beerName, breweryId } as const;
}

/** Returns the fields of a beer that the history compares: those that its brewery sets. */
export function described(row: BeerRow): object {
  const {
    breweryName: _,
    ratedBy: _by,
    position: _place,
    mergedAs: _merged,
    ...beer
  } = withMeanRating(row);
  return { ...beer, rating: row.rating };
}
