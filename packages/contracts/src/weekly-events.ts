import { z } from 'zod';
import {
  basedOn,
  coordinate,
  id,
  instant,
  line,
  optionalImage,
  optionalLink,
  viewer,
} from './fields.ts';
import { knownWeekday, weekdays } from './lists/weekdays.ts';

/** A day of the week in any case; comes out capitalised. */
export const weekday = z.string().transform((typed, context) => {
  const day = knownWeekday(typed);
  if (day) return day;
  context.addIssue({ code: 'custom', message: 'The day is one of Monday to Sunday.' });
  return z.NEVER;
});

export const weeklyEvent = z.object({
  id: z.string(),
  day: z.enum(weekdays),
  /** The brewery's name. */
  brewery: z.string(),
  event: z.string(),
  title: z.string(),
  details: z.string(),
  time: z.string(),
  logo: z.string().nullable(),
  eventPhoto: z.string().nullable(),
  instagram: z.string().nullable(),
  twitter: z.string().nullable(),
  facebook: z.string().nullable(),
  address: z.string(),
  breweryId: z.string().nullable(),
  ownerId: z.string().nullable(),
  createdAt: instant,
  /** The brewery's logo and place, for the card and for sorting by distance. */
  place: z
    .object({
      logo: z.string().nullable(),
      latitude: coordinate.nullable(),
      longitude: coordinate.nullable(),
    })
    .nullable(),
  viewer,
});
export type WeeklyEvent = z.infer<typeof weeklyEvent>;

const title = z.string('Event title is required').trim().min(1, 'Event title is required').max(200);
const details = z
  .string('Event details are required')
  .trim()
  .min(1, 'Event details are required')
  .max(5000);

const fields = {
  title,
  day: weekday,
  time: line,
  details,
  brewery: line,
  breweryId: id.optional(),
  address: line.nullish(),
  eventPhoto: optionalImage.optional(),
  logo: optionalImage.optional(),
  instagram: optionalLink.optional(),
  twitter: optionalLink.optional(),
  facebook: optionalLink.optional(),
};

/** A new weekly event. The title copies into `event`, whatever the body says there. */
export const weeklyEventCreate = z.object(fields);

/** Changes of a weekly event. Absent means unchanged. */
export const weeklyEventUpdate = z.object({
  ...fields,
  id,
  title: title.optional(),
  day: weekday.optional(),
  time: line.optional(),
  details: details.optional(),
  brewery: line.optional(),
  basedOn: basedOn(weeklyEvent.omit({ viewer: true, place: true })),
});

export const weeklyEventDay = z.object({ day: weekday });
