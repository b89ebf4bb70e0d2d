import { CHECKIN_ACCURACY_ALLOWANCE_KM, CHECKIN_RADIUS_KM } from '../limits.ts';
import { distanceKm, type Position, positionOf, type StoredPosition } from './distance.ts';

/** A brewery's position and check-in radius; null for the default radius. */
export interface CheckinPlace extends StoredPosition {
  checkinRadiusKm: number | null;
}

/** The position that a phone reports. */
export interface PhonePosition extends Position {
  /** Radius of uncertainty in metres. */
  accuracy?: number | undefined;
}

/** Whether a phone is at a brewery, and otherwise how far away. */
export type Presence =
  | { kind: 'noBreweryLocation' }
  | { kind: 'away'; km: number }
  | { kind: 'here' };

/**
 * Decides whether a phone is at a brewery: within its radius, plus the phone's uncertainty up to
 * 0.1 km. The phone itself ensures that its position is fresh (`CHECKIN_POSITION_MAX_AGE_MS`).
 */
export function presenceAt(place: CheckinPlace, phone: PhonePosition): Presence {
  const brewery = positionOf(place);
  if (!brewery) return { kind: 'noBreweryLocation' };
  const km = distanceKm(phone, brewery);
  const allowanceKm = Math.min((phone.accuracy ?? 0) / 1000, CHECKIN_ACCURACY_ALLOWANCE_KM);
  const reachKm = (place.checkinRadiusKm ?? CHECKIN_RADIUS_KM) + allowanceKm;
  return km > reachKm ? { kind: 'away', km } : { kind: 'here' };
}
