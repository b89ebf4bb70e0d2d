import type { Generated, GeneratedAlways } from 'kysely';
import type { Flag } from './flag.ts';

export interface UsersTable {
  id: string;
  username: string;
  /** The username as `usernameKey()` folds it: look-alikes have the same one. */
  usernameKey: GeneratedAlways<string>;
  email: string;
  name: string;
  location: string | null;
  profileImage: string | null;
  headerImage: string | null;
  role: Generated<'user' | 'admin'>;
  checkins: Generated<number>;
  /** When the present check-in count was reached: who got there first ranks first. */
  checkinsReachedAt: string | null;
  /** The check-ins whose position the server checked, and when that count was reached. */
  verifiedCheckins: Generated<number>;
  verifiedReachedAt: Generated<string | null>;
  beerStylePreferences: Generated<string>;
  latitude: string | null;
  longitude: string | null;
  createdAt: string;
  /** Since when the person may not sign in, and why not; null for who may. */
  suspendedAt: string | null;
  suspensionReason: string | null;
}

export interface SessionsTable {
  /** SHA-256 of the token in the cookie; the token itself is nowhere on the server. */
  tokenHash: string;
  userId: string;
  createdAt: string;
  /** When it ends unless it is used before: 30 days after the last use. */
  expiresAt: string;
  /** When it ends in any case: 90 days after the sign-in. */
  endsAt: Generated<string>;
  /** The day of the last use, YYYY-MM-DD in UTC. */
  lastUsedOn: string | null;
  /** The browser and system in a few words, such as `Firefox on Windows`. */
  device: string | null;
}

export interface VerificationCodesTable {
  id: string;
  email: string;
  codeHash: string;
  /** Wrong tries by the browser that asked for the code. */
  wrongTries: Generated<number>;
  isUsed: Generated<Flag>;
  expiresAt: string;
  createdAt: string;
  /** The browser that asked for the code; null in codes of versions that did not bind them. */
  browser: string | null;
  /** Whether that browser had signed in to the account before. */
  isKnownBrowser: Generated<Flag>;
}

/** Wrong sign-in codes of the last 24 hours. */
export interface WrongCodesTable {
  id: Generated<number>;
  email: string;
  /** The daily budget that paid for it. */
  budget: 'known' | 'asking' | 'firstTry' | 'any';
  browser: string | null;
  /** How many codes it was compared with. */
  comparisons: number;
  createdAt: string;
}

/** Links that sign an administrator in, once. */
export interface SignInLinksTable {
  /** SHA-256 of the token in the link. */
  tokenHash: string;
  email: string;
  expiresAt: string;
}

/** Addresses that an administrator invited to sign up. */
export interface SignupInvitationsTable {
  id: string;
  email: string;
  /** The administrator; null once that account is gone. */
  invitedById: string | null;
  createdAt: string;
  /** When the invitation was mailed last. */
  sentAt: string;
  expiresAt: string;
}

/** Addresses that become administrators when they sign up. */
export interface AdministratorInvitationsTable {
  email: string;
  createdAt: string;
}

export interface UserFavoritesTable {
  userId: string;
  breweryId: string;
  createdAt: string;
}

/** What a person wrote down about a brewery, for themselves. */
export interface BreweryNotesTable {
  userId: string;
  breweryId: string;
  notes: string;
  updatedAt: string;
}
