import { useSyncExternalStore } from 'react';
import { useCurrentUser } from '../../session.ts';
import {
  type CallKind,
  type CallOf,
  findCall,
  type WaitingCall,
  waitingCalls,
} from './waiting-calls.ts';

/** Returns the person's waiting call, as `findCall()` does. */
export function useWaitingCall<Kind extends CallKind>(
  kind: Kind,
  about: string,
): CallOf<Kind> | undefined {
  const userId = useCurrentUser()?.id ?? '';
  const find = () => findCall(userId, kind, about);
  return useSyncExternalStore(waitingCalls.subscribe, find, find);
}

/** Returns the person's waiting calls of a kind, oldest first. */
export function useWaitingCalls<Kind extends CallKind>(kind: Kind): readonly CallOf<Kind>[] {
  const userId = useCurrentUser()?.id;
  const calls = useSyncExternalStore(waitingCalls.subscribe, waitingCalls.all, () => none);
  return calls.filter((call): call is CallOf<Kind> => call.kind === kind && call.userId === userId);
}

const none: readonly WaitingCall[] = [];
