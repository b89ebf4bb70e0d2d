declare module '../../db/tables/tables.ts' {
  interface Tables {
    brewery_boards: BreweryBoardsTable;
  }
}

/** A television that shows a menu, or the digits with which it is connected. */
export interface BreweryBoardsTable {
  id: string;
  /** Null until it is connected. */
  breweryId: string | null;
  /** Empty until it is connected. */
  name: string;
  /** The SHA-256 of the token that the television has in a cookie. */
  tokenHash: string;
  /** The digits; null once they have ended. */
  code: string | null;
  codeEndsAt: string | null;
  createdAt: string;
  pairedAt: string | null;
  /** When it last had a connection, within a minute. */
  lastSeenAt: string | null;
}
