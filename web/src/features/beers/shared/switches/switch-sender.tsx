import { type Availability, knownAvailability } from '@hoptrail/contracts/lists/beer-availability';
import { onlineManager } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isFinal, refusal } from '../../../../data/errors.ts';
import { noticed } from '../../../../data/offline/offline.ts';
import { useUpdateBeer } from '../beer-writes.ts';
import { useWaitingSwitches, waitingSwitches } from './waiting-switches.ts';

/**
 * Sends the switches of beers that wait: at once, when the connection is back, and when the page is
 * shown again.
 */
export default function SwitchSender({ userId }: { userId: string }) {
  const switches = useWaitingSwitches(userId);
  const breweries = new Set(switches.map(({ breweryId }) => breweryId));
  return [...breweries].map((id) => <Sender key={id} userId={userId} breweryId={id} />);
}

function Sender({ userId, breweryId }: { userId: string; breweryId: string }) {
  const switches = useWaitingSwitches(userId);
  const { mutateAsync } = useUpdateBeer(breweryId, { isSwitch: true });
  const isSending = useRef(false);
  useEffect(() => {
    const send = async () => {
      if (isSending.current || switches.length === 0) return;
      isSending.current = true;
      await sendSwitches(userId, breweryId, mutateAsync);
      isSending.current = false;
    };
    const sendNow = () => void send();
    sendNow();
    document.addEventListener('visibilitychange', sendNow);
    const unsubscribe = onlineManager.subscribe((isOnline) => {
      if (isOnline) sendNow();
    });
    return () => {
      document.removeEventListener('visibilitychange', sendNow);
      unsubscribe();
    };
  }, [mutateAsync, userId, breweryId, switches]);
  return null;
}

/**
 * Sends the waiting switches of a brewery, the oldest first, until one does not reach the server. A
 * refused one waits no longer.
 * @param send must be safe to repeat
 */
async function sendSwitches(
  userId: string,
  breweryId: string,
  send: (change: { id: string; availability: Availability }) => Promise<unknown>,
): Promise<void> {
  const next = () =>
    waitingSwitches.all().find((one) => one.userId === userId && one.breweryId === breweryId);
  for (let sent = next(); sent; sent = next()) {
    const { beerId: id } = sent;
    const availability = knownAvailability(sent.availability);
    try {
      await noticed(() => send({ id, availability }));
    } catch (error) {
      if (!isFinal(error) || refusal(error).status === 401) return;
    }
    waitingSwitches.remove(sent);
  }
}
