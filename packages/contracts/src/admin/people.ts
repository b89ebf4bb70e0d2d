import { z } from 'zod';
import { ended, id, instant, nextCursor, pageInput, typedText } from '../fields.ts';
import { teamRole } from '../staff/staff.ts';
import { rows } from '../stored/rows.ts';

/** A person as administrators read them. */
export const person = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  profileImage: z.string().nullable(),
  role: z.enum(['user', 'admin']),
  /** The check-ins before 00:00 UTC. */
  checkins: z.int(),
  /** The first ten breweries that the person owns or is on the staff of: owned ones first, by name. */
  breweries: z.array(z.object({ id: z.string(), name: z.string(), role: teamRole })),
  /** The number of devices on which the person is signed in. */
  sessions: z.int(),
  createdAt: instant,
  /** When and why the person was suspended; null for people who may sign in. */
  suspension: z.object({ since: instant, reason: z.string() }).nullable(),
  viewer: z.object({ canSuspend: z.boolean() }),
});
export type Person = z.infer<typeof person>;

/**
 * `q` is a part of a username, a name or an address, or words in the name or town of a brewery on whose
 * team the person is; without it the list has everybody, newest first.
 */
export const peopleList = z.object({
  q: z.string().max(200).optional(),
  ...pageInput,
});

export const peoplePage = z.object({
  people: rows(person),
  nextCursor,
});

export const personId = z.object({ id });

export const suspensionInput = z.object({
  id,
  /** The text that the person reads on trying to sign in. */
  reason: ended(typedText().min(1, 'Please say why.'), 500),
});
