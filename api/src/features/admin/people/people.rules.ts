import type { Caller } from '../../../access/sessions.ts';

/** Whether somebody may suspend a person: administrators, and never another or themselves. */
export function canSuspend(caller: Caller, person: { role: 'user' | 'admin' }): boolean {
  return caller.role === 'admin' && person.role !== 'admin';
}
