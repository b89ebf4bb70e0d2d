import type { LeaderboardEntry } from '@hoptrail/contracts/checkins';
import { type BadgeTier, badgeFor } from '@hoptrail/contracts/lib/badges';
import { LEADERBOARD_MIN_CHECKINS } from '@hoptrail/contracts/limits';

/** A person on the leaderboard with their rank. */
interface RankedEntry extends LeaderboardEntry {
  rank: number;
}

/** A badge and the people who have it. */
export interface BadgeShelf {
  tier: BadgeTier;
  entries: RankedEntry[];
}

/**
 * Groups the people of the leaderboard by badge, highest badge first. Badges without people are
 * left out.
 * @param entries most check-ins first
 */
export function shelvesOf(entries: readonly LeaderboardEntry[]): BadgeShelf[] {
  const shelves: BadgeShelf[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry.checkins < LEADERBOARD_MIN_CHECKINS) break;
    const tier = badgeFor(entry.checkins);
    let shelf = shelves.at(-1);
    if (shelf?.tier !== tier) {
      shelf = { tier, entries: [] };
      shelves.push(shelf);
    }
    shelf.entries.push({ ...entry, rank: index + 1 });
  }
  return shelves;
}
