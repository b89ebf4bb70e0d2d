/**
 * The tables with their columns as SQLite stores them: instants as ISO 8601 text in UTC, booleans
 * as 0 or 1, lists and objects as JSON text, decimals as text. Every `*Id` is a foreign key. Each
 * domain adds its own to this interface, in `<domain>.tables.ts`.
 */
export interface Tables {
  settings: SettingsTable;
}

/** The server's own values, such as the key that signs upload links. */
export interface SettingsTable {
  key: string;
  value: string;
  updatedAt: string;
}

/** The tables of events that have an owner, one for each kind. */
export type EventTable = {
  [Name in keyof Tables]: Tables[Name] extends { ownerId: unknown; breweryId: unknown }
    ? Name
    : never;
}[keyof Tables];
