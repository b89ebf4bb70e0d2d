import { z } from 'zod';
import { day, id, nextCursor } from '../fields.ts';
import { normalizeUsername } from '../lib/text/identity.ts';
import { PROFILE_STAMPS_PAGE } from '../limits.ts';
import { logbookFigures } from '../logbook/logbook.ts';
import { rows } from '../stored/rows.ts';
import { userBadge } from '../users/users.ts';

const username = z.string().min(1).max(200).transform(normalizeUsername);

export const profileInput = z.object({ username });
export const profileStampsInput = z.object({
  username,
  /** The `nextCursor` of the page before; without one the first page. */
  cursor: id.optional(),
});

/** A brewery that a person has been to, with the day of the first visit. */
const profileStamp = z.object({
  breweryId: z.string(),
  breweryName: z.string(),
  city: z.string(),
  state: z.string(),
  logo: z.string().nullable(),
  isClosed: z.boolean(),
  firstVisitedOn: day,
  visits: z.int(),
});
export type ProfileStamp = z.infer<typeof profileStamp>;

/** The stamps, newest first. */
export const profileStamps = z.object({
  stamps: rows(profileStamp).max(PROFILE_STAMPS_PAGE),
  nextCursor,
});

/**
 * The public profile of a person. Its stamps and figures have nothing of the last 24 hours, no time
 * of day, and no check-in that is only for the person.
 */
export const profile = profileStamps.extend({
  id: z.string(),
  username: z.string(),
  /** The name that the app shows, from `displayName()`. */
  name: z.string(),
  profileImage: z.string().nullable(),
  headerImage: z.string().nullable(),
  /** The badge of `figures.checkins`; null without that number. */
  badge: userBadge.nullable(),
  figures: logbookFigures
    .pick({
      breweries: true,
      towns: true,
      states: true,
      since: true,
      currentRun: true,
      longestRun: true,
      farthestApart: true,
      weeks: true,
    })
    .extend({
      /** The check-ins before 00:00 UTC; null of a person who left the leaderboard. */
      checkins: z.int().nullable(),
    }),
});
export type Profile = z.infer<typeof profile>;
