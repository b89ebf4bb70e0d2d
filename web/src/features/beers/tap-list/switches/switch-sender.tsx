import { onlineManager } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useUpdateBeer } from '../beer-writes.ts';
import { sendSwitches, useWaitingSwitches } from './waiting-switches.ts';

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
