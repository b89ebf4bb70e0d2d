import type { LeaderboardEntry, leaderboardInput } from '@hoptrail/contracts/checkins/checkins';
import { displayName } from '@hoptrail/contracts/lib/text/identity';
import { LEADERBOARD_MAX_ENTRIES } from '@hoptrail/contracts/limits';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import {
  type Counters,
  countersForOthers,
  type Ranking,
  shownDays,
} from '../../users/shared/shown-counts.rules.ts';
import {
  findChangedUsers,
  findCounters,
  findRankedUser,
  findUnchangedUsers,
  type Place,
} from './leaderboard.repo.ts';

/**
 * Returns users by their number of check-ins, highest first; of equal ones, who reached it first.
 * Others count with what the server had received before 00:00 UTC, the caller with every check-in.
 */
export async function loadLeaderboard(
  ctx: Context,
  { limit = LEADERBOARD_MAX_ENTRIES, cursor }: z.infer<typeof leaderboardInput>,
): Promise<LeaderboardEntry[]> {
  const { db, clock } = ctx;
  const days = shownDays(clock.now());
  const own = await findOwnPlace(ctx);
  const after = cursor === own?.id ? own : await findPlace(ctx, cursor);
  if (!after && cursor !== undefined) return [];
  const page = { ranking: rankingOf(ctx), limit, after, except: own?.id, days };
  const others = await Promise.all([
    findUnchangedUsers(db, page),
    findChangedUsers(db, days.today, page),
    findChangedUsers(db, days.tomorrow, page),
  ]);
  const isOwnNext = own && own.count > 0 && (!after || compare(own, after) > 0);
  return [...others.flat(), ...(isOwnNext ? [own] : [])]
    .toSorted(compare)
    .slice(0, limit)
    .map(({ count, reachedAt: _, ...user }) => ({
      ...user,
      name: displayName(user),
      checkins: count,
      showsLogbook: user.showsLogbook === 1,
    }));
}

/** Returns whether the caller has another place than the one that others see. */
export async function hasOwnPlace(ctx: Context): Promise<boolean> {
  const own = await findOwnPlace(ctx);
  const shown = await findPlace(ctx, own?.id);
  return own !== undefined && shown !== undefined && compare(own, shown) !== 0;
}

/** Returns the caller with their present place; undefined if they are not on the leaderboard. */
async function findOwnPlace(ctx: Context) {
  const caller = await ctx.findCaller();
  const user = caller && (await findRankedUser(ctx.db, caller.id));
  if (!user) return undefined;
  const { id, username, name, profileImage, showsLogbook } = user;
  return { username, name, profileImage, showsLogbook, ...placeOf(ctx, id, user) };
}

/** Returns the place of a user that others see; undefined if there is no such user. */
async function findPlace(ctx: Context, id: string | undefined): Promise<Place | undefined> {
  const user = id === undefined ? undefined : await findCounters(ctx.db, id);
  return user && id ? placeOf(ctx, id, countersForOthers(user, ctx.clock.now())) : undefined;
}

function placeOf(ctx: Context, id: string, counters: Counters): Place {
  return rankingOf(ctx) === 'checkins'
    ? { id, count: counters.checkins, reachedAt: counters.checkinsReachedAt ?? '' }
    : { id, count: counters.verifiedCheckins, reachedAt: counters.verifiedReachedAt ?? '' };
}

function rankingOf({ config }: Context): Ranking {
  return config.leaderboardVerifiedOnly ? 'verifiedCheckins' : 'checkins';
}

function compare(one: Place, other: Place): number {
  if (one.count !== other.count) return other.count - one.count;
  const key = one.reachedAt === other.reachedAt ? 'id' : 'reachedAt';
  if (one[key] === other[key]) return 0;
  return one[key] < other[key] ? -1 : 1;
}
