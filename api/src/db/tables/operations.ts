import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

export interface UploadsTable {
  id: string;
  /** The uploader: a user, or a verified address that has no account yet. */
  userId: string | null;
  email: string | null;
  /** Size of the received file; null until it arrives. */
  bytes: number | null;
  createdAt: string;
  storedAt: string | null;
  /** The number of refused files; the upload link accepts no file after three. */
  failedTries: Generated<number>;
  /** The total size of the refused files, which counts against the uploader's quota. */
  failedBytes: Generated<number>;
  /** When an entity first used the picture; unused pictures are deleted later. */
  claimedAt: string | null;
  /**
   * Whether it is the profile or header image of its user: only these are deleted with the account.
   */
  isPersonal: Generated<Flag>;
  /**
   * Whether only the uploader may open the picture: until something uses it that others see, and
   * always for pictures of check-ins.
   */
  isPrivate: Generated<Flag>;
}

/** Messages to send. A row is deleted when the mail server accepts it, or when it expires. */
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
  /** The position in the order of all entries. */
  seq: Generated<number>;
  createdAt: string;
  /** The user who made the change; null for the host, and once the account is deleted. */
  actorId: string | null;
  /** Whether the host made the change on the command line. */
  byHost: Generated<Flag>;
  verb: string;
  kind: string;
  /** The object's id; the object may have been deleted since. */
  object: string | null;
  /** The object's name at the time; empty for people, so that a deleted account leaves no name. */
  name: string;
  breweryId: string | null;
  /** The user whom the change concerns. */
  userId: string | null;
  /** A JSON list of `{field, before, after}`, with texts or null as values. */
  changes: string;
}
