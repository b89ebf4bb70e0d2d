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
  expiresAt: string;
}

export interface VerificationCodesTable {
  id: string;
  email: string;
  codeHash: string;
  wrongTries: Generated<number>;
  isUsed: Generated<Flag>;
  expiresAt: string;
  createdAt: string;
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
