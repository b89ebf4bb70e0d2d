import type { Config } from '../../../config/config.ts';
import { AppError } from '../../../errors.ts';

/** What a suspended person is told once their address is proven: why, and whom to write to. */
export function suspended(config: Config, reason: string | null): AppError {
  const why = reason?.replace(/[\s.]+$/, '') || 'no reason was given';
  return new AppError('auth.suspended', {
    message: `This account is suspended: ${why}. Write to ${contactOf(config)}.`,
  });
}

/** Returns whom somebody writes to who was refused. Only for people whose address is proven. */
export function contactOf({ adminEmails }: Config): string {
  return adminEmails[0] ?? 'the people who run this server';
}
