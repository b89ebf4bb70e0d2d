import type { breweryFields } from '@hoptrail/contracts/entities/brewery';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Columns } from './columns.ts';

export interface BreweriesTable extends Columns<typeof breweryFields> {
  /** Row number, in the order of insertion; never leaves the database. */
  seq: Generated<number>;
  id: string;
  latitude: string | null;
  longitude: string | null;
  /** The same in numbers, for the index. */
  latitudeDegrees: GeneratedAlways<number | null>;
  longitudeDegrees: GeneratedAlways<number | null>;
  checkins: Generated<number>;
  rating: Generated<string>;
  ownerId: string | null;
  untappdUrl: string | null;
  checkinRadiusKm: number | null;
  /** Name, city and state, folded for searching. */
  searchText: string;
  /** Since when it is closed; null while it is open. */
  closedAt: string | null;
  /** When somebody last moved its pin; null if never (`brewery_pin_moves` has the user). */
  pinMovedAt: Generated<string | null>;
  createdAt: string;
}

export interface BreweryOwnershipsTable {
  id: string;
  userId: string;
  breweryId: string;
  createdAt: string;
}

/** When a person lost a brewery that they owned. */
export interface OwnershipLossesTable {
  userId: string;
  breweryId: string;
  lostAt: string;
  /** When they closed the notice in the app. */
  seenAt: string | null;
}

/** When a person last moved the pin of a brewery. */
export interface BreweryPinMovesTable {
  breweryId: string;
  userId: string;
  movedAt: string;
}

/** What an import last wrote into a brewery: whatever differs by now, a person has edited. */
export interface BreweryImportsTable {
  breweryId: string;
  source: string;
  values: string;
  importedAt: string;
}

/** Somebody says that a brewery is theirs; one open claim a person and brewery. */
export interface BreweryClaimsTable {
  id: string;
  breweryId: string;
  userId: string;
  /** What they are there, how that can be seen, and how to reach them: their words. */
  role: string;
  proof: string;
  contact: string;
  status: Generated<'open' | 'approved' | 'declined' | 'withdrawn'>;
  /** The administrator's words to them. */
  reason: string | null;
  decidedAt: string | null;
  decidedById: string | null;
  createdAt: string;
}
