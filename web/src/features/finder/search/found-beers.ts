import type { FoundBeer } from '@hoptrail/contracts/beers/beers';
import type { BeerStyle } from '@hoptrail/contracts/lists/beer-styles';

/** The result of the last search, and its input. */
export interface FoundBeers {
  styles: BeerStyle[];
  isDefaultPlace: boolean;
  beers: FoundBeer[];
  /** The nearest ones beyond, if there are none within the distance. */
  beyond: FoundBeer[];
  /** In milliseconds. */
  searchTime: number;
}
