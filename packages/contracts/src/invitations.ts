import { z } from 'zod';
import { email, registrationSettings } from './auth.ts';
import { id, instant } from './fields.ts';

/** An invitation to sign up, as administrators read it. */
export const invitation = z.object({
  id: z.string(),
  email: z.string(),
  /** The administrator who invited; null once that account is gone. */
  invitedBy: z.object({ id: z.string(), username: z.string() }).nullable(),
  createdAt: instant,
  /** When it was mailed last. */
  sentAt: instant,
  expiresAt: instant,
  isExpired: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;

export const invitationList = z.object({
  /** The last invitation already read. */
  cursor: id.optional(),
  limit: z.int().min(1).max(100).optional(),
});

/** Unused invitations, newest first, and how long an invitation is valid. */
export const invitationPage = registrationSettings.extend({
  invitations: z.array(invitation),
  /** Ask with it for the next ones; null when there are none. */
  nextCursor: z.string().nullable(),
});

export const invitationInput = z.object({ email });
export const invitationId = z.object({ id });
