import type { Caller } from '../../../access/sessions.ts';
import { AppError } from '../../../errors.ts';

/**
 * Checks that the caller acts on their own account.
 * @throws AppError `auth.forbidden` otherwise
 */
export function assertSelf(caller: Caller, userId: string): void {
  if (caller.id !== userId) throw new AppError('auth.forbidden');
}
