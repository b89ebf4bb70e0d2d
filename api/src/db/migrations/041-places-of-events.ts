import { TEXT } from './postgres/types.ts';

/**
 * Adds the number of places of a special event, and who comes on which date. A row stays without its
 * event when that is deleted, so that the person learns of it.
 */
export const placesOfEvents: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [
    `ALTER TABLE special_events ADD COLUMN places INTEGER`,
    `CREATE TABLE event_rsvps (
      id TEXT PRIMARY KEY,
      eventId TEXT REFERENCES special_events (id) ON DELETE SET NULL,
      userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      date TEXT NOT NULL,
      eventName TEXT NOT NULL,
      movedFrom TEXT,
      createdAt TEXT NOT NULL
    ) STRICT`,
    `CREATE UNIQUE INDEX event_rsvps_event ON event_rsvps (eventId, date, userId)`,
    `CREATE INDEX event_rsvps_user ON event_rsvps (userId, date)`,
    `CREATE INDEX event_rsvps_date ON event_rsvps (date)`,
  ],
  postgres: [
    `ALTER TABLE special_events ADD COLUMN places integer`,
    `CREATE TABLE event_rsvps (
      id ${TEXT} PRIMARY KEY,
      "eventId" ${TEXT} REFERENCES special_events (id) ON DELETE SET NULL,
      "userId" ${TEXT} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      date ${TEXT} NOT NULL,
      "eventName" ${TEXT} NOT NULL,
      "movedFrom" ${TEXT},
      "createdAt" instant NOT NULL
    )`,
    `CREATE UNIQUE INDEX event_rsvps_event ON event_rsvps ("eventId", date, "userId")`,
    `CREATE INDEX event_rsvps_user ON event_rsvps ("userId", date)`,
    `CREATE INDEX event_rsvps_date ON event_rsvps (date)`,
  ],
};
