import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

export interface UploadsTable {
  id: string;
  /** Whose upload it is: a user, or an address that was verified and has no account yet. */
  userId: string | null;
  email: string | null;
  /** Size of the file as it was sent; null until it was. */
  bytes: number | null;
  createdAt: string;
  storedAt: string | null;
  /** Files that the link was sent and that were refused; after three it takes no more. */
  failedTries: Generated<number>;
  /** Their sizes together, which count against the sender's quota. */
  failedBytes: Generated<number>;
  /** When something began to show it; unclaimed pictures are swept. */
  claimedAt: string | null;
  /** Whether it shows the person: such pictures go with the account, others stay. */
  isPersonal: Generated<Flag>;
}

/** Messages on their way: removed when they were taken, or when nobody needs them any more. */
export interface MailOutboxTable {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  attempts: Generated<number>;
  nextAttemptAt: string;
  expiresAt: string;
  createdAt: string;
}

/** The server's own values, such as the key that signs upload links. */
export interface SettingsTable {
  key: string;
  value: string;
  updatedAt: string;
}

/** A write of an owner or administrator, written in its transaction (`features/history`). */
export interface AuditEntriesTable {
  /** The order they happened in. */
  seq: Generated<number>;
  createdAt: string;
  /** Who did it; null once the account is gone, and for whoever hosts. */
  actorId: string | null;
  /** Whether it was done on the command line. */
  byHost: Generated<Flag>;
  verb: string;
  kind: string;
  /** The object's id, which may be gone. */
  object: string | null;
  /** What the object was called then; empty for people, whose names are theirs. */
  name: string;
  breweryId: string | null;
  /** The person it is about. */
  userId: string | null;
  /** A list of `{field, before, after}`, texts or null. */
  changes: string;
}
