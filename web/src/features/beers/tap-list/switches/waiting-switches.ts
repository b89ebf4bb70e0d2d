import type { Beer } from '@hoptrail/contracts/beers';
import { type Availability, availabilities } from '@hoptrail/contracts/lists/beer-availability';
import { useMemo, useSyncExternalStore } from 'react';
import { isFinal, refusal } from '../../../../data/errors.ts';
import { noticed } from '../../../../data/offline/offline.ts';
import { localStore } from '../../../../lib/browser/storage.ts';
import { Listeners } from '../../../../lib/listeners.ts';

/** A switch of a beer that the server does not have yet. */
interface WaitingSwitch {
  id: string;
  breweryId: string;
  availability: Availability;
}

const listeners = new Listeners();

/**
 * Switches a beer: on this phone at once, and on the server as soon as it can be reached. The last
 * switch of a beer counts. A sign-out removes what waits.
 */
export function switchBeer(userId: string, wanted: WaitingSwitch): void {
  store(userId, [...waitingOf(userId).filter(({ id }) => id !== wanted.id), wanted]);
}

/** Returns the switches that wait, the oldest first. */
export function useWaitingSwitches(userId: string): readonly WaitingSwitch[] {
  const text = useSyncExternalStore(
    listeners.subscribe,
    () => JSON.stringify(waitingOf(userId)),
    () => '[]',
  );
  return useMemo(() => {
    const list: unknown = JSON.parse(text);
    return isList(list) ? list : [];
  }, [text]);
}

/** Returns beers as they are once what waits is sent. */
export function withSwitches(
  beers: readonly Beer[],
  switches: readonly WaitingSwitch[],
): readonly Beer[] {
  return beers.map((beer) => {
    const wanted = switches.find(({ id }) => id === beer.id);
    return wanted ? { ...beer, availability: wanted.availability } : beer;
  });
}

/**
 * Sends the waiting switches of a brewery, the oldest first, until one does not reach the server. A
 * refused one waits no longer.
 * @param send must be safe to repeat
 */
export async function sendSwitches(
  userId: string,
  breweryId: string,
  send: (change: Pick<WaitingSwitch, 'id' | 'availability'>) => Promise<unknown>,
): Promise<void> {
  const next = () => waitingOf(userId).find((one) => one.breweryId === breweryId);
  for (let sent = next(); sent; sent = next()) {
    const { id, availability } = sent;
    try {
      await noticed(() => send({ id, availability }));
    } catch (error) {
      if (!isFinal(error) || refusal(error).status === 401) return;
    }
    // A newer switch of the same beer goes on waiting.
    const isSent = (one: WaitingSwitch) => one.id === id && one.availability === availability;
    store(
      userId,
      waitingOf(userId).filter((one) => !isSent(one)),
    );
  }
}

function waitingOf(userId: string): readonly WaitingSwitch[] {
  return localStore.read(keyOf(userId), isList) ?? [];
}

function store(userId: string, switches: readonly WaitingSwitch[]): void {
  if (switches.length > 0) localStore.write(keyOf(userId), switches);
  else localStore.remove(keyOf(userId));
  listeners.notify();
}

function isList(value: unknown): value is WaitingSwitch[] {
  return Array.isArray(value) && value.every(isSwitch);
}

function isSwitch(value: unknown): value is WaitingSwitch {
  if (typeof value !== 'object' || value === null) return false;
  const { id, breweryId, availability } = { id: '', breweryId: '', availability: '', ...value };
  return (
    typeof id === 'string' &&
    typeof breweryId === 'string' &&
    availabilities.some((one) => one === availability)
  );
}

/** The name contains the id, so that a sign-out removes it with everything about the person. */
function keyOf(userId: string): string {
  return `tapSwitches.${userId}`;
}
