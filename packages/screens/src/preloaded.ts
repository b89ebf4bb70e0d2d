import { knownWeekday } from '@hoptrail/contracts/lists/weekdays';
import type { Screen } from './screen.ts';

/** A query and its input; null for a query that takes none. */
export type Query = [name: string, input: object | null];

/** The values of `$id`, `$username`, `$day` and `$me` in the inputs of a screen's queries. */
export interface Known {
  id?: string;
  username?: string;
  day?: string;
  /** The id of the signed-in person; absent for visitors. */
  me?: string | undefined;
}

/** Returns the queries that a screen preloads; none if the day in the address is not a weekday. */
export function preloaded(
  preload: Screen['preload'],
  { id, username, day = '', me }: Known,
): Query[] {
  const weekday = knownWeekday(day);
  if (day && !weekday) return [];
  const values: Record<string, string | undefined> = {
    $id: id,
    $username: username,
    $day: weekday,
    $me: me,
  };
  return Object.entries(
    JSON.parse(JSON.stringify(preload ?? {}), (_key, value) => values[value] ?? value),
  );
}
