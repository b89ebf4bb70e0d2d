import type { DistanceUnit } from '@hoptrail/contracts/lists/distance-units';
import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

export interface UsersTable {
  id: string;
  username: string;
  /**
   * The username as `usernameKey()` folds it: look-alikes have the same one. Null in a row that an
   * older version wrote, until the next start or the next change of a username.
   */
  usernameKey: string | null;
  email: string;
  name: string;
  location: string | null;
  profileImage: string | null;
  headerImage: string | null;
  role: Generated<'user' | 'admin'>;
  /** The number of check-ins that others may know of. */
  checkins: Generated<number>;
  /** The number of check-ins that are only for the user. */
  privateCheckins: Generated<number>;
  /** When the user reached the present check-in count: of equal counts the earlier ranks higher. */
  checkinsReachedAt: string | null;
  /** The number of those among `checkins` with a position that the server verified. */
  verifiedCheckins: Generated<number>;
  verifiedReachedAt: Generated<string | null>;
  /**
   * The UTC day on which the counters changed last, `YYYY-MM-DD`. Until it ends, others see the values
   * that the counters had at its start.
   */
  shownOn: Generated<string | null>;
  shownCheckins: Generated<number>;
  shownReachedAt: Generated<string | null>;
  shownVerifiedCheckins: Generated<number>;
  shownVerifiedReachedAt: Generated<string | null>;
  beerStylePreferences: Generated<string>;
  latitude: string | null;
  longitude: string | null;
  createdAt: string;
  /** When the user was suspended and can no longer sign in; null for others. */
  suspendedAt: string | null;
  suspensionReason: string | null;
  /** Whether the user is on the leaderboard. */
  showsOnLeaderboard: Generated<Flag>;
  /** Whether anybody may see the user's logbook, without what is only for the user. */
  showsTrail: Generated<Flag>;
  /** The unit in which the user reads distances; null lets the browser's region decide. */
  distanceUnit: DistanceUnit | null;
}

export interface SessionsTable {
  /** SHA-256 of the token in the cookie; the server does not store the token itself. */
  tokenHash: string;
  userId: string;
  createdAt: string;
  /** When the session ends unless it is used before: 30 days after the last use. */
  expiresAt: string;
  /** When the session ends in any case: 90 days after the sign-in. */
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
  /** Wrong tries by the browser that requested the code. */
  wrongTries: Generated<number>;
  isUsed: Generated<Flag>;
  expiresAt: string;
  createdAt: string;
  /** The browser that requested the code; null for codes of older versions. */
  browser: string | null;
  /** Whether that browser had signed in to the account before. */
  isKnownBrowser: Generated<Flag>;
}

/** Wrong sign-in codes of the last 24 hours. */
export interface WrongCodesTable {
  id: Generated<number>;
  email: string;
  /** The daily budget that the try counted against. */
  budget: 'known' | 'asking' | 'firstTry' | 'any';
  browser: string | null;
  /** The number of codes that it was compared with. */
  comparisons: number;
  createdAt: string;
}

/** Links that sign an administrator in, each once. */
export interface SignInLinksTable {
  /** SHA-256 of the token in the link. */
  tokenHash: string;
  email: string;
  expiresAt: string;
}

/** Addresses that administrators invited to sign up. */
export interface SignupInvitationsTable {
  id: string;
  email: string;
  /** The administrator; null once that account is deleted. */
  invitedById: string | null;
  createdAt: string;
  /** When the invitation was last sent by email. */
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

/** A user's private notes about a brewery. */
export interface BreweryNotesTable {
  userId: string;
  breweryId: string;
  notes: string;
  updatedAt: string;
}
