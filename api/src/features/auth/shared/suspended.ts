import type { Config } from '../../../config/config.ts';
import { AppError } from '../../../errors.ts';

/**
 * Returns the error for a suspended person with a proven address. It names the reason and a
 * contact.
 */
export function suspended(config: Config, reason: string | null): AppError {
  const why = reason?.replace(/[\s.]+$/, '') || 'no reason was given';
  return new AppError('auth.suspended', {
    message: `This account is suspended: ${why}. Write to ${contactOf(config)}.`,
  });
}

/** Returns the contact to show to refused people. Only for a proven address. */
export function contactOf({ adminEmails }: Config): string {
  return adminEmails[0] ?? 'the people who run this server';
}
