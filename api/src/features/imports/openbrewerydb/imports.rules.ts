import { z } from 'zod';
import { type Merged, mergeUnits } from '../merge.rules.ts';

/** The values of a brewery that imports write. Absent ones are null, coordinates numeric text. */
const importedValues = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  latitude: z.string().nullable(),
  longitude: z.string().nullable(),
  type: z.string(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  /** Absent if the list has no such column. */
  hours: z.string().nullable().optional(),
  /** What was read from the hours, as JSON. */
  openingHours: z.string().nullable().optional(),
  hasOwnHours: z.literal([0, 1]).optional(),
  ownTimeZone: z.string().nullable().optional(),
  /** Names as JSON. */
  offers: z.string().optional(),
});
export type ImportedValues = z.infer<typeof importedValues>;

/** The values that imports wrote into a brewery; others are absent. */
export const writtenValues = importedValues
  .partial()
  .extend({ closedAt: z.string().nullable().optional() });
export type WrittenValues = z.infer<typeof writtenValues>;

/** The values of a new brewery from a list without these columns. */
export const unwritten = {
  hours: null,
  openingHours: null,
  hasOwnHours: 0,
  ownTimeZone: null,
  offers: '[]',
} as const satisfies WrittenValues;

/** The units of the merge: latitude and longitude are never merged separately. */
const units = [
  ['name'],
  ['address'],
  ['city'],
  ['state'],
  ['zipCode'],
  ['latitude', 'longitude'],
  ['type'],
  ['phone'],
  ['website'],
  ['hours', 'openingHours', 'hasOwnHours'],
  ['ownTimeZone'],
  ['offers'],
] as const satisfies readonly (keyof ImportedValues)[][];

/**
 * Merges the values of a source into a brewery. A value that differs from the last import was
 * edited by a person and stays.
 * @param current the current values
 * @param last the values that imports wrote
 * @param incoming the values of the source
 */
export function merge(
  current: ImportedValues,
  last: WrittenValues,
  incoming: ImportedValues,
): Merged<ImportedValues> {
  const listed = units.filter((unit) => unit.every((key) => incoming[key] !== undefined));
  const isImported = Object.keys(last).length > 0;
  const base = isImported ? { ...unwritten, ...last } : last;
  const { changes, keepsEdit } = mergeUnits(listed, current, base, incoming);
  return { changes, written: { ...last, ...changes }, keepsEdit };
}

/** Returns whether a person changed any imported value of a brewery. */
export function isEdited(current: ImportedValues, last: WrittenValues): boolean {
  return units
    .flat()
    .some((key) => current[key] !== last[key] && !(key in unwritten && last[key] === undefined));
}
