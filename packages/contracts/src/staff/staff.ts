import { z } from 'zod';
import { id, instant } from '../fields.ts';

/** A person on the staff of a brewery. */
export const staffMember = z.object({
  id: z.string(),
  username: z.string(),
  profileImage: z.string().nullable(),
  /** When the person was added. */
  addedAt: instant,
});
export type StaffMember = z.infer<typeof staffMember>;

/** The input for adding a person to the staff of a brewery. */
export const staffAdd = z.object({
  /** The brewery's id. */
  id,
  /** The username or e-mail address of an account, as typed. */
  person: z.string().trim().min(1, 'Please type a username or an email address.').max(254),
});

/** The input for removing a person from the staff, or for leaving it. */
export const staffRemove = z.object({ id, userId: id });
