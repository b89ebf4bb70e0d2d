import { z } from 'zod';
import { day, id } from '../fields.ts';
import { viewKinds } from '../lists/view-kinds.ts';

/** A view of a brewery's page, or a tap on one of its links. */
export const countView = z.object({ breweryId: id, kind: z.enum(viewKinds) });

export const statisticsOf = z.object({ breweryId: id });

/** A count of everything, such as check-ins. */
const total = z.int();

/** A count about people; null while it is about fewer than five of them. */
const people = z.int().nullable();

const views = z.record(z.enum(viewKinds), people);

/** The figures of some days in a row. */
const figures = z.object({
  checkins: total,
  /** Different people who checked in. */
  visitors: people,
  /** Those of them who had been there before, or came more than once. */
  returning: people,
  /** People who added the brewery to their favorites in these days. */
  favorites: people,
  views,
});
export type Figures = z.infer<typeof figures>;

/** The figures of a brewery; a day is one at the brewery. */
export const statistics = z.object({
  /** The brewery's day of the figures. */
  today: day,
  /** Whether anybody has ever checked in there. */
  hasCheckins: z.boolean(),
  /** The people who have the brewery among their favorites now. */
  favorites: people,
  /** The last days and as many before them: for 1 day, 7 and 30. */
  periods: z.array(z.object({ days: z.int(), now: figures, before: figures })),
  /** The check-ins of each of the last 30 days, the oldest first. */
  days: z.array(z.object({ day, checkins: total })),
  /** The check-ins of the last 30 days by the hour at the brewery, from 0. */
  hours: z.array(people),
  /** The check-ins of the last 30 days by weekday, from Monday. */
  weekdays: z.array(people),
});
export type Statistics = z.infer<typeof statistics>;

/** The check-ins of the brewery's day so far. */
export const todaysCheckins = z.object({ today: day, checkins: total });

/** The totals of a day that has any. */
export const dayTotals = z.object({ day, checkins: total, visitors: people, views });
export type DayTotals = z.infer<typeof dayTotals>;
