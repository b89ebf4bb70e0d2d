import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '../../db/tables/tables.ts';

export type NewRsvp = Insertable<Tables['event_rsvps']>;

/** Returns that a person comes to an event on February 14, 2026. */
export function makeRsvp(overrides: Partial<NewRsvp> & Pick<NewRsvp, 'userId'>): NewRsvp {
  return {
    id: randomUUID(),
    eventId: null,
    date: '2026-02-14',
    eventName: 'Barrel Night',
    movedFrom: null,
    createdAt: '2026-01-12T18:00:00.000Z',
    ...overrides,
  };
}
