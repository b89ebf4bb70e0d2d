import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { historyKinds, historyVerbs } from '../lists/history-kinds.ts';
import { rows } from '../stored/rows.ts';

/** One changed field; values are texts, null for empty. */
export const historyChange = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type HistoryChange = z.infer<typeof historyChange>;

/** A person whose account still exists. */
const historyPerson = z.object({
  id: z.string(),
  username: z.string(),
  profileImage: z.string().nullable(),
});

export const historyEntry = z.object({
  /** The position in the history: later entries have higher numbers. */
  seq: z.int(),
  createdAt: instant,
  /** The author; null for the host, and once the account is deleted. */
  actor: historyPerson.nullable(),
  /** Whether the host made the change on the command line. */
  byHost: z.boolean(),
  verb: z.enum(historyVerbs),
  kind: z.enum(historyKinds),
  /** The object's name at the time; empty for a person. */
  name: z.string(),
  /** The id of the changed brewery, or of the brewery that the object belongs to. */
  breweryId: z.string().nullable(),
  /** The person whom the change concerns; null for none, and once the account is deleted. */
  person: historyPerson.nullable(),
  changes: z.array(historyChange),
  /** Whether the reader can undo it. */
  canUndo: z.boolean(),
  /** Whether it was undone. */
  isUndone: z.boolean(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** Entries, newest first. */
export const historyPage = z.object({
  entries: rows(historyEntry),
  /** The cursor of the next page, with older entries; null after the last one. */
  nextCursor: z.int().nullable(),
});

/** The input for one page of the history. */
export const historyRange = {
  /** Only entries before the one with this `seq`. */
  cursor: z.int().min(1).optional(),
  limit: z.int().min(1).max(100).optional(),
};

export const historyOfBrewery = z.object({ id, ...historyRange });

/** The input for undoing a change. Fields that changed again meanwhile are a conflict. */
export const historyUndo = z.object({
  /** The number of the change. */
  seq: z.int().min(1),
  /** The fields to put back; all without it. */
  fields: z.array(z.string().max(100)).max(100).optional(),
  /** The conflicting fields as the person saw them, as the conflict had them. */
  basedOn: z.record(z.string().max(100), z.string().nullable()).optional(),
});
