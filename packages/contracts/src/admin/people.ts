import { z } from 'zod';
import { id, instant, nextCursor, pageInput } from '../fields.ts';

/** A person as administrators read them. */
export const person = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  profileImage: z.string().nullable(),
  role: z.enum(['user', 'admin']),
  checkins: z.int(),
  /** The breweries that they own, by name; the first ten. */
  breweries: z.array(z.object({ id: z.string(), name: z.string() })),
  /** On how many devices they are signed in. */
  sessions: z.int(),
  createdAt: instant,
  /** Since when they may not sign in, and why not; null for who may. */
  suspension: z.object({ since: instant, reason: z.string() }).nullable(),
  viewer: z.object({ canSuspend: z.boolean() }),
});
export type Person = z.infer<typeof person>;

/** Who is meant: a part of a username, a name or an address; everybody, newest first, without. */
export const peopleList = z.object({
  q: z.string().max(200).optional(),
  ...pageInput,
});

export const peoplePage = z.object({
  people: z.array(person),
  nextCursor,
});

export const personId = z.object({ id });

export const suspensionInput = z.object({
  id,
  /** Told to the person when they try to sign in. */
  reason: z.string().trim().min(1, 'Please say why.').max(500),
});
