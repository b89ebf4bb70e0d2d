import type { Tables } from '../../../db/tables/tables.ts';

/** The rows of a table that are about a person. */
interface ExportedTable<Name extends keyof Tables> {
  /** The columns that name the person, by id or by e-mail address. */
  of: readonly (keyof Tables[Name] & string)[];
  /** The table that the column of `of` refers to; `users` by default. */
  through?: 'check_ins';
  /** Columns that together identify a row among those of one person; the file is in their order. */
  key: readonly (keyof Tables[Name] & string)[];
  /** Secrets, and values that the database derives. */
  without?: readonly string[];
  /** Columns that may name another person; the export has null there. */
  hidesOthers?: readonly (keyof Tables[Name] & string)[];
  /** Columns with JSON as text. */
  json?: readonly (keyof Tables[Name] & string)[];
}

type Decision<Name extends keyof Tables> = ExportedTable<Name> | { excluded: string };

/** The names of columns that refer to a person, or to a check-in. `database.test` knows no others. */
type PersonalColumn =
  | 'userId'
  | 'ownerId'
  | 'actorId'
  | 'checkinId'
  | 'email'
  | 'recipient'
  | `${string}ById`;

/** The tables with such a column. */
type PersonalTableName = {
  [Name in keyof Tables]: Extract<keyof Tables[Name], PersonalColumn> extends never ? never : Name;
}[keyof Tables];

/**
 * How an export contains a person's rows of each table with people, or why it does not. Such a table
 * does not compile without an entry; `exported-tables.test.ts` compares the columns with the schema.
 */
export const exportedTables: { readonly [Name in PersonalTableName]: Decision<Name> } = {
  users: {
    of: ['id'],
    key: ['id'],
    without: ['usernameKey', 'seq'],
    json: ['beerStylePreferences'],
  },
  user_favorites: { of: ['userId'], key: ['breweryId'] },
  sessions: { of: ['userId'], key: ['tokenHash'], without: ['tokenHash'] },
  uploads: { of: ['userId', 'email'], key: ['id'] },
  check_ins: { of: ['userId'], key: ['id'] },
  beers_had: { of: ['userId'], key: ['id'], without: ['searchText'] },
  beer_wishes: { of: ['userId'], key: ['id'] },
  checkin_photos: { of: ['checkinId'], through: 'check_ins', key: ['checkinId', 'position'] },
  passport_stamps: { of: ['userId'], key: ['id'] },
  passport_completions: { of: ['userId'], key: ['passportId'] },
  trail_answers: { of: ['userId'], key: ['trailId', 'breweryId'] },
  trail_draws: { of: ['userId'], key: ['id'] },
  prize_codes: { of: ['userId'], key: ['id'], without: ['redeemedById'] },
  brewery_notes: { of: ['userId'], key: ['breweryId'] },
  brewery_claims: { of: ['userId'], key: ['id'], without: ['decidedById'] },
  brewery_ownerships: { of: ['userId'], key: ['id'] },
  brewery_staff: { of: ['userId'], key: ['breweryId'] },
  brewery_pin_moves: { of: ['userId'], key: ['breweryId'] },
  ownership_losses: { of: ['userId'], key: ['breweryId'] },
  breweries: {
    of: ['ownerId'],
    key: ['id'],
    without: ['seq', 'searchText', 'latitudeDegrees', 'longitudeDegrees', 'hoursRead'],
    json: [
      'photos',
      'socialLinks',
      'openingHours',
      'kitchenHours',
      'happyHours',
      'hoursExceptions',
      'closure',
      'offers',
    ],
  },
  brewery_news: { of: ['userId'], key: ['id'] },
  special_events: { of: ['ownerId'], key: ['id'] },
  weekly_events: { of: ['ownerId'], key: ['id'] },
  event_rsvps: { of: ['userId'], key: ['id'] },
  calendar_feeds: { of: ['userId'], key: ['id'], without: ['id'] },
  audit_entries: {
    of: ['actorId', 'userId'],
    key: ['seq'],
    hidesOthers: ['actorId', 'userId'],
    json: ['changes'],
  },
  administrator_invitations: { of: ['email'], key: ['email'] },
  signup_invitations: { of: ['email'], key: ['id'], without: ['invitedById'] },
  brewery_tags: { excluded: 'Who tapped a tag last; the check-in has the tag and the tap.' },
  team_invitations: {
    excluded: 'Whom a person invited to a team; the history has it, without the address.',
  },
  visit_imports: { of: ['userId'], key: ['id'], json: ['problems'] },
  imported_visits: {
    of: ['userId'],
    key: ['visitedAt', 'id'],
    without: ['searchText', 'placeKey', 'listedStyle'],
  },

  personal_exports: { excluded: 'Of releases that stored exports; nothing is written there now.' },
  verification_codes: { excluded: 'Hashes of sign-in codes, which live for minutes.' },
  wrong_codes: { excluded: 'Counts wrong sign-in codes of a day, often those of an attacker.' },
  sign_in_links: { excluded: 'Hashes of sign-in links, which live for minutes.' },
  mail_outbox: { excluded: 'Messages that arrive by mail, some with sign-in codes.' },
};

/** A table of an export, without the types of its columns. */
export interface PersonalTable {
  name: keyof Tables;
  of: readonly string[];
  through: 'check_ins' | undefined;
  key: readonly string[];
  without: readonly string[];
  hidesOthers: readonly string[];
  json: readonly string[];
}

/** Returns the tables that an export contains. */
export function personalTables(): PersonalTable[] {
  const names = Object.keys(exportedTables) as PersonalTableName[];
  return names.flatMap((name) => {
    const decision = exportedTables[name];
    if ('excluded' in decision) return [];
    const { of, through, key, without = [], hidesOthers = [], json = [] } = decision;
    return [{ name, of, through, key, without, hidesOthers, json }];
  });
}

/** Columns with e-mail addresses; all others that name a person have ids. */
const ADDRESSES = ['email', 'recipient'];

/** Returns whether a column names a person by their address. */
export function isAddress(column: string): boolean {
  return ADDRESSES.includes(column);
}
