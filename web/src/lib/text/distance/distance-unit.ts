import { type DistanceUnit, distanceUnits } from '@hoptrail/contracts/lists/distance-units';
import { useSyncExternalStore } from 'react';
import { attempt } from '../../browser/storage.ts';
import { Listeners } from '../../listeners.ts';
import { regionOf } from '../region/region.ts';

/** A cookie, since signing out clears the browser's storage and leaves cookies alone. */
const CHOSEN_UNIT = 'distanceUnit';
const ONE_YEAR_S = 365 * 24 * 60 * 60;
/** Regions that use miles. */
const REGIONS_OF_MILES = new Set(['US', 'GB', 'LR', 'MM']);

/** The stored unit, after the first read. */
let current: { unit: DistanceUnit | undefined } | undefined;
const listeners = new Listeners();

/** Returns the unit of all distances on this device; renders again when it changes. */
export function useDistanceUnit(): DistanceUnit {
  return useSyncExternalStore(listeners.subscribe, distanceUnit, () => 'miles');
}

/**
 * Returns the unit that was chosen on this device or came from the account, or that of the browser's
 * region.
 */
export function distanceUnit(): DistanceUnit {
  current ??= { unit: storedUnit() };
  return current.unit ?? unitOf(navigator.language);
}

/** Chooses the unit of all distances on this device. */
export function chooseDistanceUnit(next: DistanceUnit): void {
  current = { unit: next };
  attempt(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: Safari before 18.4 has no Cookie Store API.
    document.cookie = `${CHOSEN_UNIT}=${next}; path=/; max-age=${ONE_YEAR_S}; samesite=lax`;
  });
  listeners.notify();
}

/**
 * Returns the usual unit of a language's region.
 * @param language the browser's, such as `en-US` or `zh-Hans-CN`
 */
export function unitOf(language: string): DistanceUnit {
  return REGIONS_OF_MILES.has(regionOf(language)) ? 'miles' : 'kilometers';
}

function storedUnit(): DistanceUnit | undefined {
  const cookies = attempt(() => document.cookie) ?? '';
  return distanceUnits.find((unit) => cookies.split('; ').includes(`${CHOSEN_UNIT}=${unit}`));
}
