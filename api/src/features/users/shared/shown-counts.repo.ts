import { type RawBuilder, sql } from 'kysely';
import type { ShownDays } from './shown-counts.rules.ts';

/** The columns that `countersForOthers()` reads. */
export const COUNTER_COLUMNS = [
  ...(['checkins', 'checkinsReachedAt', 'verifiedCheckins', 'verifiedReachedAt'] as const),
  ...(['shownOn', 'shownCheckins', 'shownReachedAt'] as const),
  ...(['shownVerifiedCheckins', 'shownVerifiedReachedAt'] as const),
] as const;

/** The columns with what others see on `shownOn`, and those with the present values. */
const KEPT = [
  ['shownCheckins', 'checkins'],
  ['shownReachedAt', 'checkinsReachedAt'],
  ['shownVerifiedCheckins', 'verifiedCheckins'],
  ['shownVerifiedReachedAt', 'verifiedReachedAt'],
] as const;

/**
 * Returns the assignments that keep what others see for the rest of the day. Every UPDATE that
 * changes a counter of a user needs them; the first one of a day stores the values.
 * @param days as values, or as columns of the statement
 */
export function keepingShown(
  days: Readonly<Record<keyof ShownDays, unknown>>,
): RawBuilder<unknown> {
  const columnOf = (name: string) => sql`users.${sql.ref(name)}`;
  const values = KEPT.map(([kept, present]) => [kept, columnOf(present)] as const);
  return sql.join(
    [...values, ['shownOn', sql`${days.today}`] as const].map(
      ([kept, present]) => sql`${sql.ref(kept)} = case
        when users."shownOn" in (${days.today}, ${days.tomorrow}) then ${columnOf(kept)}
        else ${present} end`,
    ),
  );
}

/** Tells whether others see the present values of a user's row. */
export function showsPresent({ today, tomorrow }: ShownDays): RawBuilder<boolean> {
  return sql`("shownOn" is null or "shownOn" not in (${today}, ${tomorrow}))`;
}

/** Returns the number of check-ins of a row of `users` that others see. */
export function checkinsForOthers({ today, tomorrow }: ShownDays): RawBuilder<number> {
  return sql`case when users."shownOn" in (${today}, ${tomorrow})
    then users."shownCheckins" else users.checkins end`;
}
