import type { specialEventFields } from '@hoptrail/contracts/events/special-event-fields';
import type { weeklyEventFields } from '@hoptrail/contracts/events/weekly-event-fields';
import type { Weekday } from '@hoptrail/contracts/lists/weekdays';
import type { Generated } from 'kysely';
import type { Columns } from '../../db/tables/columns.ts';
import type { Flag } from '../../db/tables/flag.ts';

declare module '../../db/tables/tables.ts' {
  interface Tables {
    events: EventsTable;
    special_events: SpecialEventsTable;
    weekly_events: WeeklyEventsTable;
    cancelled_events: CancelledEventsTable;
    event_rsvps: EventRsvpsTable;
  }
}

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
  /** The first date of the series that calendars show, `YYYY-MM-DD`; null if it does not repeat. */
  repeatsSince: Generated<string | null>;
  breweryId: string | null;
  ownerId: string | null;
  createdAt: string;
  /** How often it was changed, for calendars. */
  sequence: Generated<number>;
  /** When it was last changed; null if never. */
  changedAt: Generated<string | null>;
}

export interface WeeklyEventsTable extends Columns<typeof weeklyEventFields> {
  id: string;
  /** The same as the title. */
  event: string;
  breweryId: string | null;
  ownerId: string | null;
  createdAt: string;
  sequence: Generated<number>;
  changedAt: Generated<string | null>;
  /** When its day or time last changed: a calendar's series begins there. Null if never. */
  scheduledAt: Generated<string | null>;
}

/** A person who said that they come to a special event on one date. */
export interface EventRsvpsTable {
  id: string;
  /** Null once the event is deleted. */
  eventId: string | null;
  userId: string;
  /** The date, `YYYY-MM-DD`. */
  date: string;
  /** The name of the event when they said so. */
  eventName: string;
  /** The date before its owner moved the event. */
  movedFrom: Generated<string | null>;
  createdAt: string;
}

/** An event that was deleted, or that a brewery no longer has, while calendars show that. */
export interface CancelledEventsTable {
  id: string;
  kind: 'special' | 'weekly';
  breweryId: string;
  title: string;
  address: string;
  /** Of a special event. */
  date: string | null;
  /** Of a weekly event. */
  day: Weekday | null;
  time: string;
  sequence: number;
  createdAt: string;
  scheduledAt: string | null;
  /** Of a special event. */
  repeats: Generated<string | null>;
  repeatsUntil: Generated<string | null>;
  repeatsSince: Generated<string | null>;
  notOn: Generated<string | null>;
  cancelledAt: string;
}
