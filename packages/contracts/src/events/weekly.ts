import { z } from 'zod';
import { createShape, storedShape, updateShape } from '../field-lists/schemas.ts';
import { basedOn, ended, id, instant, line, optionalLine, typedText, viewer } from '../fields.ts';
import { knownWeekday, weekdays } from '../lists/weekdays.ts';
import { eventPlace } from './place.ts';
import { weeklyEventFields } from './weekly-event-fields.ts';

/** Takes a day of the week in any case and returns it capitalized. */
export const weekday = z.string().transform((typed, context) => {
  const day = knownWeekday(typed);
  if (day) return day;
  context.addIssue({ code: 'custom', message: 'The day is one of Monday to Sunday.' });
  return z.NEVER;
});

export const weeklyEvent = z.object({
  id: z.string(),
  ...storedShape(weeklyEventFields),
  day: z.enum(weekdays),
  /** Its times of day; null if calendars leave it out, because its texts cannot be read. */
  when: z
    .object({
      /** As `HH:MM`; an end that is not later is on the next day. */
      start: z.string(),
      end: z.string(),
      /** The zone of the brewery. */
      timeZone: z.string(),
      /** The dates on which it does not take place, as `YYYY-MM-DD`. */
      notOn: z.array(z.string()),
    })
    .nullable(),
  /** The same as the title. */
  event: z.string(),
  breweryId: z.string().nullable(),
  ownerId: z.string().nullable(),
  createdAt: instant,
  /** The brewery's logo and position, for the card and for sorting by distance. */
  place: eventPlace.extend({ logo: z.string().nullable() }).nullable(),
  viewer,
});
export type WeeklyEvent = z.infer<typeof weeklyEvent>;

const NO_TITLE = 'Event title is required';
const title = ended(typedText(NO_TITLE).min(1, NO_TITLE), 200);
const NO_DETAILS = 'Event details are required';
const details = ended(typedText(NO_DETAILS).min(1, NO_DETAILS), 5000);

/** The inputs of both calls that are not fields, or differ from the kinds of their fields. */
const taken = { breweryId: id.optional(), address: line.nullish() };

/**
 * The input for a new weekly event. The server copies the title to `event` and ignores `event` in
 * the body.
 */
export const weeklyEventCreate = z.object({
  ...createShape(weeklyEventFields),
  ...taken,
  /** An empty one is the brewery's. */
  address: optionalLine.optional(),
  title,
  day: weekday,
  details,
});

/** Changes of a weekly event. Absent means unchanged. */
export const weeklyEventUpdate = z.object({
  ...updateShape(weeklyEventFields),
  ...taken,
  id,
  title: title.optional(),
  day: weekday.optional(),
  details: details.optional(),
  basedOn: basedOn(weeklyEvent.omit({ viewer: true, place: true, when: true })),
});

export const weeklyEventDay = z.object({ day: weekday });
