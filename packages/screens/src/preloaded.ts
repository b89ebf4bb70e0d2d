import { knownWeekday } from '@hoptrail/contracts/lists/weekdays';
import type { Audience, Screen } from './screen.ts';

/** A query that a screen preloads. */
export interface PreloadedQuery {
  /** The procedure, such as `events.special.list`. */
  name: string;
  /** Null for a query that takes none. */
  input: object | null;
  /** Whether the screen loads the list page by page, and this is the first page. */
  isFirstPage: boolean;
}

/** The values of `$id`, `$username`, `$day` and `$me` in the inputs of a screen's queries. */
export interface PlaceholderValues {
  id?: string;
  username?: string;
  day?: string;
  /** The id of the signed-in person; absent for visitors. */
  me?: string | undefined;
  /** Whether the address has a search. It may filter lists, whose first pages are then others. */
  hasSearch?: boolean;
}

/** Returns the queries that a screen preloads; none if the day in the address is not a weekday. */
export function preloaded(
  preload: Screen['preload'],
  { id, username, day = '', me, hasSearch = false }: PlaceholderValues,
): PreloadedQuery[] {
  const weekday = knownWeekday(day);
  if (day && !weekday) return [];
  const values: Record<string, string | undefined> = {
    $id: id,
    $username: username,
    $day: weekday,
    $me: me,
  };
  const inputs: Record<string, object | null> = JSON.parse(
    JSON.stringify(preload ?? {}),
    (_key, value) => values[value] ?? value,
  );
  return Object.entries(inputs)
    .map(([name, input]) => queryOf(name, input))
    .filter(({ isFirstPage }) => !(isFirstPage && hasSearch));
}

function queryOf(name: string, input: object | { firstPage: object } | null): PreloadedQuery {
  return input && 'firstPage' in input
    ? { name, input: input.firstPage, isFirstPage: true }
    : { name, input, isFirstPage: false };
}

/**
 * Returns whether a screen's queries are preloaded for a person: for visitors on their own screens
 * only, for others than administrators not on those of the administration.
 * @param person who opens the screen; undefined for visitors
 */
export function mayPreload(
  audience: Audience | undefined,
  person: { role: string } | undefined,
): boolean {
  if (audience === 'visitor') return true;
  return audience === 'admin' ? person?.role === 'admin' : person !== undefined;
}
