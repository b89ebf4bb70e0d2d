import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import type { WeeklyEvent } from '@hoptrail/contracts/events/weekly';

/** Returns a complete special event without a brewery. */
export function makeSpecialEvent(overrides: Partial<SpecialEvent> = {}): SpecialEvent {
  return {
    id: 'special',
    company: 'Some Brewery',
    event: 'Barrel Night',
    details: 'Details',
    date: '2026-05-01',
    time: '7:00 PM',
    repeats: null,
    repeatsUntil: null,
    notOn: null,
    address: '1 Main St',
    location: null,
    taproom: false,
    places: null,
    rsvpRequired: false,
    ticketLink: null,
    ticketsUrl: null,
    logo: null,
    breweryId: null,
    ownerId: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    place: null,
    when: null,
    viewer: { canEdit: false, canDelete: false },
    ...overrides,
  };
}

/** Returns a complete weekly event without a brewery. */
export function makeWeeklyEvent(overrides: Partial<WeeklyEvent> = {}): WeeklyEvent {
  return {
    id: 'weekly',
    day: 'Friday',
    brewery: 'Some Brewery',
    event: 'Quiz',
    title: 'Quiz',
    details: 'Details',
    time: '7:00 PM',
    logo: null,
    eventPhoto: null,
    instagram: null,
    twitter: null,
    facebook: null,
    address: '1 Main St',
    breweryId: null,
    ownerId: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    place: null,
    notOn: null,
    when: null,
    viewer: { canEdit: false, canDelete: false },
    ...overrides,
  };
}
