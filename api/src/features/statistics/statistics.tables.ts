import type { ViewKind } from '@hoptrail/contracts/lists/view-kinds';

declare module '../../db/tables/tables.ts' {
  interface Tables {
    brewery_day_views: BreweryDayViewsTable;
    view_keys: ViewKeysTable;
    view_marks: ViewMarksTable;
  }
}

/** How many people viewed a brewery's page, or tapped one of its links, on a day. */
export interface BreweryDayViewsTable {
  breweryId: string;
  /** The day at the brewery, `YYYY-MM-DD`. */
  day: string;
  kind: ViewKind;
  people: number;
}

/** The key of a day in a time zone, with which people are hashed; deleted at the end of the day. */
export interface ViewKeysTable {
  zone: string;
  day: string;
  key: string;
}

/** What a person viewed on a day, to count it once; deleted with the key of the day. */
export interface ViewMarksTable {
  zone: string;
  day: string;
  /** The keyed hash of the person's id. */
  viewer: string;
  /** The keyed hash of the person, the brewery and the kind. */
  mark: string;
}
