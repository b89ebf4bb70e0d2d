import { z } from 'zod';
import { auditKinds, auditVerbs } from './audit-kinds.ts';
import { id, instant } from './fields.ts';

/** A field that was changed: as text, null for empty. */
export const auditChange = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type AuditChange = z.infer<typeof auditChange>;

/** Somebody whose account is still there. */
const auditPerson = z.object({
  id: z.string(),
  username: z.string(),
  profileImage: z.string().nullable(),
});

export const auditEntry = z.object({
  /** Counts up: a later entry has a higher one. */
  seq: z.int(),
  createdAt: instant,
  /** Who did it; null once the account is gone, and for whoever hosts. */
  actor: auditPerson.nullable(),
  /** Whether it was done on the server's command line. */
  byHost: z.boolean(),
  verb: z.enum(auditVerbs),
  kind: z.enum(auditKinds),
  /** What the object was called then; empty for a person. */
  name: z.string(),
  /** The brewery that it is, or belongs to. */
  breweryId: z.string().nullable(),
  /** The person that it is about; null for none, and once the account is gone. */
  person: auditPerson.nullable(),
  changes: z.array(auditChange),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Entries, newest first. */
export const auditPage = z.object({
  entries: z.array(auditEntry),
  /** Ask with it for those before; null when there are none. */
  nextCursor: z.int().nullable(),
});

const page = {
  cursor: z.int().min(1).optional(),
  limit: z.int().min(1).max(100).optional(),
};

/** Which entries administrators want to read. */
export const auditList = z.object({
  ...page,
  kind: z.enum(auditKinds).optional(),
  /** Only about this brewery and what belongs to it. */
  breweryId: id.optional(),
  /** Only by or about this person. */
  userId: id.optional(),
  /** Only where the object or who did it is called so, in part. */
  q: z.string().max(200).optional(),
});

export const auditOfBrewery = z.object({ id, ...page });
