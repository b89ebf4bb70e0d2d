import type { Checkin } from '@hoptrail/contracts/checkins/checkins';
import { CHECKIN_COOLDOWN_MS } from '@hoptrail/contracts/limits';
import type { QueryClient } from '@tanstack/react-query';
import { requestAllowedPosition } from '../../../lib/geolocation/geolocation.ts';
import { showToast } from '../../../lib/toast.ts';
import { refusal } from '../../errors.ts';
import type { CallOf } from '../calls/waiting-calls.ts';
import type { Kind } from './kind.ts';

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
  send: async ({ client, session, queryClient, invalidate }, call) => {
    const { input, since } = call;
    const isShown = isOnScreen(queryClient, call.id);
    const position = Date.now() - since < AT_ONCE_MS ? await certainPosition() : {};
    const times = { at: new Date(since).toISOString(), sentAt: new Date().toISOString() };
    const outcome = await client.checkins.tap
      .mutate({ ...input, ...position, ...times })
      .then((checkin): TapOutcome => ({ kind: 'checkedIn', checkin }), outcomeOfRefusal);
    queryClient.setQueryData(outcomeKey(call.id), outcome);
    if (outcome.kind === 'checkedIn') {
      const { userId, badge } = outcome.checkin;
      invalidate('checkins', { path: 'users.badge', input: { id: userId }, data: badge });
      void session.refresh();
    } else invalidate('checkins');
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
 * Returns the outcome of a tap within the cooldown of a check-in at the same brewery, which has done
 * what it is for.
 * @throws the other refusals, and what prevents it from being sent
 */
function outcomeOfRefusal(error: unknown): TapOutcome {
  const { code, retryAfter } = refusal(error);
  if (code === 'checkin.doubled') return { kind: 'before', at: undefined };
  if (code !== 'checkin.cooldown' || retryAfter === undefined) throw error;
  return { kind: 'before', at: Date.now() + retryAfter * 1000 - CHECKIN_COOLDOWN_MS };
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
