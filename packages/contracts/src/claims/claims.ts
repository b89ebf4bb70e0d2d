import { z } from 'zod';
import { ended, id, instant, line, typedText } from '../fields.ts';
import { claimStatuses } from '../lists/claim-status.ts';

const proofText = ended(typedText().min(1, 'Required'), 1000);

/** The input for a claim to a brewery. */
export const claimCreate = z.object({
  /** The brewery's id. */
  id,
  /** The person's role at the brewery, such as 'head brewer'. */
  role: line,
  /** How an administrator can verify the role. */
  proof: proofText,
  /** How to contact the person. */
  contact: line,
});

/** A claim as its claimant reads it. */
export const ownClaim = z.object({
  id: z.string(),
  brewery: z.object({ id: z.string(), name: z.string() }),
  status: z.enum(claimStatuses),
  /** The administrator's reason; null if there is none. */
  reason: z.string().nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
});
export type OwnClaim = z.infer<typeof ownClaim>;

export const claimId = z.object({ id });
