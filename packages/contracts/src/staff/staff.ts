import { z } from 'zod';
import { email } from '../auth/auth.ts';
import { done, id, instant } from '../fields.ts';
import { rows } from '../stored/rows.ts';

/** What a person of a brewery's team is there. */
export const teamRoles = ['owner', 'staff'] as const;
export type TeamRole = (typeof teamRoles)[number];

export const teamRole = z.enum(teamRoles);

/** A person on the staff of a brewery. */
export const staffMember = z.object({
  id: z.string(),
  username: z.string(),
  profileImage: z.string().nullable(),
  /** When the person was added. */
  addedAt: instant,
});
export type StaffMember = z.infer<typeof staffMember>;

/** An owner of a brewery; older owners have no day on which they were added. */
export const owner = staffMember.extend({ addedAt: instant.nullable() });
export type Owner = z.infer<typeof owner>;

/** An invitation by mail of an address without an account. */
export const teamInvitation = z.object({
  id: z.string(),
  email: z.string(),
  role: teamRole,
  expiresAt: instant,
  isExpired: z.boolean(),
});
export type TeamInvitation = z.infer<typeof teamInvitation>;

/** The team of a brewery: its owners, the longest one first, its staff, and who is invited. */
export const team = z.object({
  owners: rows(owner),
  staff: rows(staffMember),
  invitations: rows(teamInvitation),
});
export type Team = z.infer<typeof team>;

/** The input for adding a person to the team of a brewery. */
export const staffAdd = z.object({
  /** The brewery's id. */
  id,
  /** The username or e-mail address of an account, as typed. */
  person: z.string().trim().min(1, 'Please type a username or an email address.').max(254),
  /** An owner can be added too; without a role the person is on the staff. */
  role: teamRole.default('staff'),
});

/** The input for inviting an address to the team of a brewery. */
export const teamInvite = z.object({ id, email, role: teamRole });

/** The input for withdrawing an invitation to the team of a brewery. */
export const teamInvitationId = z.object({ id, invitationId: id });

/** The input for removing a person from the team, or for leaving it. */
export const staffRemove = z.object({ id, userId: id });

/** The response to a removal. */
export const staffRemoved = done.extend({
  /** The number of the change in the history, by which it can be undone; null in responses of older servers. */
  change: z.int().nullable(),
});
