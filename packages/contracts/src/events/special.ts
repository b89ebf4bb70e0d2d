import { z } from 'zod';
import { createShape, storedShape, updateShape } from '../field-lists/schemas.ts';
import { basedOn, id, instant, line, optionalLine, optionalLink, viewer } from '../fields.ts';
import { eventPlace } from './place.ts';
import { specialEventFields } from './special-event-fields.ts';

export const specialEvent = z.object({
  id: z.string(),
  ...storedShape(specialEventFields),
  /** When it takes place; null if calendars leave it out, because its texts cannot be read. */
  when: z
    .object({
      startsAt: instant,
      endsAt: instant,
      /** The zone of the brewery. */
      timeZone: z.string(),
    })
    .nullable(),
  /** The same as ticketLink: the name that the owner's form uses. */
  ticketsUrl: z.string().nullable(),
  breweryId: z.string().nullable(),
  ownerId: z.string().nullable(),
  createdAt: instant,
  /** The brewery's position, for sorting by distance; null without a brewery. */
  place: eventPlace.nullable(),
  viewer,
});
export type SpecialEvent = z.infer<typeof specialEvent>;

/** The inputs of both calls that are not fields, or differ from the kinds of their fields. */
const taken = {
  address: line.nullish(),
  ticketsUrl: optionalLink.optional(),
  /** The brewery of the event, if the company's name does not identify it. */
  breweryId: id.optional(),
};

/** The input for a new special event, from the administrator's or the owner's form. */
export const specialEventCreate = z.object({
  ...createShape(specialEventFields),
  ...taken,
  /** An empty one is the brewery's. */
  address: optionalLine.optional(),
});

/** Changes of a special event. Absent means unchanged. */
export const specialEventUpdate = z.object({
  ...updateShape(specialEventFields),
  ...taken,
  /** The brewery of the event; null for none, which only administrators may set. */
  breweryId: id.nullish(),
  id,
  basedOn: basedOn(specialEvent.omit({ viewer: true, place: true, when: true })),
});

export const eventId = z.object({ id });
