import { z } from 'zod';
import { id, instant } from './fields.ts';
import { historyKinds, historyVerbs } from './lists/history-kinds.ts';

/** A field that was changed: as text, null for empty. */
export const historyChange = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type HistoryChange = z.infer<typeof historyChange>;

/** Somebody whose account is still there. */
const historyPerson = z.object({
  id: z.string(),
  username: z.string(),
  profileImage: z.string().nullable(),
});

export const historyEntry = z.object({
  /** Counts up: a later entry has a higher one. */
  seq: z.int(),
  createdAt: instant,
  /** Who did it; null once the account is gone, and for whoever hosts. */
  actor: historyPerson.nullable(),
  /** Whether it was done on the server's command line. */
  byHost: z.boolean(),
  verb: z.enum(historyVerbs),
  kind: z.enum(historyKinds),
  /** What the object was called then; empty for a person. */
  name: z.string(),
  /** The brewery that it is, or belongs to. */
  breweryId: z.string().nullable(),
  /** The person that it is about; null for none, and once the account is gone. */
  person: historyPerson.nullable(),
  changes: z.array(historyChange),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** Entries, newest first. */
export const historyPage = z.object({
  entries: z.array(historyEntry),
  /** Ask with it for those before; null when there are none. */
  nextCursor: z.int().nullable(),
});

/** Which entries to return. */
export const historyRange = {
  /** Only entries before the one with this `seq`. */
  cursor: z.int().min(1).optional(),
  limit: z.int().min(1).max(100).optional(),
};

export const historyOfBrewery = z.object({ id, ...historyRange });
