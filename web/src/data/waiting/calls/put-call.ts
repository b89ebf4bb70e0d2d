import { useEffect } from 'react';
import { type WaitingCall, waitingCalls } from './waiting-calls.ts';

/**
 * Returns `putCall()` for a screen. The sender of the calls is loaded with the screen, because it cannot be
 * loaded later without a connection.
 */
export function usePutCall(): typeof putCall {
  useEffect(() => void import('../calls-sender.tsx').catch(() => {}), []);
  return putCall;
}

/**
 * Stores a call in place of one about the same subject, to be sent as soon as there is a connection: at
 * once, if there is one.
 */
export function putCall(call: WaitingCall): void {
  const subject = subjectOf(call);
  waitingCalls.put(call, (other) => other.userId === call.userId && subjectOf(other) === subject);
}

function subjectOf({ kind, id, input }: WaitingCall): string {
  if (kind === 'checkin') return id;
  if (kind === 'tap') return input.tapData;
  return [kind, kind === 'place' ? input.id : Object.values(input)].join(' ');
}
