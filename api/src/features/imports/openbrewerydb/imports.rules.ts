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
});
export type ImportedValues = z.infer<typeof importedValues>;

/** The values that imports wrote into a brewery; others are absent. */
export const writtenValues = importedValues
  .partial()
  .extend({ closedAt: z.string().nullable().optional() });
export type WrittenValues = z.infer<typeof writtenValues>;

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
  return mergeUnits(units, current, last, incoming);
}

/** Returns whether a person changed any imported value of a brewery. */
export function isEdited(current: ImportedValues, last: WrittenValues): boolean {
  return units.flat().some((key) => current[key] !== last[key]);
}
