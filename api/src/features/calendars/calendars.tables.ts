declare module '../../db/tables/tables.ts' {
  interface Tables {
    calendar_feeds: CalendarFeedsTable;
  }
}

/** The address of a person's own calendar; a new row replaces it when it is renewed. */
export interface CalendarFeedsTable {
  /** Part of the address; the server's key signs it. */
  id: string;
  userId: string;
  createdAt: string;
}
