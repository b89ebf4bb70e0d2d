import type { LeaderboardEntry } from '@hoptrail/contracts/checkins/checkins';
import { displayName } from '@hoptrail/contracts/lib/text/identity';
import { LEADERBOARD_MAX_ENTRIES } from '@hoptrail/contracts/limits';
import type { OwnUser } from '@hoptrail/contracts/users/users';
import { rankedCheckins } from './ranked-checkins.ts';

type Person = LeaderboardEntry & Pick<OwnUser, 'showsOnLeaderboard' | 'rankedCheckins'>;

/**
 * Returns the leaderboard with the signed-in person where their present count puts them. The loaded
 * one may be older than their last check-in. Among equal counts, the person who reached it first comes
 * first.
 * @param entries most check-ins first
 */
export function withOwnEntry(
  entries: readonly LeaderboardEntry[],
  user: Person,
): readonly LeaderboardEntry[] {
  const { id, username, profileImage, showsLogbook } = user;
  const checkins = rankedCheckins(user);
  const listed = entries.find((entry) => entry.id === id);
  if (listed?.checkins === checkins) return entries;
  const others = entries.filter((entry) => entry.id !== id);
  const place = others.findIndex((entry) => entry.checkins < checkins);
  const isBelow = place < 0 && others.length >= LEADERBOARD_MAX_ENTRIES - 1;
  // A stored copy may be from before people could leave the leaderboard.
  if (user.showsOnLeaderboard === false || checkins === 0 || isBelow) return others;
  const own = { id, name: displayName(user), username, profileImage, showsLogbook, checkins };
  return others.toSpliced(place < 0 ? others.length : place, 0, own);
}
