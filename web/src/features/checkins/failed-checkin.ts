import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import type { CheckinStatus } from '@hoptrail/contracts/checkins/checkins';
import type { OwnUser } from '@hoptrail/contracts/users/users';
import { refusal } from '../../data/errors.ts';
import type { useInvalidate } from '../../data/invalidate.ts';
import { isUnavailable } from '../../data/offline/offline.ts';
import type { Session } from '../../data/session.ts';
import { putCall } from '../../data/waiting/calls/put-call.ts';
import { showToast } from '../../lib/toast.ts';
import { refusalToast } from './checkin-refusal.ts';
import { isCodeRefusal } from './code-refusal.ts';
import type { CheckinTap, NewCheckin } from './new-checkin.ts';
import { callOfTap } from './offline/call-of-tap.ts';
import { waitingCheckin } from './offline/waiting-checkin.ts';

interface FailedCheckin {
  tap: CheckinTap;
  brewery: BreweryDetail;
  /** The status after a check-in. */
  cooling: CheckinStatus;
  user: OwnUser;
  session: Session;
  invalidate: ReturnType<typeof useInvalidate>;
  onCheckin: (checkin: NewCheckin) => void;
}

/** Lets a check-in wait if the server was not reached; otherwise shows why it was refused. */
export function handleFailure(error: Error, failed: FailedCheckin): void {
  const { tap, brewery, cooling, user, session, invalidate, onCheckin } = failed;
  const { code, status } = refusal(error);
  if (status === undefined || isUnavailable(error)) {
    const call = callOfTap(brewery, user.id, tap);
    putCall(call);
    onCheckin(waitingCheckin(call, user));
    const input = { userId: user.id, breweryId: call.input.breweryId };
    invalidate('checkins', { path: 'checkins.status', input, data: cooling });
    return;
  }
  if (!isCodeRefusal(error)) showToast(refusalToast({ code, message: error.message }));
  invalidate('checkins');
  // Another tab may have checked in, or the session may have ended.
  void session.refresh();
}
