import type { RsvpStatus } from '@hoptrail/contracts/events/rsvps';
import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import { useSignedInUser } from '../../../data/session.ts';
import { usePutCall } from '../../../data/waiting/calls/put-call.ts';
import { useWaitingCall } from '../../../data/waiting/calls/use-waiting-call.ts';
import { newItem } from '../../../data/waiting/waiting-list.ts';

/**
 * Returns the answer about a place that waits on this phone, and a function that answers. Whether
 * there is still a place only the server knows, so that an answer counts once it is sent.
 */
export function usePlace({ id, event: about }: SpecialEvent, { date }: RsvpStatus) {
  const { id: userId } = useSignedInUser();
  const putCall = usePutCall();
  const call = useWaitingCall('place', id);
  const waiting = call?.problem === undefined ? call : undefined;
  return {
    waiting,
    /** Whether it is being sent for the first time, which takes a moment. */
    isSending: waiting !== undefined && waiting.isTold !== true,
    answer: (isGoing: boolean) =>
      putCall({
        ...newItem(userId),
        ...{ kind: 'place', about, input: { id, date }, isGoing },
      }),
  };
}
