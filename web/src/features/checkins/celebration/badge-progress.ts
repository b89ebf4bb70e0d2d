import { badgeFor } from '@hoptrail/contracts/lib/badges';
import type { NewCheckin } from '../new-checkin.ts';

/** The fill of the ring around a badge before and after a check-in, from 0 to 1. */
export interface RingMove {
  from: number;
  to: number;
}

/**
 * Returns the animation of the ring: towards the next badge, or to its end if this check-in earned
 * one.
 */
export function ringMove({
  checkins,
  badge,
  earnedBadge,
}: Pick<NewCheckin, 'checkins' | 'badge' | 'earnedBadge'>): RingMove {
  if (earnedBadge) return { from: progress(checkins - 1, badgeFor(checkins - 1)), to: 1 };
  return { from: progress(checkins - 1, badge), to: progress(checkins, badge) };
}

function progress(
  checkins: number,
  { minCheckins, nextBadgeAt }: { minCheckins: number; nextBadgeAt: number | null },
): number {
  if (nextBadgeAt === null) return 1;
  return Math.max(0, checkins - minCheckins) / (nextBadgeAt - minCheckins);
}
