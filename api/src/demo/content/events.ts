import { repetitions } from '@hoptrail/contracts/events/repetition/repetition-names';
import { weekdays } from '@hoptrail/contracts/lists/weekdays';
import { z } from 'zod';
import json from './events.json' with { type: 'json' };

const special = z.strictObject({
  /** The days from the present of the demo. */
  inDays: z.number(),
  /** The weekday that its texts mention: the event is on the first such day from `inDays` on. */
  weekday: z.enum(weekdays).optional(),
  brewery: z.string(),
  event: z.string(),
  details: z.string(),
  time: z.string(),
  /** How often it repeats. */
  repeats: z.enum(repetitions).optional(),
  /** How many people can say that they come; some of them do. */
  places: z.number().optional(),
  taproom: z.boolean().default(false),
  rsvp: z.boolean().default(false),
  tickets: z.boolean().default(false),
  /** The location, if it is not the brewery. */
  location: z.string().nullable().default(null),
});
const weekly = z.strictObject({
  day: z.enum(weekdays),
  brewery: z.string(),
  title: z.string(),
  details: z.string(),
  time: z.string(),
});
const legacy = z.strictObject({
  inDays: z.number(),
  brewery: z.string(),
  name: z.string(),
  description: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  ticketPrice: z.string().nullable(),
  attendees: z.number(),
});

/** A special event, dated relative to the day on which the demo is created. */
export type DemoSpecialEvent = z.infer<typeof special>;

export const specialEvents = z.array(special).parse(json.special);

/** The weekly events, Monday to Sunday. */
export const weeklyEvents = z.array(weekly).parse(json.weekly);

/** The legacy events, dated as the special events are. */
export const legacyEvents = z.array(legacy).parse(json.legacy);
