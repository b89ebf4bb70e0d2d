import type { HistoryChange } from '@hoptrail/contracts/history/history';
import { structuresInWords } from './history-words.rules.ts';

/** Fields that are not content: keys, copies, and values that the server derives. */
const LEFT_OUT = new Set([
  'id',
  'seq',
  'createdAt',
  'lastUpdated',
  'ownerId',
  'breweryId',
  'viewer',
  'place',
  'when',
  'ticketsUrl',
  'searchText',
  'timeZone',
]);

/**
 * Returns the fields that differ between two states of an object, as text; all filled fields of a
 * created or deleted one. Compares nested objects field by field (`socialLinks.website`).
 */
export function changedFields(before: object = {}, after: object = {}): HistoryChange[] {
  const [left, right] = [historyTexts(before), historyTexts(after)];
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((field) => {
    const change = { field, before: left.get(field) ?? null, after: right.get(field) ?? null };
    return change.before === change.after ? [] : [change];
  });
}

/** Returns the filled fields of an object as the history shows them, by their names. */
export function historyTexts(fields: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(fields)
      .filter(([name]) => !LEFT_OUT.has(name))
      .flatMap(([name, value]: [string, unknown]): [string, string][] => {
        const field = `${prefix}${name}`;
        const inWords = structuresInWords.get(field);
        if (!inWords && typeof value === 'object' && value !== null && !Array.isArray(value)) {
          return [...historyTexts(value, `${field}.`)];
        }
        const text = inWords && value ? inWords(value) : textOf(value);
        return text === '' ? [] : [[field, text]];
      }),
  );
}

/** Returns a value as readable text; empty for none. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.map(textOf).join(', ') : String(value);
}
