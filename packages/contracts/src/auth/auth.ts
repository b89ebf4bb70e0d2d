import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { isEmail, normalizeEmail } from '../lib/text/identity.ts';
import { CODE_LENGTH } from '../limits.ts';
import { rows } from '../stored/rows.ts';
import { ownUser, username } from '../users/users.ts';

/** Takes an e-mail address as typed and returns it normalized. */
export const email = z
  .string()
  .max(1000)
  .transform(normalizeEmail)
  .refine(isEmail, 'Please enter a valid email address');

const code = z
  .string()
  .regex(
    new RegExp(`^\\d{${CODE_LENGTH}}$`),
    `Please enter the ${CODE_LENGTH}-digit verification code`,
  );

export const sendCodeInput = z.object({ email });
export const sendCodeOutput = z.object({
  message: z.string(),
  /** The code itself, in demo and development mode only. */
  developmentCode: z.string().optional(),
});

/** The settings for who may sign up. Existing accounts can always sign in. */
export const registrationModes = ['open', 'invite', 'closed'] as const;
export const registrationSettings = z.object({
  registration: z.enum(registrationModes),
  /** With `open`: the mail domains whose addresses need no invitation; empty for all. */
  domains: z.array(z.string()),
});
export type RegistrationSettings = z.infer<typeof registrationSettings>;

export const verifyCodeInput = z.object({ email, code });
export const verifyCodeOutput = z.object({
  isNewUser: z.boolean(),
  /** The signed-in user, or null when the address has no account yet. */
  user: ownUser.nullable(),
});

export const completeProfileInput = z.object({
  email,
  username,
  /** The path of an uploaded picture (`/objects/uploads/...`). */
  profileImageUrl: z
    .string('Profile photo is required')
    .min(1, 'Profile photo is required')
    .max(2048)
    .meta({ format: 'uri-reference' }),
});
export const signedIn = z.object({ user: ownUser });

/** A device that is signed in to the caller's account. */
export const deviceSession = z.object({
  id,
  /** Browser and system in a few words, such as `Firefox on Windows`. */
  device: z.string(),
  signedInAt: instant,
  /** The day of its last use, in UTC. */
  lastUsedOn: z.iso.date(),
  /** Whether it is the device of this request. */
  isCurrent: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSession>;
/** The devices, most recently used first. */
export const deviceSessions = rows(deviceSession);
export const deviceSessionId = z.object({ id });

/** The token of a link that `hoptrail admin sign-in-link` made. */
export const signInLink = z.object({ token: z.string().min(1).max(100) });
export const signInLinkOutput = verifyCodeOutput.extend({
  /** The address that the link was made for. */
  email: z.string(),
});

/** The token of the link that the server prints at a start without administrators. */
export const firstAdministratorInput = z.object({ token: z.string().min(1).max(200) });
export const firstAdministratorOutput = z.object({
  /** The administrator; null for a browser that has to sign in or up first. */
  user: ownUser.nullable(),
});
