import { type DistanceUnit, distanceUnits } from '@hoptrail/contracts/lists/distance-units';
import { useSyncExternalStore } from 'react';
import { localStore } from '../lib/browser/storage.ts';
import { Listeners } from '../lib/listeners.ts';
import { chooseDistanceUnit, distanceUnit } from '../lib/text/distance/distance-unit.ts';
import type { Session } from './session.ts';

const listeners = new Listeners();

/**
 * Chooses the unit of distances: on this device at once, and for the account as soon as the server
 * can be reached. A sign-out removes what waits.
 */
export function chooseUnitOf(userId: string, unit: DistanceUnit): void {
  chooseDistanceUnit(unit);
  localStore.write(keyOf(userId), unit);
  listeners.notify();
}

/** Returns the unit that the account does not have yet; undefined if it has it. */
export function useWaitingUnit(userId: string): DistanceUnit | undefined {
  return useSyncExternalStore(
    listeners.subscribe,
    () => waitingUnit(userId),
    () => undefined,
  );
}

/**
 * Uses the account's unit on this device, from the stored user on. A choice that the account does
 * not have yet is newer.
 */
export function followAccountUnit(session: Session): void {
  const follow = () => {
    const user = session.confirmed();
    if (!user) return;
    const waiting = waitingUnit(user.id);
    if (waiting && waiting !== user.distanceUnit) return;
    if (waiting) {
      localStore.remove(keyOf(user.id));
      listeners.notify();
    }
    // Older servers return no unit.
    if (user.distanceUnit && user.distanceUnit !== distanceUnit()) {
      chooseDistanceUnit(user.distanceUnit);
    }
  };
  follow();
  session.subscribe(follow);
}

function waitingUnit(userId: string): DistanceUnit | undefined {
  return localStore.read(keyOf(userId), isUnit);
}

function isUnit(value: unknown): value is DistanceUnit {
  return distanceUnits.some((unit) => unit === value);
}

/** The name contains the id, so that a sign-out removes it with everything about the person. */
function keyOf(userId: string): string {
  return `distanceUnit.${userId}`;
}
