import type { FieldList } from '../field-lists/field-list.ts';
import { EVENT_PLACES_MAX } from '../limits.ts';

/** The fields of a special event that owners and administrators edit. */
export const specialEventFields = {
  company: { kind: 'line', label: 'Company' },
  event: { kind: 'line', label: 'Event Name' },
  details: { kind: 'text', label: 'Details' },
  /** The date as the client sent it. */
  date: { kind: 'line', label: 'Date' },
  /** Free text, such as a range. */
  time: { kind: 'line', label: 'Time' },
  /** How often it takes place; `date` is then its next date. */
  repeats: {
    kind: 'choice',
    optional: true,
    label: 'Repeats',
    options: ['weekly', 'biweekly', 'monthly', 'monthlyLast'],
  },
  /** The last date on which it can take place, as text. */
  repeatsUntil: { kind: 'line', optional: true, label: 'Until' },
  /** The dates on which it does not take place, as text. */
  notOn: { kind: 'line', optional: true, label: 'Not On' },
  address: { kind: 'line', label: 'Address' },
  location: { kind: 'line', optional: true, label: 'Location' },
  /** How many people can say that they come; without it the event counts no people. */
  places: {
    kind: 'integer',
    optional: true,
    label: 'Places',
    min: 1,
    max: EVENT_PLACES_MAX,
    example: '40',
  },
  taproom: { kind: 'flag', hasDefault: true, label: 'Taproom Event', history: 'Taproom' },
  rsvpRequired: { kind: 'flag', hasDefault: true, label: 'RSVP Required' },
  ticketLink: { kind: 'link', optional: true, label: 'Ticket Link' },
  logo: { kind: 'image', optional: true, label: 'Event Image', history: 'Logo' },
} as const satisfies FieldList;
