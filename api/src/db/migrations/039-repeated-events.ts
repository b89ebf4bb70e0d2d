import { TEXT } from './postgres/types.ts';

/**
 * Adds the repetition of a special event, and the first date of the series that calendars show of it.
 * The index finds the events whose date moves on.
 */
export const repeatedEvents: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [
    ...['special_events', 'cancelled_events'].flatMap((table) => [
      `ALTER TABLE ${table} ADD COLUMN repeats TEXT`,
      `ALTER TABLE ${table} ADD COLUMN repeatsUntil TEXT`,
      `ALTER TABLE ${table} ADD COLUMN notOn TEXT`,
      `ALTER TABLE ${table} ADD COLUMN repeatsSince TEXT`,
    ]),
    `CREATE INDEX special_events_repeated ON special_events (id) WHERE repeats IS NOT NULL`,
  ],
  postgres: [
    ...['special_events', 'cancelled_events'].flatMap((table) => [
      `ALTER TABLE ${table} ADD COLUMN repeats ${TEXT}`,
      `ALTER TABLE ${table} ADD COLUMN "repeatsUntil" ${TEXT}`,
      `ALTER TABLE ${table} ADD COLUMN "notOn" ${TEXT}`,
      `ALTER TABLE ${table} ADD COLUMN "repeatsSince" ${TEXT}`,
    ]),
    `CREATE INDEX special_events_repeated ON special_events (id) WHERE repeats IS NOT NULL`,
  ],
};
