import { type FormValues, namesOf } from '../drafts/form-draft.ts';

/** A field that somebody else has changed while it was in a form. */
export interface Change<Name extends string> {
  name: Name;
  was: string;
  now: string;
  /** What the person typed; the same as it was where they left the field alone. */
  mine: string;
}

/**
 * Merges newer stored values into a form: a field that the person left alone takes the newer
 * value, one that they changed keeps theirs.
 * @returns the new values of the form, and every field that others changed to something else than
 *   the person did
 */
export function mergeRemote<Name extends string>(
  was: FormValues<Name>,
  now: FormValues<Name>,
  typed: FormValues<Name>,
): { values: FormValues<Name>; changes: Change<Name>[] } {
  const values = { ...typed };
  const changes: Change<Name>[] = [];
  for (const name of namesOf(now)) {
    const change = { name, was: was[name], now: now[name], mine: typed[name] };
    if (change.now === change.was || change.now === change.mine) continue;
    if (change.mine === change.was) values[name] = change.now;
    changes.push(change);
  }
  return { values, changes };
}
