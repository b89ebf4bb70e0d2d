import { z } from 'zod';
import { email, registrationSettings } from '../auth/auth.ts';
import { id, instant, nextCursor, pageInput } from '../fields.ts';
import { teamRole } from '../staff/staff.ts';
import { rows } from '../stored/rows.ts';

/** An invitation to sign up, as administrators read it. */
export const invitation = z.object({
  id: z.string(),
  email: z.string(),
  /** The person who invited; null once that account is deleted. */
  invitedBy: z.object({ id: z.string(), username: z.string() }).nullable(),
  /** The breweries to whose teams the invitation adds the person, by name. */
  breweries: z.array(z.object({ id: z.string(), name: z.string(), role: teamRole })),
  createdAt: instant,
  /** When the invitation was last sent. */
  sentAt: instant,
  expiresAt: instant,
  isExpired: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;

export const invitationList = z.object(pageInput);

/** Unused invitations, newest first, and how long an invitation is valid. */
export const invitationPage = registrationSettings.extend({
  invitations: rows(invitation),
  nextCursor,
});

export const invitationInput = z.object({ email });
export const invitationId = z.object({ id });
