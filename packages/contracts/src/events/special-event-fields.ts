import type { FieldList } from '../field-lists/field-list.ts';

/** The fields of a special event that owners and administrators edit. */
export const specialEventFields = {
  company: { kind: 'line', label: 'Company' },
  event: { kind: 'line', label: 'Event Name' },
  details: { kind: 'text', label: 'Details' },
  /** The date as the client sent it. */
  date: { kind: 'line', label: 'Date' },
  /** Free text, such as a range. */
  time: { kind: 'line', label: 'Time' },
  address: { kind: 'line', label: 'Address' },
  location: { kind: 'line', optional: true, label: 'Location' },
  taproom: { kind: 'flag', hasDefault: true, label: 'Taproom Event', history: 'Taproom' },
  rsvpRequired: { kind: 'flag', hasDefault: true, label: 'RSVP Required' },
  ticketLink: { kind: 'link', optional: true, label: 'Ticket Link' },
  logo: { kind: 'image', optional: true, label: 'Event Image', history: 'Logo' },
} as const satisfies FieldList;
