import { knownWeekday } from '@hoptrail/contracts/lists/weekdays';
import type { Screen } from './screen.ts';

/** A query and its input; null for a query that takes none. */
export type Query = [name: string, input: object | null];

/** What the inputs of a screen's queries refer to as `$id`, `$day` and `$me`. */
export interface Known {
  id?: string;
  day?: string;
  /** The id of the signed-in person. */
  me: string;
}

/** Returns the queries that a screen begins with: none where the address has a day that is none. */
export function preloaded(preload: Screen['preload'], { id, day = '', me }: Known): Query[] {
  const weekday = knownWeekday(day);
  if (day && !weekday) return [];
  const values: Record<string, string | undefined> = { $id: id, $day: weekday, $me: me };
  return Object.entries(
    JSON.parse(JSON.stringify(preload ?? {}), (_key, value) => values[value] ?? value),
  );
}
