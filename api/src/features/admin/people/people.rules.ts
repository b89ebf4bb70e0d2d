import type { Caller } from '../../../access/sessions.ts';

/**
 * Returns whether the caller may suspend a person. Administrators may suspend everybody except
 * administrators.
 */
export function canSuspend(caller: Caller, person: { role: 'user' | 'admin' }): boolean {
  return caller.role === 'admin' && person.role !== 'admin';
}
