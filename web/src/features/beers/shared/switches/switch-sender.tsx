import { type Availability, knownAvailability } from '@hoptrail/contracts/lists/beer-availability';
import { useEffect } from 'react';
import { refusal } from '../../../../data/errors.ts';
import { isUnreachable, noticed } from '../../../../data/offline/offline.ts';
import { useSession } from '../../../../data/session.ts';
import { createSender } from '../../../../data/waiting/sender.ts';
import { showWaiting } from '../../../../data/waiting/show-waiting.ts';
import { isWorthWaiting } from '../../../../data/waiting/worth-waiting.ts';
import { useUpdateBeer } from '../beer-writes.ts';
import { useWaitingSwitches, type WaitingSwitch, waitingSwitches } from './waiting-switches.ts';

/** Sends the switches of beers that wait in this browser. */
export default function SwitchSender({ userId }: { userId: string }) {
  const switches = useWaitingSwitches(userId);
  const breweries = new Set(switches.map(({ breweryId }) => breweryId));
  return [...breweries].map((id) => <Sender key={id} userId={userId} breweryId={id} />);
}

function Sender({ userId, breweryId }: { userId: string; breweryId: string }) {
  const switches = useWaitingSwitches(userId);
  const { mutateAsync } = useUpdateBeer(breweryId, { isSwitch: true });
  const session = useSession();
  useEffect(() => {
    const { stop } = createSender({
      lock: 'hoptrail-beer-switches',
      send: async () => {
        const mine = () =>
          // The server would take them as those of the person who signed in in another tab.
          session.isCurrent() ? nextOf(userId, breweryId) : undefined;
        await sendSwitches(mine, mutateAsync);
      },
    });
    return stop;
    // A new switch is sent at once.
  }, [mutateAsync, session, userId, breweryId, switches]);
  return null;
}

/** Returns the oldest waiting switch of a person at a brewery. */
function nextOf(userId: string, breweryId: string): WaitingSwitch | undefined {
  const isTheirs = (one: WaitingSwitch) => one.userId === userId && one.breweryId === breweryId;
  return waitingSwitches.all().find(isTheirs);
}

/**
 * Sends waiting switches. One that is refused, or fails, waits no longer.
 * @param next returns the next one to send
 * @param send must be safe to repeat
 * @throws what prevents all of them: no connection, an ended session, a busy server
 */
async function sendSwitches(
  next: () => WaitingSwitch | undefined,
  send: (change: { id: string; availability: Availability }) => Promise<unknown>,
): Promise<void> {
  for (let sent = next(); sent; sent = next()) {
    const { beerId: id } = sent;
    const availability = knownAvailability(sent.availability);
    try {
      await noticed(() => send({ id, availability }));
    } catch (error) {
      if (isWorthWaiting(error)) tellOnce(sent, error);
      if (isWorthWaiting(error) || refusal(error).status === 401) throw error;
    }
    waitingSwitches.remove(sent);
  }
}

/** Says, once, that a switch waits for a busy server. The lists say it without a connection. */
function tellOnce(waiting: WaitingSwitch, error: unknown): void {
  if (waiting.isTold || isUnreachable(error)) return;
  waitingSwitches.update(waiting, { isTold: true });
  showWaiting('switch', error);
}
