import { AppError } from '../../errors.ts';
import type { Caller } from '../auth/sessions.ts';

/**
 * Lets through who acts on their own account.
 * @throws AppError `auth.forbidden` for everybody else
 */
export function assertSelf(caller: Caller, userId: string): void {
  if (caller.id !== userId) throw new AppError('auth.forbidden');
}
