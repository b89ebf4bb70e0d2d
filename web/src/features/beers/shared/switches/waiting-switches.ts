import type { Beer } from '@hoptrail/contracts/beers/beers';
import { withBeerOn } from '@hoptrail/contracts/beers/tap-list-at';
import { useMemo, useSyncExternalStore } from 'react';
import {
  createWaitingList,
  newItem,
  type WaitingItem,
} from '../../../../data/waiting/waiting-list.ts';
import { WAITING_SWITCHES } from '../../../../data/waiting/waiting-names.ts';

/** A switch of a beer that the server does not have yet. */
export interface WaitingSwitch extends WaitingItem {
  beerId: string;
  breweryId: string;
  availability: string;
  /** Whether a toast has said that the server is busy and the switch is sent later. */
  isTold?: boolean;
}

/** The switches that wait, the last one of each beer of a person. */
export const waitingSwitches = createWaitingList(WAITING_SWITCHES, isSwitch);

/**
 * Switches a beer: on this phone at once, and on the server as soon as it can be reached. The last
 * switch of a beer counts.
 */
export function switchBeer(wanted: Omit<WaitingSwitch, 'id'>): void {
  const { userId, beerId } = wanted;
  waitingSwitches.put(
    { ...newItem(userId), ...wanted },
    (other) => other.userId === userId && other.beerId === beerId,
  );
}

/** Returns the switches that wait, the oldest first. */
export function useWaitingSwitches(userId: string): readonly WaitingSwitch[] {
  const all = useSyncExternalStore(
    waitingSwitches.subscribe,
    waitingSwitches.all,
    waitingSwitches.all,
  );
  return useMemo(() => all.filter((one) => one.userId === userId), [all, userId]);
}

/** Returns beers as they are once what waits is sent. */
export function withSwitches(
  beers: readonly Beer[],
  switches: readonly WaitingSwitch[],
): readonly Beer[] {
  return switches.reduce<readonly Beer[]>(
    (list, { beerId, availability }) =>
      availability === 'available'
        ? withBeerOn(list, beerId)
        : list.map((beer) => (beer.id === beerId ? { ...beer, availability } : beer)),
    beers,
  );
}

function isSwitch(value: unknown): value is WaitingSwitch {
  const one = Object(value);
  const texts = ['id', 'userId', 'beerId', 'breweryId', 'availability'];
  return texts.every((name) => typeof one[name] === 'string');
}
