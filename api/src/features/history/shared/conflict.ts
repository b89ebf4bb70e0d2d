import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../../errors.ts';

/**
 * Refuses a change over values that somebody else has changed meanwhile. Comparing the values,
 * not a version, no writer can forget to raise one, be it an import or the command line.
 * @param seen the fields as the editor saw them; without it nothing is compared
 * @param stored the fields as they are, read in the transaction of the change
 * @throws AppError `edit.conflict`, with the present values of the fields in `seen`
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
