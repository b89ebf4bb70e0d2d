import type { LeaderboardEntry } from '@hoptrail/contracts/checkins/checkins';
import { type BadgeTier, badgeFor } from '@hoptrail/contracts/lib/badges';
import { LEADERBOARD_MIN_CHECKINS } from '@hoptrail/contracts/limits';

/** A person on the leaderboard with their rank. */
interface RankedEntry extends LeaderboardEntry {
  rank: number;
}

/** A badge and the people who have it. */
export interface BadgeGroup {
  tier: BadgeTier;
  entries: RankedEntry[];
}

/**
 * Groups the people of the leaderboard by badge, highest badge first. Badges without people are
 * left out.
 * @param entries most check-ins first
 */
export function groupByBadge(entries: readonly LeaderboardEntry[]): BadgeGroup[] {
  const groups: BadgeGroup[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry.checkins < LEADERBOARD_MIN_CHECKINS) break;
    const tier = badgeFor(entry.checkins);
    let group = groups.at(-1);
    if (group?.tier !== tier) {
      group = { tier, entries: [] };
      groups.push(group);
    }
    group.entries.push({ ...entry, rank: index + 1 });
  }
  return groups;
}
