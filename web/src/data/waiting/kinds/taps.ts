import { requestAllowedPosition } from '../../../lib/geolocation/geolocation.ts';
import { showToast } from '../../../lib/toast.ts';
import type { CallOf } from '../calls/waiting-calls.ts';
import type { Kind } from './kind.ts';

/** A tap that is sent later has no position: the person may have left. */
const AT_ONCE_MS = 10_000;
/** A coarse position of the last minute is enough: a tap waits for no satellites. */
const POSITION = { enableHighAccuracy: false, timeout: 2000, maximumAge: 60_000 };
/** A position that is less certain says nothing about a kilometer. */
const CERTAIN_METRES = 500;

/** Returns the key under which the check-in of a tap is cached for the screen that shows it. */
export function tappedKey(callId: string) {
  return ['tapped', callId] as const;
}

export const taps: Kind<CallOf<'tap'>> = {
  domain: 'checkins',
  refused: () => 'Your tap does not count',
  send: async ({ client, session, queryClient, invalidate }, { id, input, since, isTold }) => {
    const position = Date.now() - since < AT_ONCE_MS ? await certainPosition() : {};
    const times = { at: new Date(since).toISOString(), sentAt: new Date().toISOString() };
    const checkin = await client.checkins.tap.mutate({ ...input, ...position, ...times });
    const { userId, badge } = checkin;
    queryClient.setQueryData(tappedKey(id), checkin);
    invalidate('checkins', { path: 'users.badge', input: { id: userId }, data: badge });
    void session.refresh();
    if (isTold)
      showToast({ type: 'success', title: 'Your tap is sent', description: 'It counts.' });
  },
  isTyped: () => true,
  hasScreen: true,
};

async function certainPosition() {
  const result = await requestAllowedPosition(POSITION);
  if (!result.ok) return {};
  const { accuracy = 0 } = result.position;
  return accuracy > CERTAIN_METRES ? {} : result.position;
}
