import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '../../db/tables/tables.ts';

export type NewEvent = Insertable<Tables['events']>;

/** Returns a complete legacy event, without tickets. */
export function makeEvent(overrides: Partial<NewEvent> & Pick<NewEvent, 'breweryId'>): NewEvent {
  return {
    id: randomUUID(),
    name: 'Harvest Tasting',
    description: 'Fresh hops, three ways, poured an hour after they were picked.',
    date: '2026-02-14',
    startTime: '6:00 PM',
    endTime: '9:00 PM',
    image: '/art/posters/harvest-tasting.svg',
    photos: '[]',
    ticketRequired: 0,
    ticketPrice: null,
    attendees: 0,
    createdAt: '2026-01-10T18:00:00.000Z',
    ...overrides,
  };
}
