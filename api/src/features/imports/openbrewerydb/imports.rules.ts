import { z } from 'zod';
import { type Merged, mergeUnits } from '../merge.rules.ts';

/** What an import knows of a brewery. Absent values are null, coordinates numeric text. */
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

/** What imports have written into a brewery; a value that none wrote is missing. */
export const writtenValues = importedValues
  .partial()
  .extend({ closedAt: z.string().nullable().optional() });
export type WrittenValues = z.infer<typeof writtenValues>;

/** Values that only make sense together: two halves of a position are never mixed. */
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
 * Merges what a source says into a brewery. A value that no longer is what the last import wrote
 * was edited by a person, and stays.
 * @param current the brewery as it is
 * @param last what imports have written into it
 * @param incoming what the source says now
 */
export function merge(
  current: ImportedValues,
  last: WrittenValues,
  incoming: ImportedValues,
): Merged<ImportedValues> {
  return mergeUnits(units, current, last, incoming);
}

/** Whether a person changed any of what imports have written into a brewery. */
export function isEdited(current: ImportedValues, last: WrittenValues): boolean {
  return units.flat().some((key) => current[key] !== last[key]);
}
