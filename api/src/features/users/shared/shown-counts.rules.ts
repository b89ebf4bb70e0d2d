import { DAY_MS } from '@hoptrail/contracts/limits';
import { utcDay } from '../../../lib/durations.ts';

/** What users are ranked by: all their check-ins, or only the verified ones. */
export type Ranking = 'checkins' | 'verifiedCheckins';

/** The counters of a user, of which others see what the server had received before 00:00 UTC. */
export interface Counters {
  checkins: number;
  checkinsReachedAt: string | null;
  verifiedCheckins: number;
  verifiedReachedAt: string | null;
}

/** The counters with their values at the start of `shownOn`, the day of the last change. */
export interface StoredCounters extends Counters {
  shownOn: string | null;
  shownCheckins: number;
  shownReachedAt: string | null;
  shownVerifiedCheckins: number;
  shownVerifiedReachedAt: string | null;
}

/** `YYYY-MM-DD` in UTC. */
export interface ShownDays {
  today: string;
  tomorrow: string;
}

/**
 * Returns the days on which others see the stored values: today, and tomorrow because the clock of
 * another instance may be ahead around midnight.
 */
export function shownDays(now: Date): ShownDays {
  return { today: utcDay(now), tomorrow: utcDay(new Date(now.getTime() + DAY_MS)) };
}

/** Returns the counters that others see: those of before 00:00 UTC. */
export function countersForOthers(user: StoredCounters, now: Date): Counters {
  const { today, tomorrow } = shownDays(now);
  if (user.shownOn !== today && user.shownOn !== tomorrow) return user;
  return {
    checkins: user.shownCheckins,
    checkinsReachedAt: user.shownReachedAt,
    verifiedCheckins: user.shownVerifiedCheckins,
    verifiedReachedAt: user.shownVerifiedReachedAt,
  };
}
