import { useSyncExternalStore } from 'react';
import { useCurrentUser } from '../../session.ts';
import { type CallOf, findCall, type WaitingCall, waitingCalls } from './waiting-calls.ts';

/** Returns the person's waiting call, as `findCall()` does. */
export function useWaitingCall<Kind extends WaitingCall['kind']>(
  kind: Kind,
  about: string,
): CallOf<Kind> | undefined {
  const userId = useCurrentUser()?.id ?? '';
  const find = () => findCall(userId, kind, about);
  return useSyncExternalStore(waitingCalls.subscribe, find, find);
}
