import { statementTriggers, wholeRows } from './postgres/statement-triggers.ts';
import { TEXT } from './postgres/types.ts';

const DAYS = `('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')`;

/**
 * Adds what calendars need: how often and when events changed, deleted events, the addresses of
 * people's own calendars, the dates on which a weekly event does not take place, and the recordings of
 * episodes.
 */
export const calendars: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [
    `ALTER TABLE special_events ADD COLUMN sequence INTEGER NOT NULL DEFAULT 0`,
    `ALTER TABLE special_events ADD COLUMN changedAt TEXT`,
    `ALTER TABLE weekly_events ADD COLUMN sequence INTEGER NOT NULL DEFAULT 0`,
    `ALTER TABLE weekly_events ADD COLUMN changedAt TEXT`,
    `ALTER TABLE weekly_events ADD COLUMN scheduledAt TEXT`,
    `ALTER TABLE weekly_events ADD COLUMN notOn TEXT`,
    `ALTER TABLE podcast_episodes ADD COLUMN audioUrl TEXT`,
    `CREATE TABLE cancelled_events (
      id TEXT PRIMARY KEY,
      kind TEXT NOT NULL CHECK (kind IN ('special', 'weekly')),
      breweryId TEXT NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
      title TEXT NOT NULL,
      address TEXT NOT NULL,
      date TEXT,
      day TEXT CHECK (day IN ${DAYS}),
      time TEXT NOT NULL,
      sequence INTEGER NOT NULL,
      createdAt TEXT NOT NULL,
      scheduledAt TEXT,
      cancelledAt TEXT NOT NULL
    ) STRICT`,
    `CREATE INDEX cancelled_events_brewery ON cancelled_events (breweryId)`,
    `CREATE INDEX cancelled_events_order ON cancelled_events (cancelledAt)`,
    `CREATE TABLE calendar_feeds (
      id TEXT PRIMARY KEY,
      userId TEXT NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
      createdAt TEXT NOT NULL
    ) STRICT, WITHOUT ROWID`,
  ],
  postgres: [
    `ALTER TABLE special_events ADD COLUMN sequence integer NOT NULL DEFAULT 0`,
    `ALTER TABLE special_events ADD COLUMN "changedAt" instant`,
    `ALTER TABLE weekly_events ADD COLUMN sequence integer NOT NULL DEFAULT 0`,
    `ALTER TABLE weekly_events ADD COLUMN "changedAt" instant`,
    `ALTER TABLE weekly_events ADD COLUMN "scheduledAt" instant`,
    `ALTER TABLE weekly_events ADD COLUMN "notOn" ${TEXT}`,
    `ALTER TABLE podcast_episodes ADD COLUMN "audioUrl" ${TEXT}`,
    `CREATE TABLE cancelled_events (
      id ${TEXT} PRIMARY KEY,
      kind ${TEXT} NOT NULL CHECK (kind IN ('special', 'weekly')),
      "breweryId" ${TEXT} NOT NULL REFERENCES breweries (id) ON DELETE CASCADE,
      title ${TEXT} NOT NULL,
      address ${TEXT} NOT NULL,
      date ${TEXT},
      day ${TEXT} CHECK (day IN ${DAYS}),
      time ${TEXT} NOT NULL,
      sequence integer NOT NULL,
      "createdAt" instant NOT NULL,
      "scheduledAt" instant,
      "cancelledAt" instant NOT NULL
    )`,
    `CREATE INDEX cancelled_events_brewery ON cancelled_events ("breweryId")`,
    `CREATE INDEX cancelled_events_order ON cancelled_events ("cancelledAt")`,
    ...statementTriggers('cancelled_events', wholeRows('cancelled_events', 'id')),
    `CREATE TABLE calendar_feeds (
      id ${TEXT} PRIMARY KEY,
      "userId" ${TEXT} NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
      "createdAt" instant NOT NULL
    )`,
  ],
};
