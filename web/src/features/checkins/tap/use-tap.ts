import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useSignedInUser } from '../../../data/session.ts';
import { usePutCall } from '../../../data/waiting/calls/put-call.ts';
import { type CallOf, findCall, waitingCalls } from '../../../data/waiting/calls/waiting-calls.ts';
import { outcomeKey, type TapOutcome } from '../../../data/waiting/kinds/taps.ts';
import { sendCalls } from '../../../data/waiting/send-calls.ts';
import { newItem } from '../../../data/waiting/waiting-list.ts';
import { readTapAddress } from './tap-address.ts';

/** A tap as its screen shows it. */
interface ShownTap {
  /** The tap until the server has taken it; undefined without one. */
  call: CallOf<'tap'> | undefined;
  /** What it led to; undefined until the server has answered. */
  outcome: TapOutcome | undefined;
  /** Sends it again now. */
  retry: () => void;
}

/**
 * Stores the tap of an address, which is sent at once or as soon as there is a connection, also when
 * this page was closed meanwhile. Without an address it returns the last tap that waits.
 * @param onStored called once the phone has stored it, and the address is not needed any more
 */
export function useTap(address: string, onStored: () => void): ShownTap {
  const { id: userId } = useSignedInUser();
  const putCall = usePutCall();
  const [shown, setShown] = useState(() => lastTap(userId)?.id ?? '');
  const find = () => findCall(userId, 'tap', shown);
  const call = useSyncExternalStore(waitingCalls.subscribe, find, find);
  const { data: outcome } = useQuery<TapOutcome>({
    queryKey: outcomeKey(shown),
    queryFn: skipToken,
  });

  const store = useEffectEvent(() => {
    const input = readTapAddress(address);
    if (!input) return;
    const item = newItem(userId);
    setShown(item.id);
    putCall({ ...item, kind: 'tap', about: 'a tag', input });
    onStored();
  });
  useEffect(() => store(), [address]);
  // The person has read here why a tap does not count: it is not listed as refused any more.
  const forgetRead = useEffectEvent(() => {
    if (call?.problem !== undefined) waitingCalls.remove(call);
  });
  useEffect(() => () => forgetRead(), []);
  return { call, outcome, retry: sendCalls };
}

function lastTap(userId: string): CallOf<'tap'> | undefined {
  return waitingCalls
    .all()
    .findLast((call): call is CallOf<'tap'> => call.kind === 'tap' && call.userId === userId);
}
