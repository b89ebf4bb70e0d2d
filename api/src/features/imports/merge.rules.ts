/** What imports have written; a value that none wrote is missing. */
export type Written<Values> = { [Key in keyof Values]?: Values[Key] | undefined };

export interface Merged<Values> {
  /** What to write. */
  changes: Partial<Values>;
  /** What the imports have written by then: the base of the next merge. */
  written: Written<Values>;
  /** Whether a person's edit stands against what the source says. */
  keepsEdit: boolean;
}

/**
 * Merges what a source says into what is there. A value that no longer is what the last import
 * wrote was edited by a person, and stays.
 * @param units fields that only make sense together stand in one unit
 * @param current what is there
 * @param last what imports have written into it
 * @param incoming what the source says now
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
