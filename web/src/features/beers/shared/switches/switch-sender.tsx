import { type Availability, knownAvailability } from '@hoptrail/contracts/lists/beer-availability';
import { useEffect } from 'react';
import { isFinal, refusal } from '../../../../data/errors.ts';
import { noticed } from '../../../../data/offline/offline.ts';
import { createSender } from '../../../../data/waiting/sender.ts';
import { useUpdateBeer } from '../beer-writes.ts';
import { useWaitingSwitches, waitingSwitches } from './waiting-switches.ts';

/** Sends the switches of beers that wait in this browser. */
export default function SwitchSender({ userId }: { userId: string }) {
  const switches = useWaitingSwitches(userId);
  const breweries = new Set(switches.map(({ breweryId }) => breweryId));
  return [...breweries].map((id) => <Sender key={id} userId={userId} breweryId={id} />);
}

function Sender({ userId, breweryId }: { userId: string; breweryId: string }) {
  const switches = useWaitingSwitches(userId);
  const { mutateAsync } = useUpdateBeer(breweryId, { isSwitch: true });
  useEffect(() => {
    const { stop } = createSender({
      lock: 'hoptrail-beer-switches',
      send: () => sendSwitches(userId, breweryId, mutateAsync),
    });
    return stop;
    // A new switch is sent at once.
  }, [mutateAsync, userId, breweryId, switches]);
  return null;
}

/**
 * Sends the waiting switches of a brewery, the oldest first. A refused one waits no longer.
 * @param send must be safe to repeat
 * @throws what prevents all of them: no connection, an ended session, a busy server
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
      if (!isFinal(error) || refusal(error).status === 401) throw error;
    }
    waitingSwitches.remove(sent);
  }
}
