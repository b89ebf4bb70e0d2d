import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../../errors.ts';

/**
 * Refuses a change of values that somebody else has changed since the editor read them. Compares
 * values instead of a version number, which a writer (an import, the command line) could forget to
 * raise.
 * @param seen the fields as the editor saw them; without it nothing is compared
 * @param stored the current fields, read in the transaction of the change
 * @throws AppError `edit.conflict`, with the current values of the fields in `seen`
 */
export function refuseConflict<Fields extends object>(
  seen: { [Key in keyof Fields]?: Fields[Key] | undefined } | undefined,
  stored: Fields,
): void {
  if (!seen || isDeepStrictEqual(sameFields(stored, seen), seen)) return;
  throw new AppError('edit.conflict', { current: sameFields(stored, seen) });
}

function sameFields(stored: object, seen: object): object {
  return Object.fromEntries(Object.keys(seen).map((key) => [key, Reflect.get(stored, key)]));
}
