import { CHECKIN_ACCURACY_ALLOWANCE_KM, CHECKIN_RADIUS_KM } from '../limits.ts';
import { distanceKm, type Position, positionOf, type StoredPosition } from './distance.ts';

/** Where a brewery is and how near a check-in must be; null for the usual radius. */
export interface CheckinPlace extends StoredPosition {
  checkinRadiusKm: number | null;
}

/** Where a phone says it is. */
export interface PhonePosition extends Position {
  /** Radius of uncertainty in metres. */
  accuracy?: number | undefined;
}

/** Whether a phone is at a brewery, and else how far away. */
export type Presence =
  | { kind: 'noBreweryLocation' }
  | { kind: 'away'; km: number }
  | { kind: 'here' };

/**
 * Decides whether a phone is at a brewery: within its radius, plus the phone's uncertainty up to
 * 0.1 km. How old a position may be is `CHECKIN_POSITION_MAX_AGE_MS`, which the phone keeps to.
 */
export function presenceAt(place: CheckinPlace, phone: PhonePosition): Presence {
  const brewery = positionOf(place);
  if (!brewery) return { kind: 'noBreweryLocation' };
  const km = distanceKm(phone, brewery);
  const allowanceKm = Math.min((phone.accuracy ?? 0) / 1000, CHECKIN_ACCURACY_ALLOWANCE_KM);
  const reachKm = (place.checkinRadiusKm ?? CHECKIN_RADIUS_KM) + allowanceKm;
  return km > reachKm ? { kind: 'away', km } : { kind: 'here' };
}
