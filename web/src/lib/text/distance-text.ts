import { grouped } from './numbers.ts';

/** What a person reads distances in; what is near is in feet or in metres. */
export const distanceUnits = ['miles', 'kilometers'] as const;
export type DistanceUnit = (typeof distanceUnits)[number];

/** A distance as it is shown: the number apart from its unit, which may be set smaller. */
export interface ShownDistance {
  amount: string;
  symbol: 'mi' | 'ft' | 'km' | 'm';
}

const KM_PER_MILE = 1.609344;
const FEET_PER_MILE = 5280;

/** Up to here a distance is walked, and shown in feet or metres. */
const WALKED = 1000;
/** Up to here it is shown to the foot or the metre. */
const EXACT = 100;
/** From here on decimals say nothing. */
const FAR = 9.95;

/**
 * Returns a distance in a person's unit.
 * @param miles the distance
 * @param isListed whether it stands in a list, where all are in miles or kilometers with one decimal
 *   (specification, part 2)
 */
export function shownDistance(miles: number, unit: DistanceUnit, isListed = false): ShownDistance {
  const isMetric = unit === 'kilometers';
  const near = steps(isMetric ? miles * KM_PER_MILE * 1000 : miles * FEET_PER_MILE);
  if (!isListed && near < WALKED) return { amount: String(near), symbol: isMetric ? 'm' : 'ft' };
  const far = isMetric ? miles * KM_PER_MILE : miles;
  const decimals = isListed || far < FAR ? 1 : 0;
  return { amount: grouped(far.toFixed(decimals)), symbol: isMetric ? 'km' : 'mi' };
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

/** Returns a whole distance in words, such as `25 miles` or `40 km`. */
export function radiusText(miles: number, unit: DistanceUnit): string {
  return unit === 'miles'
    ? `${grouped(Math.round(miles))} miles`
    : `${grouped(Math.round(miles * KM_PER_MILE))} km`;
}

function steps(length: number): number {
  return length < EXACT ? Math.round(length) : Math.round(length / 10) * 10;
}
