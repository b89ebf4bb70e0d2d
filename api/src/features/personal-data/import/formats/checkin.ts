import type { ImportSource } from '@hoptrail/contracts/lists/import-states';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../../db/tables/tables.ts';

/** A check-in as another app has it. */
export type Checkin = Omit<
  Selectable<Tables['imported_visits']>,
  | 'id'
  | 'importId'
  | 'userId'
  | 'breweryId'
  | 'placeKey'
  | 'visitedOn'
  | 'listedStyle'
  | 'searchText'
  | 'createdAt'
> & {
  /** The day at the place; null if the other app does not name the time zone. */
  visitedOn: string | null;
};

/** A row of another app's export, as the readers of the formats return it. */
export interface RawRow {
  /** Where it is, such as `line 14`. */
  place: string;
  /** The values by name, or what is wrong with the row. */
  fields?: Readonly<Record<string, unknown>>;
  problem?: string;
}

/** A row that was read, or that could not be. */
export type ReadRow = {
  source: ImportSource;
  /** The share of the file that was read, from 0 to 1. */
  share: number;
} & ({ checkin: Checkin } | { place: string; problem: string });
