import { CHECKIN_COOLDOWN_MS } from '@hoptrail/contracts/limits';
import { useWaitingCall } from '../../../data/waiting/calls/use-waiting-call.ts';

/** Returns whether a check-in of the last 24 hours at a brewery waits on this phone. */
export function useIsWaiting(breweryId: string): boolean {
  const call = useWaitingCall('checkin', breweryId);
  return call?.problem === undefined && Date.now() < (call?.since ?? 0) + CHECKIN_COOLDOWN_MS;
}
