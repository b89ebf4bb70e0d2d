import { z } from 'zod';
import { id, instant, line } from './fields.ts';
import { claimStatuses } from './lists/claim-status.ts';

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

export const claimId = z.object({ id });
