/** The values that imports wrote; others are absent. */
export type Written<Values> = { [Key in keyof Values]?: Values[Key] | undefined };

export interface Merged<Values> {
  /** The values to write. */
  changes: Partial<Values>;
  /** All values that imports wrote, including this merge: the base of the next one. */
  written: Written<Values>;
  /** Whether a person's edit overrules the source. */
  keepsEdit: boolean;
}

/**
 * Merges the values of a source into the current ones (a three-way merge). A value that differs
 * from the last import was edited by a person and stays.
 * @param units the fields; those that only make sense together are one unit
 * @param current the current values
 * @param last the values that imports wrote
 * @param incoming the values of the source
 */
export function mergeUnits<Values extends object>(
  units: readonly (readonly (keyof Values)[])[],
  current: Values,
  last: Written<Values>,
  incoming: Values,
): Merged<Values> {
  const changes: Partial<Values> = {};
  const written: Written<Values> = { ...last };
  let keepsEdit = false;
  for (const unit of units) {
    if (unit.every((key) => current[key] === incoming[key])) continue;
    if (unit.some((key) => current[key] !== last[key])) {
      keepsEdit = true;
      continue;
    }
    for (const key of unit) {
      changes[key] = incoming[key];
      written[key] = incoming[key];
    }
  }
  return { changes, written, keepsEdit };
}
