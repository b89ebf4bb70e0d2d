import { z } from 'zod';
import { beerStyle } from '../beers/beers.ts';
import { coordinate, id, instant, optionalLine } from '../fields.ts';
import { normalizeUsername, usernameProblem } from '../lib/text/identity.ts';
import { distanceUnits } from '../lists/distance-units.ts';

/** Takes a username as typed and returns it normalized. The server refuses taken ones. */
export const username = z
  .string()
  .max(200)
  .transform(normalizeUsername)
  .superRefine((value, context) => {
    const problem = usernameProblem(value);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

/** A badge as its owner reads it. */
export const userBadge = z.object({
  name: z.string(),
  description: z.string(),
  /** Path of the drawing. */
  icon: z.string(),
  minCheckins: z.int(),
  maxCheckins: z.int().nullable(),
  nextBadgeAt: z.int().nullable(),
});
export type UserBadge = z.infer<typeof userBadge>;

/** The fields of a person that every signed-in user may read. */
export const publicUser = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  profileImage: z.string().nullable(),
  headerImage: z.string().nullable(),
  /** The check-ins before 00:00 UTC; null of a person who left the leaderboard. */
  checkins: z.int().nullable(),
});
export type PublicUser = z.infer<typeof publicUser>;

/** All fields of a person, which only this person may read. */
export const ownUser = publicUser.extend({
  checkins: z.int(),
  email: z.string(),
  location: z.string().nullable(),
  role: z.enum(['user', 'admin']),
  favoriteBreweries: z.array(z.string()),
  beerStylePreferences: z.array(z.string()),
  latitude: coordinate.nullable(),
  longitude: coordinate.nullable(),
  createdAt: instant,
  /** Whether this person is on the leaderboard. */
  showsOnLeaderboard: z.boolean(),
  /** Whether anybody may see this person's public profile. */
  showsLogbook: z.boolean(),
  /** The unit in which this person reads distances; null lets the browser's region decide. */
  distanceUnit: z.enum(distanceUnits).nullable(),
  /**
   * The rank by `rankedCheckins` among all users on the leaderboard, from 1; who left it has the
   * rank that they would have. Others count with their check-ins before 00:00 UTC.
   */
  rank: z.int(),
  /**
   * The number of check-ins that the rank counts: all, or with the host's setting only verified
   * ones. Those that are only for this person do not count.
   */
  rankedCheckins: z.int(),
  /** The number of breweries that this person owns. */
  ownedBreweries: z.int(),
  /** The number of breweries of which this person is on the staff. */
  staffBreweries: z.int(),
  /** The number of the person's claims that are open or were decided in the last 30 days. */
  claims: z.int(),
  /** The number of notices about lost breweries that the person has not closed. */
  lostBreweries: z.int(),
});
export type OwnUser = z.infer<typeof ownUser>;

/** A person as the caller may read them: all fields if it is the caller. */
export const user = z.union([ownUser, publicUser]);

/** A brewery that a person lost, while the notice about it is not closed. */
export const lostBrewery = z.object({
  id: z.string(),
  name: z.string(),
  lostAt: instant,
  /** Whether another account owns it now. */
  hasOwner: z.boolean(),
});
export type LostBrewery = z.infer<typeof lostBrewery>;

export const userId = z.object({ id });
export const lostBreweryClose = z.object({ id, breweryId: id });
export const favoriteToggle = z.object({ id, breweryId: id });
/** Whether a brewery shall be a favorite; may be sent again, unlike a toggle. */
export const favoriteUpdate = z.object({ id, breweryId: id, isFavorite: z.boolean() });
export const profileImageUpdate = z.object({
  userId: id,
  profileImageURL: z.string().max(2048).meta({ format: 'uri-reference' }),
});

/** A profile or header picture: a path of an upload or drawing, or a data URL; null for none. */
const ownPicture = z.string().max(7_200_000).meta({ format: 'uri-reference' }).nullable();

/**
 * The fields that a person can change about themselves. Absent means unchanged; other keys are
 * dropped.
 */
export const userUpdate = z.object({
  id,
  username: username.optional(),
  profileImage: ownPicture.optional(),
  headerImage: ownPicture.optional(),
  location: optionalLine.optional(),
  distanceUnit: z.enum(distanceUnits).nullable().optional(),
});

/** What a person shows of themselves. Absent means unchanged. */
export const privacyUpdate = z.object({
  id,
  showsOnLeaderboard: z.boolean().optional(),
  showsLogbook: z.boolean().optional(),
  /** The former name of `showsLogbook`. */
  showsTrail: z.boolean().optional().meta({ deprecated: true }),
});

export const beerPreferencesUpdate = z.object({
  id,
  beerStylePreferences: z.array(beerStyle).max(50),
});
