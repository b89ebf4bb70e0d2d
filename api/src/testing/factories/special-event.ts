import { randomUUID } from 'node:crypto';
import { eventSortKey } from '@hoptrail/contracts/events/when/sort-key';
import type { Insertable } from 'kysely';
import type { Tables } from '../../db/tables/tables.ts';

export type NewSpecialEvent = Insertable<Tables['special_events']>;

/** Returns a complete special event without a brewery or owner. */
export function makeSpecialEvent(overrides: Partial<NewSpecialEvent> = {}): NewSpecialEvent {
  const event: Omit<NewSpecialEvent, 'sortAt'> = {
    id: randomUUID(),
    company: 'Porch Light Brewing',
    event: 'Barrel Night',
    details: 'Six barrels, six pours, and the people who filled them.',
    time: '6:00 PM - 10:00 PM',
    date: '2026-02-14',
    repeats: null,
    repeatsUntil: null,
    notOn: null,
    address: '214 E Sheridan Ave, Oklahoma City',
    taproom: 0,
    logo: null,
    location: null,
    places: null,
    rsvpRequired: 0,
    ticketLink: null,
    breweryId: null,
    ownerId: null,
    createdAt: '2026-01-10T18:00:00.000Z',
    ...overrides,
  };
  return { sortAt: eventSortKey(event.date, event.time) ?? null, ...event };
}
