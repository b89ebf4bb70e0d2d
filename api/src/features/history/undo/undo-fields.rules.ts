import type { HistoryChange } from '@hoptrail/contracts/history/history';
import { AppError } from '../../../errors.ts';
import { historyTexts } from '../shared/history.rules.ts';

interface Wanted {
  fields?: readonly string[] | undefined;
  basedOn?: Readonly<Record<string, string | null>> | undefined;
}

/**
 * Returns the names of the fields that an undo puts back.
 * @param changes the change to undo
 * @param current the object now
 * @param wanted the person's choice, after a conflict
 * @param added fields that never conflict
 * @throws AppError `edit.conflict` with the present texts of the fields that have changed again since,
 * unless the person has seen them
 */
export function fieldsToPutBack(
  changes: readonly HistoryChange[],
  current: object,
  { fields, basedOn }: Wanted,
  added: readonly string[] = [],
): string[] {
  const texts = historyTexts(current);
  const now = (field: string) => texts.get(field) ?? null;
  const changedAgain = changes.filter(
    ({ field, before, after }) =>
      !added.includes(field) && now(field) !== after && now(field) !== before,
  );
  const isSeen = changedAgain.every(
    ({ field }) => basedOn && Object.hasOwn(basedOn, field) && basedOn[field] === now(field),
  );
  if (!isSeen) {
    throw new AppError('edit.conflict', {
      current: Object.fromEntries(changedAgain.map(({ field }) => [field, now(field)])),
    });
  }
  return changes.map(({ field }) => field).filter((field) => !fields || fields.includes(field));
}

/**
 * Returns the stored values of fields as the input of a change; of nested ones (`socialLinks.website`)
 * only these.
 */
export function valuesOf(stored: object, fields: readonly string[]): object {
  const values: Record<string, unknown> = {};
  for (const field of fields) {
    const [name = field, inner] = field.split('.');
    const value: unknown = Reflect.get(stored, name) ?? null;
    if (inner === undefined) values[name] = value;
    else values[name] = { ...asObject(values[name]), [inner]: asObject(value)[inner] ?? null };
  }
  return values;
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
