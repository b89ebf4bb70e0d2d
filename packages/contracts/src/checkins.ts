import { z } from 'zod';
import { id, instant, latitude, longitude } from './fields.ts';
import { LEADERBOARD_MAX_ENTRIES } from './limits.ts';
import { userBadge } from './users.ts';

export const checkinStatusInput = z.object({ userId: id, breweryId: id });
export const checkinStatus = z.object({
  canCheckIn: z.boolean(),
  /** Whole seconds until the next check-in here; 0 when free. */
  timeRemaining: z.int(),
});
export type CheckinStatus = z.infer<typeof checkinStatus>;

/**
 * The input for a check-in. The position is the one that the phone reports; accuracy is in metres.
 */
export const checkinInput = z
  .object({
    userId: id,
    breweryId: id,
    notes: z.string().max(2000).nullish(),
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    accuracy: z.number().min(0).max(100_000_000).optional(),
  })
  .refine((input) => (input.latitude === undefined) === (input.longitude === undefined), {
    error: 'Send both latitude and longitude, or neither.',
  });

export const checkin = z.object({
  id: z.string(),
  userId: z.string(),
  breweryId: z.string(),
  notes: z.string().nullable(),
  createdAt: instant,
  /** Whether the server verified the phone's position. */
  verified: z.boolean(),
  /** The person's check-in count with this one. */
  checkins: z.int(),
  badge: userBadge,
  /** Whether this check-in earned the badge. */
  earnedBadge: z.boolean(),
});
export type Checkin = z.infer<typeof checkin>;

export const leaderboardInput = z.object({
  limit: z.int().min(1).max(LEADERBOARD_MAX_ENTRIES).optional(),
  /** The id of the last entry already read. */
  cursor: id.optional(),
});
export const leaderboardEntry = z.object({
  id: z.string(),
  name: z.string(),
  checkins: z.int(),
  profileImage: z.string().nullable(),
});
export type LeaderboardEntry = z.infer<typeof leaderboardEntry>;
