import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

export interface EventsTable {
  id: string;
  name: string;
  description: string;
  breweryId: string;
  date: string;
  startTime: string;
  endTime: string;
  image: string;
  photos: Generated<string>;
  ticketRequired: Generated<Flag>;
  ticketPrice: string | null;
  attendees: Generated<number>;
  createdAt: string;
}

export interface SpecialEventsTable {
  id: string;
  company: string;
  event: string;
  details: string;
  time: string;
  date: string;
  address: string;
  taproom: Generated<Flag>;
  logo: string | null;
  location: string | null;
  rsvpRequired: Generated<Flag>;
  ticketLink: string | null;
  /** Day and start as text, derived from date and time; null where they are unreadable. */
  sortAt: string | null;
  breweryId: string | null;
  ownerId: string | null;
  createdAt: string;
}

export interface WeeklyEventsTable {
  id: string;
  day: string;
  brewery: string;
  event: string;
  title: string;
  details: string;
  time: string;
  logo: string | null;
  eventPhoto: string | null;
  instagram: string | null;
  twitter: string | null;
  facebook: string | null;
  address: string;
  breweryId: string | null;
  ownerId: string | null;
  createdAt: string;
}
