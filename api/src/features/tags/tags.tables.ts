import type { Generated } from 'kysely';

declare module '../../db/tables/tables.ts' {
  interface Tables {
    brewery_tags: BreweryTagsTable;
  }
}

/** An NFC tag with which people check in at a brewery. */
export interface BreweryTagsTable {
  id: string;
  breweryId: string;
  /** The number of its chip: 14 hexadecimal digits, upper case. */
  uid: string;
  name: string;
  /** Whose keys are on it: `keyMarkOf()` of the tag key with which it was added. */
  keyMark: string;
  /** The highest counter of its taps. */
  counter: Generated<number>;
  /** Who opened the address with this counter, and when first. */
  tappedById: string | null;
  tappedAt: string | null;
  createdAt: string;
  revokedAt: string | null;
}
