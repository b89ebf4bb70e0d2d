import { z } from 'zod';
import { createShape, storedShape, updateShape } from './entities/schemas.ts';
import { specialEventFields } from './entities/special-event.ts';
import { basedOn, id, instant, line, optionalLink, viewer } from './fields.ts';

export const specialEvent = z.object({
  id: z.string(),
  ...storedShape(specialEventFields),
  /** The same as ticketLink: the owner forms call it so. */
  ticketsUrl: z.string().nullable(),
  breweryId: z.string().nullable(),
  ownerId: z.string().nullable(),
  createdAt: instant,
  viewer,
});
export type SpecialEvent = z.infer<typeof specialEvent>;

/** What both calls take beside the fields, or in another way than their kinds say. */
const taken = {
  address: line.nullish(),
  ticketsUrl: optionalLink.optional(),
  /** Which brewery's event it is, where the company's name does not say it. */
  breweryId: id.optional(),
};

/** A new special event, of the administrator's or the owner's form. */
export const specialEventCreate = z.object({ ...createShape(specialEventFields), ...taken });

/** Changes of a special event. Absent means unchanged. */
export const specialEventUpdate = z.object({
  ...updateShape(specialEventFields),
  ...taken,
  id,
  basedOn: basedOn(specialEvent.omit({ viewer: true })),
});

export const eventId = z.object({ id });
