import { CHECKIN_RADIUS_KM } from '@hoptrail/contracts/limits';
import type { DistanceUnit } from '@hoptrail/contracts/lists/distance-units';
import { decimal, grouped } from '../numbers.ts';

/** A distance in two parts, so that the unit can be smaller. */
export interface ShownDistance {
  amount: string;
  symbol: 'mi' | 'ft' | 'km' | 'm';
}

const KM_PER_MILE = 1.609344;
const FEET_PER_MILE = 5280;

/** Up to this distance, feet or metres are shown. */
const WALKED = 1000;
/** Up to this distance, it is exact to the foot or the metre. */
const EXACT = 100;
/** From this distance on, no decimals are shown. */
const FAR = 9.95;

/**
 * Returns a distance in a person's unit.
 * @param miles the distance
 * @param isListed whether it is shown in a list, where all have one decimal
 */
export function shownDistance(miles: number, unit: DistanceUnit, isListed = false): ShownDistance {
  const isMetric = unit === 'kilometers';
  const near = steps(isMetric ? miles * KM_PER_MILE * 1000 : miles * FEET_PER_MILE);
  if (!isListed && near < WALKED) return { amount: String(near), symbol: isMetric ? 'm' : 'ft' };
  const far = isMetric ? miles * KM_PER_MILE : miles;
  const decimals = isListed || far < FAR ? 1 : 0;
  return { amount: decimal(far, decimals), symbol: isMetric ? 'km' : 'mi' };
}

/** Returns a distance in a line of text, such as `790 ft`, `1.2 km` or `35 mi`. */
export function distanceText(miles: number, unit: DistanceUnit): string {
  const { amount, symbol } = shownDistance(miles, unit);
  return `${amount} ${symbol}`;
}

/** The same for a distance in kilometers. */
export function distanceTextOfKm(km: number, unit: DistanceUnit): string {
  return distanceText(km / KM_PER_MILE, unit);
}

/** Returns whether a distance is that of somebody who is at the place, as for a check-in. */
export function isHere(miles: number): boolean {
  return miles * KM_PER_MILE <= CHECKIN_RADIUS_KM;
}

/** Returns a whole distance in words, such as `25 miles` or `40 km`. */
export function radiusText(miles: number, unit: DistanceUnit): string {
  return unit === 'miles'
    ? `${grouped(Math.round(miles))} miles`
    : `${grouped(Math.round(miles * KM_PER_MILE))} km`;
}

/** Returns the miles of a distance in a person's unit. */
export function milesOf(distance: number, unit: DistanceUnit): number {
  return unit === 'miles' ? distance : distance / KM_PER_MILE;
}

function steps(length: number): number {
  return length < EXACT ? Math.round(length) : Math.round(length / 10) * 10;
}
