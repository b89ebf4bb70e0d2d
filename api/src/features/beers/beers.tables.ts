import type { beerFields } from '@hoptrail/contracts/beers/beer-fields';
import type { Generated } from 'kysely';
import type { Columns } from '../../db/tables/columns.ts';
import type { Flag } from '../../db/tables/flag.ts';

declare module '../../db/tables/tables.ts' {
  interface Tables {
    beer_recommendations: BeerRecommendationsTable;
    beers_had: BeersHadTable;
    beer_wishes: BeerWishesTable;
  }
}

export interface BeerRecommendationsTable extends Columns<typeof beerFields> {
  id: string;
  breweryId: string;
  breweryName: string;
  /** The rating that the beer came with; people's ratings replace it once there are enough. */
  rating: string | null;
  /** The place in the menu; null until it is arranged: such beers come last. */
  position: number | null;
  lastUpdated: string;
  /** Since when it is on tap; null if it is not, or if that is unknown. */
  onTapSince: string | null;
  /** The same for all entries that an administrator merged into one beer; null for one by itself. */
  mergedAs: Generated<string | null>;
  createdAt: string;
  /** The number of people who rated the beer, and the sum of their ratings. */
  ratedBy: Generated<number>;
  ratingTotal: Generated<number>;
}

/** A beer that a person had, at most one row for each beer of a tap list. */
export interface BeersHadTable {
  id: string;
  userId: string;
  /** Null once the beer is deleted; the row has copies of what it was. */
  beerId: string | null;
  breweryId: string | null;
  /** The check-in it was marked at; null without one. */
  checkinId: string | null;
  beerName: string;
  beerStyle: string;
  abv: string | null;
  breweryName: string;
  /** In quarters from 0.25 to 5. */
  rating: number | null;
  notes: string | null;
  /** Whether others may see the rating and the words. */
  isShared: Generated<Flag>;
  /** The day `YYYY-MM-DD` at the brewery. */
  hadOn: string;
  /** Name, style, brewery and words, folded for the search. */
  searchText: string;
  createdAt: string;
}

/** A beer of a tap list, or a style, on a person's wish list. */
export interface BeerWishesTable {
  id: string;
  userId: string;
  /** Null for a style. */
  beerId: string | null;
  /** Null for a beer. */
  style: string | null;
  createdAt: string;
}
