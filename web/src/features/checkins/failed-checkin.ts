import type { CheckinStatus } from '@hoptrail/contracts/checkins/checkins';
import type { OwnUser } from '@hoptrail/contracts/users/users';
import { refusal } from '../../data/errors.ts';
import type { useInvalidate } from '../../data/invalidate.ts';
import type { Session } from '../../data/session.ts';
import { putCall } from '../../data/waiting/calls/put-call.ts';
import type { CallOf } from '../../data/waiting/calls/waiting-calls.ts';
import { showToast } from '../../lib/toast.ts';
import { refusalToast } from './checkin-refusal.ts';
import { isCodeRefusal } from './code-refusal.ts';
import type { NewCheckin } from './new-checkin.ts';
import { waitingCheckin } from './offline/waiting-checkin.ts';

interface LostCheckin {
  call: CallOf<'checkin'>;
  /** The status after a check-in. */
  cooling: CheckinStatus;
  user: OwnUser;
  invalidate: ReturnType<typeof useInvalidate>;
  onCheckin: (checkin: NewCheckin) => void;
}

/** Shows a check-in without a response as one that waits, and sends it again. */
export function letWait({ call, cooling, user, invalidate, onCheckin }: LostCheckin): void {
  putCall(call);
  onCheckin(waitingCheckin(call, user));
  const input = { userId: user.id, breweryId: call.input.breweryId };
  invalidate('checkins', { path: 'checkins.status', input, data: cooling });
}

/** Shows why a check-in was refused. */
export function showFailure(
  error: Error,
  { session, invalidate }: Pick<LostCheckin, 'invalidate'> & { session: Session },
): void {
  const { code } = refusal(error);
  if (!isCodeRefusal(error)) showToast(refusalToast({ code, message: error.message }));
  invalidate('checkins');
  // Another tab may have checked in, or the session may have ended.
  void session.refresh();
}
