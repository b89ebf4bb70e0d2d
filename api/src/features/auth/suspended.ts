import type { Config } from '../../config.ts';
import { AppError } from '../../errors.ts';

/** What a suspended person is told once their address is proven: why, and whom to write to. */
export function suspended({ adminEmails }: Config, reason: string | null): AppError {
  const [address = 'the people who run this server'] = adminEmails;
  const why = reason?.replace(/[\s.]+$/, '') || 'no reason was given';
  return new AppError('auth.suspended', {
    message: `This account is suspended: ${why}. Write to ${address}.`,
  });
}
