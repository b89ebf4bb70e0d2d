import { type FormValues, namesOf } from '../drafts/form-draft.ts';

/** A field that somebody else changed while the form was open. */
export interface Change<Name extends string> {
  name: Name;
  was: string;
  now: string;
  /** The person's value; equal to `was` if they did not change the field. */
  mine: string;
}

/**
 * Merges newer stored values into a form. Fields that the person did not change take the stored
 * value; the others keep the person's.
 * @returns the merged values, and every field that others changed to another value than the
 * person's
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
