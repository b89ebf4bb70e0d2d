import type { Caller } from '../../../access/sessions.ts';
import { AppError } from '../../../errors.ts';

/**
 * Lets through who acts on their own account.
 * @throws AppError `auth.forbidden` for everybody else
 */
export function assertSelf(caller: Caller, userId: string): void {
  if (caller.id !== userId) throw new AppError('auth.forbidden');
}
