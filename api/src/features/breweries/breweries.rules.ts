import type { Caller } from '../auth/sessions.ts';

/** Whether somebody may edit a brewery: its owners and administrators. */
export function canEditBrewery(caller: Caller | undefined, ownerIds: readonly string[]): boolean {
  return caller !== undefined && (caller.role === 'admin' || ownerIds.includes(caller.id));
}

/** Whether somebody may close a brewery or open it again: administrators only. */
export function canCloseBrewery(caller: Caller): boolean {
  return caller.role === 'admin';
}
