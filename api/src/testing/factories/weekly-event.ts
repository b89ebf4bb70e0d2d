import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '../../db/tables/tables.ts';

export type NewWeeklyEvent = Insertable<Tables['weekly_events']>;

/** Returns a complete weekly event without a brewery or owner; `event` repeats the title. */
export function makeWeeklyEvent(overrides: Partial<NewWeeklyEvent> = {}): NewWeeklyEvent {
  const title = overrides.title ?? 'Pub Quiz';
  return {
    id: randomUUID(),
    day: 'Wednesday',
    brewery: 'Porch Light Brewing',
    event: title,
    title,
    details: 'Six rounds, teams of six, a growler for the winners.',
    time: '7:00 PM',
    logo: null,
    eventPhoto: null,
    instagram: null,
    twitter: null,
    facebook: null,
    address: '214 E Sheridan Ave, Oklahoma City',
    breweryId: null,
    ownerId: null,
    createdAt: '2026-01-10T18:00:00.000Z',
    ...overrides,
  };
}
