import type { breweryFields } from '@hoptrail/contracts/breweries/brewery-fields';
import type { TeamRole } from '@hoptrail/contracts/staff/staff';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Columns } from '../../db/tables/columns.ts';

declare module '../../db/tables/tables.ts' {
  interface Tables {
    breweries: BreweriesTable;
    brewery_ownerships: BreweryOwnershipsTable;
    brewery_staff: BreweryStaffTable;
    team_invitations: TeamInvitationsTable;
    ownership_losses: OwnershipLossesTable;
    brewery_pin_moves: BreweryPinMovesTable;
    brewery_notes: BreweryNotesTable;
  }
}

export interface BreweriesTable extends Columns<typeof breweryFields> {
  /** Row number, in the order of insertion; never leaves the database. */
  seq: Generated<number>;
  id: string;
  latitude: string | null;
  longitude: string | null;
  /** The position as numbers, for the index. */
  latitudeDegrees: GeneratedAlways<number | null>;
  longitudeDegrees: GeneratedAlways<number | null>;
  checkins: Generated<number>;
  rating: Generated<string>;
  ownerId: string | null;
  untappdUrl: string | null;
  checkinRadiusKm: number | null;
  /** The text in `hours` to which the rows belong; another one is read again. */
  hoursRead: Generated<string | null>;
  /** The names of the serving sizes, with the price of a beer that each has; JSON. */
  servingSizes: Generated<string>;
  /** The currency of the menu's prices, an ISO 4217 code; null for US dollars. */
  currency: Generated<string | null>;
  /** Name, city and state, folded for searching. */
  searchText: string;
  /** When the brewery closed; null while it is open. */
  closedAt: string | null;
  /** When somebody last moved its pin; null if never. `brewery_pin_moves` has the user. */
  pinMovedAt: Generated<string | null>;
  createdAt: string;
}

export interface BreweryOwnershipsTable {
  id: string;
  userId: string;
  breweryId: string;
  createdAt: string;
}

/** A person of a brewery's staff, or one who was. */
export interface BreweryStaffTable {
  breweryId: string;
  userId: string;
  addedAt: string;
  /** When they were removed or left; null while they are on the staff. */
  removedAt: string | null;
}

/** The place in a brewery's team that an invitation to sign up brings. */
export interface TeamInvitationsTable {
  invitationId: string;
  breweryId: string;
  role: TeamRole;
  /** Who invited; null once that account is deleted. */
  invitedById: string | null;
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

/** A user's private notes about a brewery. */
export interface BreweryNotesTable {
  userId: string;
  breweryId: string;
  notes: string;
  updatedAt: string;
}
