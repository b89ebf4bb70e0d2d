import { z } from 'zod';
import { claimStatuses } from './claim-status.ts';
import { id, instant, line } from './fields.ts';

const words = z.string().trim().min(1, 'Required').max(1000);

/** What somebody says who asks for a brewery. */
export const claimCreate = z.object({
  /** The brewery's. */
  id,
  /** What they are there, such as 'head brewer'. */
  role: line,
  /** How that can be seen. */
  proof: words,
  /** How to reach them. */
  contact: line,
});

/** A claim as who made it reads it. */
export const ownClaim = z.object({
  id: z.string(),
  brewery: z.object({ id: z.string(), name: z.string() }),
  status: z.enum(claimStatuses),
  /** The administrator's words; null where there are none. */
  reason: z.string().nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
});
export type OwnClaim = z.infer<typeof ownClaim>;

/** An open claim as administrators read it. */
export const openClaim = z.object({
  id: z.string(),
  brewery: z.object({
    id: z.string(),
    name: z.string(),
    city: z.string(),
    state: z.string(),
    /** Usernames of who owns it now. */
    owners: z.array(z.string()),
  }),
  person: z.object({
    id: z.string(),
    username: z.string(),
    name: z.string(),
    email: z.string(),
    profileImage: z.string().nullable(),
    checkins: z.int(),
    createdAt: instant,
  }),
  role: z.string(),
  proof: z.string(),
  contact: z.string(),
  createdAt: instant,
});
export type OpenClaim = z.infer<typeof openClaim>;

/** The open claims, the one that waits longest first. */
export const claimPage = z.object({
  claims: z.array(openClaim),
  /** How many are open in all. */
  total: z.int(),
  /** Ask with it for the next ones; null when there are none. */
  nextCursor: z.string().nullable(),
});

export const claimList = z.object({
  cursor: id.optional(),
  limit: z.int().min(1).max(100).optional(),
});

export const claimId = z.object({ id });

/** An administrator's answer; who is declined is told why. */
export const claimDecision = z
  .object({
    id,
    decision: z.enum(['approve', 'decline']),
    reason: z.string().trim().max(1000),
  })
  .refine(({ decision, reason }) => decision === 'approve' || reason !== '', {
    error: 'Please say why.',
    path: ['reason'],
  });
