import type { BeersHadFigures } from '@hoptrail/contracts/beers/had';

const MAX_STYLES = 5;

/**
 * Returns the styles that a person likes: those of which they had the most beers, without those that
 * they rate below their own mean.
 */
export function ownStyles(figures: BeersHadFigures | undefined): string[] {
  const { styles = [], meanRating } = figures ?? {};
  return styles
    .filter(({ meanRating: ofStyle }) => (ofStyle ?? Infinity) >= (meanRating ?? 0))
    .slice(0, MAX_STYLES)
    .map(({ style }) => style);
}
