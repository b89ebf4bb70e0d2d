import type { specialEventFields } from '@hoptrail/contracts/entities/special-event';
import type { weeklyEventFields } from '@hoptrail/contracts/entities/weekly-event';
import type { Generated } from 'kysely';
import type { Columns } from './columns.ts';
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

export interface SpecialEventsTable extends Columns<typeof specialEventFields> {
  id: string;
  /** Day and start as text, derived from date and time; null where they are unreadable. */
  sortAt: string | null;
  breweryId: string | null;
  ownerId: string | null;
  createdAt: string;
}

export interface WeeklyEventsTable extends Columns<typeof weeklyEventFields> {
  id: string;
  /** The same as the title. */
  event: string;
  breweryId: string | null;
  ownerId: string | null;
  createdAt: string;
}
