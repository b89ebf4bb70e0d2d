import { BROKEN_REFERENCE, codeOf } from './postgres/sessions/failures.ts';

/** Tells whether a write failed because a row that it refers to is not there, or not any more. */
export function isBrokenReference(error: unknown): boolean {
  return [BROKEN_REFERENCE, 'SQLITE_CONSTRAINT_FOREIGNKEY'].includes(codeOf(error));
}
