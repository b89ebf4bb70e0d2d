import { badgeFor } from '@hoptrail/contracts/lib/badges';
import type { OwnUser } from '@hoptrail/contracts/users/users';
import type { CallOf } from '../../../data/waiting/calls/waiting-calls.ts';
import { entryOfCall } from '../../logbook/shared/waiting/entry-of-call.ts';
import type { NewCheckin } from '../new-checkin.ts';

/** Returns a check-in that waits on this phone, before it counts for anything. */
export function waitingCheckin(
  call: CallOf<'checkin'>,
  { id: userId, checkins }: OwnUser,
): NewCheckin {
  return {
    ...entryOfCall(call),
    userId,
    ...{ verified: false, sentLater: true, trails: [], isWaiting: true },
    ...{ checkins, badge: badgeFor(checkins), earnedBadge: false },
  };
}
