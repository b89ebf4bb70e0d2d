import { z } from 'zod';
import { ended, id, instant, nextCursor, pageInput, typedText } from '../fields.ts';
import { rows } from '../stored/rows.ts';

/** An open claim as administrators read it. */
export const openClaim = z.object({
  id: z.string(),
  brewery: z.object({
    id: z.string(),
    name: z.string(),
    city: z.string(),
    state: z.string(),
    /** Usernames of the present owners. */
    owners: z.array(z.string()),
  }),
  person: z.object({
    id: z.string(),
    username: z.string(),
    name: z.string(),
    email: z.string(),
    profileImage: z.string().nullable(),
    /** The check-ins before 00:00 UTC. */
    checkins: z.int(),
    createdAt: instant,
  }),
  role: z.string(),
  proof: z.string(),
  contact: z.string(),
  createdAt: instant,
});
export type OpenClaim = z.infer<typeof openClaim>;

/** The open claims, oldest first. */
export const claimPage = z.object({
  claims: rows(openClaim),
  /** The number of all open claims. */
  total: z.int(),
  nextCursor,
});

export const claimList = z.object(pageInput);

/** What an approved claim makes of the claimant: the only owner, one more owner, or staff. */
export const claimGrants = ['replace', 'coOwner', 'staff'] as const;
export type ClaimGrant = (typeof claimGrants)[number];

/** An administrator's decision on a claim. To decline takes a reason, which the claimant reads. */
export const claimDecision = z
  .object({
    id,
    decision: z.enum(['approve', 'decline']),
    /** Only for an approval. */
    grant: z.enum(claimGrants).default('replace'),
    reason: ended(typedText(), 1000),
  })
  .refine(({ decision, reason }) => decision === 'approve' || reason !== '', {
    error: 'Please say why.',
    path: ['reason'],
  });
