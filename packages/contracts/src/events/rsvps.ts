import { z } from 'zod';
import { day, id, instant } from '../fields.ts';
import { rows } from '../stored/rows.ts';

/** How many people come to an event on its date, and whether the caller does. */
export const rsvpStatus = z.object({
  /** The date of the event, `YYYY-MM-DD`. */
  date: day,
  places: z.int(),
  going: z.int(),
  isGoing: z.boolean(),
  /** Whether it has begun, so that nothing can be changed any more. */
  hasBegun: z.boolean(),
});
export type RsvpStatus = z.infer<typeof rsvpStatus>;

/** An event on one of its dates, `YYYY-MM-DD`; another text is refused as a date that it is not on. */
export const rsvpOn = z.object({ id, date: id });

/** A date on which a person said that they come, until it is over. */
export const ownRsvp = z.object({
  id: z.string(),
  /** Null once the event is deleted. */
  eventId: z.string().nullable(),
  event: z.string(),
  company: z.string().nullable(),
  date: day,
  time: z.string().nullable(),
  /** The date before its owner moved the event; null if it was not moved. */
  movedFrom: day.nullable(),
  /** Whether the event does not take place on the date any more. */
  isCancelled: z.boolean(),
});
export type OwnRsvp = z.infer<typeof ownRsvp>;

/** The people who come to an event on its date, for those who may edit it. */
export const guestList = z.object({
  /** Null if the event has no date that can be read. */
  date: day.nullable(),
  places: z.int().nullable(),
  guests: rows(z.object({ username: z.string(), since: instant })),
});
export type GuestList = z.infer<typeof guestList>;
