import type { Checkin } from '@hoptrail/contracts/checkins/checkins';
import { CHECKIN_COOLDOWN_MS } from '@hoptrail/contracts/limits';
import type { QueryClient } from '@tanstack/react-query';
import { requestAllowedPosition } from '../../../lib/geolocation/geolocation.ts';
import { showToast } from '../../../lib/toast.ts';
import { refusal } from '../../errors.ts';
import type { CallOf } from '../calls/waiting-calls.ts';
import type { Kind, SendingDeps } from './kind.ts';

/** A tap that is sent later has no position: the person may have left. */
const AT_ONCE_MS = 10_000;
/** A coarse position of the last minute is enough: a tap waits for no satellites. */
const POSITION = { enableHighAccuracy: false, timeout: 2000, maximumAge: 60_000 };
/** A position that is less certain says nothing about a kilometer. */
const CERTAIN_METRES = 500;

/** What a tap led to. */
export type TapOutcome =
  | { kind: 'checkedIn'; checkin: Checkin }
  /** The person was checked in there before, at a time in milliseconds if the server told it. */
  | { kind: 'before'; at: number | undefined };

/** Returns the key under which the outcome of a tap is cached for the screen that shows it. */
export function outcomeKey(callId: string) {
  return ['tapped', callId] as const;
}

export const taps: Kind<CallOf<'tap'>> = {
  domain: 'checkins',
  refused: () => 'Your tap does not count',
  send: async (deps, call) => {
    const { session, queryClient } = deps;
    const isShown = isOnScreen(queryClient, call.id);
    const outcome = await sendTap(deps, call);
    queryClient.setQueryData(outcomeKey(call.id), outcome);
    void session.refresh();
    if (call.isTold && !isShown) showToast(toasts[outcome.kind]);
  },
  isTyped: () => true,
  hasScreen: true,
};

const toasts = {
  checkedIn: { type: 'success', title: 'Your tap is sent', description: 'It counts.' },
  before: {
    type: 'info',
    title: 'You are checked in already',
    description: 'Your earlier check-in at this brewery counts.',
  },
} as const;

/**
 * Sends a tap. One within the cooldown of a check-in at the same brewery has done what it is for.
 * @throws the other refusals, and what prevents it from being sent
 */
async function sendTap(
  { client, invalidate }: SendingDeps,
  call: CallOf<'tap'>,
): Promise<TapOutcome> {
  const { input, since } = call;
  const position = Date.now() - since < AT_ONCE_MS ? await certainPosition() : {};
  const times = { at: new Date(since).toISOString(), sentAt: new Date().toISOString() };
  try {
    const checkin = await client.checkins.tap.mutate({ ...input, ...position, ...times });
    const { userId: id, badge } = checkin;
    invalidate('checkins', { path: 'users.badge', input: { id }, data: badge });
    return { kind: 'checkedIn', checkin };
  } catch (error) {
    const { code, retryAfter } = refusal(error);
    if (code !== 'checkin.cooldown' && code !== 'checkin.doubled') throw error;
    invalidate('checkins');
    const at = retryAfter && Date.now() + retryAfter * 1000 - CHECKIN_COOLDOWN_MS;
    return { kind: 'before', at };
  }
}

/** Returns whether the screen of taps shows this one, so that no toast has to. */
function isOnScreen(queryClient: QueryClient, callId: string): boolean {
  const query = queryClient.getQueryCache().find({ queryKey: outcomeKey(callId) });
  return (query?.getObserversCount() ?? 0) > 0;
}

async function certainPosition() {
  const result = await requestAllowedPosition(POSITION);
  if (!result.ok) return {};
  const { accuracy = 0 } = result.position;
  return accuracy > CERTAIN_METRES ? {} : result.position;
}
