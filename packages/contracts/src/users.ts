import { z } from 'zod';
import { beerStyle } from './beers.ts';
import { coordinate, id, instant, optionalLine } from './fields.ts';
import { normalizeUsername, usernameProblem } from './lib/identity.ts';

/** A username as typed; comes out normalized. Taken ones are refused by the server. */
export const username = z
  .string()
  .max(200)
  .transform(normalizeUsername)
  .superRefine((value, context) => {
    const problem = usernameProblem(value);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

/** A badge as its holder reads it. */
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

/** What anybody who is signed in may read of a person. */
export const publicUser = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  profileImage: z.string().nullable(),
  headerImage: z.string().nullable(),
  checkins: z.int(),
});
export type PublicUser = z.infer<typeof publicUser>;

/** What a person reads of themselves. */
export const ownUser = publicUser.extend({
  email: z.string(),
  location: z.string().nullable(),
  role: z.enum(['user', 'admin']),
  favoriteBreweries: z.array(z.string()),
  beerStylePreferences: z.array(z.string()),
  latitude: coordinate.nullable(),
  longitude: coordinate.nullable(),
  createdAt: instant,
  /** Place among all users by `rankedCheckins`, counted from 1. */
  rank: z.int(),
  /** The check-ins that the rank counts: all, or where the host says so the verified ones. */
  rankedCheckins: z.int(),
  /** How many breweries this person may edit. */
  ownedBreweries: z.int(),
  /** How many claims of theirs are open, or were decided in the last 30 days. */
  claims: z.int(),
  /** How many breweries they lost and have not closed the notice of. */
  lostBreweries: z.int(),
});
export type OwnUser = z.infer<typeof ownUser>;

/** A person as the caller may see them: whole when it is the caller. */
export const user = z.union([ownUser, publicUser]);

/** A brewery that a person owned, and whose loss they have not closed the notice of. */
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
export const profileImageUpdate = z.object({ userId: id, profileImageURL: z.string().max(2048) });

/** A picture of one's own: an upload, a link, or the picture itself as a data URL; null for none. */
const ownPicture = z.string().max(7_200_000).nullable();

/** What a person may change about themselves. Absent means unchanged; other keys are dropped. */
export const userUpdate = z.object({
  id,
  username: username.optional(),
  profileImage: ownPicture.optional(),
  headerImage: ownPicture.optional(),
  location: optionalLine.optional(),
});

export const beerPreferencesUpdate = z.object({
  id,
  beerStylePreferences: z.array(beerStyle).max(50),
});
