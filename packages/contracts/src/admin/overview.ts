import { z } from 'zod';
import { instant } from '../fields.ts';
import { rows } from '../stored/rows.ts';

const count = z.int().nonnegative();

/** How many there were in the last 24 hours and 7 days, and in the same spans a week earlier. */
const figure = z.object({
  day: count,
  dayBefore: count,
  week: count,
  weekBefore: count,
});
export type OverviewFigure = z.infer<typeof figure>;

/** A brewery with boards that have no connection, or with tags that have keys of another tag key. */
const breweryToSee = z.object({ id: z.string(), name: z.string(), count });
export type BreweryToSee = z.infer<typeof breweryToSee>;

/** Whether the server works, for administrators and the host. */
export const health = z.object({
  /** `failing` if people cannot check in; `warning` if the host should act. */
  status: z.enum(['ok', 'warning', 'failing']),
  /** The problems, as sentences for the host. */
  problems: z.array(z.string()),
  database: z.enum(['writable', 'disk full', 'not writable']),
  /** The disk of the data folder; null if the system does not report it. */
  disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }).nullable(),
  mail: z.enum(['smtp', 'codes go to the log of the server']),
  /** When the oldest unsent message was written; null if there is none. */
  mailWaitingSince: z.string().nullable(),
  backup: z.object({ newestAt: instant.nullable(), ageSeconds: z.number().nullable() }),
});
export type Health = z.infer<typeof health>;

/** What waits for an administrator, how the instance is used, and whether it works. */
export const overview = z.object({
  waiting: z.object({
    claims: count,
    /** Imports of check-ins that the server has not read yet. */
    imports: count,
    silentBoards: rows(breweryToSee),
    foreignTags: rows(breweryToSee),
  }),
  figures: z.object({ checkins: figure, signUps: figure, breweries: figure }),
  health,
  /** Why the map has no streets, as a sentence for the host; null if it has some. */
  streetsProblem: z.string().nullable(),
});
export type Overview = z.infer<typeof overview>;
