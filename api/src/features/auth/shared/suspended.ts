import type { Config } from '../../../config/config.ts';
import { AppError } from '../../../errors.ts';

/** Returns the refusal of a suspended person with a proven address: the reason and a contact. */
export function suspended(config: Config, reason: string | null): AppError {
  const why = reason?.replace(/[\s.]+$/, '') || 'no reason was given';
  return new AppError('auth.suspended', {
    message: `This account is suspended: ${why}. Write to ${contactOf(config)}.`,
  });
}

/** Returns the contact for refused people. Show it only after the address is proven. */
export function contactOf({ adminEmails }: Config): string {
  return adminEmails[0] ?? 'the people who run this server';
}
