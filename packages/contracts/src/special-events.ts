import { z } from 'zod';
import {
  basedOn,
  id,
  instant,
  line,
  optionalImage,
  optionalLine,
  optionalLink,
  text,
  viewer,
} from './fields.ts';

export const specialEvent = z.object({
  id: z.string(),
  company: z.string(),
  event: z.string(),
  details: z.string(),
  /** Free text, such as a range. */
  time: z.string(),
  /** The text that was sent. */
  date: z.string(),
  address: z.string(),
  taproom: z.boolean(),
  logo: z.string().nullable(),
  location: z.string().nullable(),
  rsvpRequired: z.boolean(),
  ticketLink: z.string().nullable(),
  /** The same as ticketLink: the owner forms call it so. */
  ticketsUrl: z.string().nullable(),
  breweryId: z.string().nullable(),
  ownerId: z.string().nullable(),
  createdAt: instant,
  viewer,
});
export type SpecialEvent = z.infer<typeof specialEvent>;

const fields = {
  company: line,
  event: line,
  details: text,
  time: line,
  date: line,
  address: line.nullish(),
  location: optionalLine.optional(),
  rsvpRequired: z.boolean().optional(),
  taproom: z.boolean().optional(),
  ticketLink: optionalLink.optional(),
  ticketsUrl: optionalLink.optional(),
  logo: optionalImage.optional(),
  /** Which brewery's event it is, where the company's name does not say it. */
  breweryId: id.optional(),
};

/** A new special event, of the administrator's or the owner's form. */
export const specialEventCreate = z.object(fields);

/** Changes of a special event. Absent means unchanged. */
export const specialEventUpdate = z.object({
  ...fields,
  id,
  company: line.optional(),
  event: line.optional(),
  details: text.optional(),
  time: line.optional(),
  date: line.optional(),
  basedOn: basedOn(specialEvent.omit({ viewer: true })),
});

export const eventId = z.object({ id });
