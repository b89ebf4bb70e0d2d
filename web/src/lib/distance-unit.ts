import { useSyncExternalStore } from 'react';
import { type DistanceUnit, distanceUnits } from './distance-text.ts';
import { localStore } from './storage.ts';

const CHOSEN_UNIT = 'distanceUnit';
/** Where people measure their ways in miles. */
const REGIONS_OF_MILES = new Set(['US', 'GB', 'LR', 'MM']);

/** What this device keeps, once it was read. */
let kept: { unit: DistanceUnit | undefined } | undefined;
const listeners = new Set<() => void>();

/** Returns the unit of all distances on this device; renders again when it changes. */
export function useDistanceUnit(): DistanceUnit {
  return useSyncExternalStore(subscribe, distanceUnit, () => 'miles');
}

/** Returns the unit that was chosen on this device, or that of the browser's region. */
export function distanceUnit(): DistanceUnit {
  kept ??= { unit: localStore.read(CHOSEN_UNIT, isUnit) };
  return kept.unit ?? unitOf(navigator.language);
}

/** Chooses the unit of all distances on this device. */
export function chooseDistanceUnit(next: DistanceUnit): void {
  kept = { unit: next };
  keepDistanceUnit();
  for (const listener of listeners) listener();
}

/** Keeps the chosen unit once more: signing out empties the browser's storage. */
export function keepDistanceUnit(): void {
  if (kept?.unit) localStore.write(CHOSEN_UNIT, kept.unit);
}

/**
 * Returns the unit that is usual where a language is spoken; miles where that is not known.
 * @param language as browsers tell it, such as `en-US` or `zh-Hans-CN`
 */
export function unitOf(language: string): DistanceUnit {
  const [, region] = /-([a-z]{2})(?:-|$)/i.exec(language) ?? [];
  return region && !REGIONS_OF_MILES.has(region.toUpperCase()) ? 'kilometers' : 'miles';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isUnit(value: unknown): value is DistanceUnit {
  return distanceUnits.some((known) => known === value);
}
