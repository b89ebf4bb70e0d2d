import { distanceKm, type Position } from '@hoptrail/contracts/distance';
import { CHECKIN_ACCURACY_ALLOWANCE_KM } from '@hoptrail/contracts/limits';
import type { DevicePosition, PositionFailure } from '../../lib/geolocation/geolocation.ts';
import type { PositionState } from '../../lib/geolocation/geolocation-watch.ts';

/** What stands between a person and a check-in, apart from the cooldown. */
export type CheckinReadiness =
  | { kind: 'noBreweryLocation' }
  | { kind: 'finding' }
  | { kind: 'noLocation'; failure: PositionFailure }
  | { kind: 'away'; km: number }
  | { kind: 'here'; position: DevicePosition };

/** The part of a brewery that a check-in needs. */
export interface CheckinPlace {
  latitude: string | null;
  longitude: string | null;
  checkinRadiusKm: number;
}

/**
 * Whether the person stands in the brewery (specification, part 5; the server decides by the
 * same measure). The phone's inaccuracy is forgiven up to 0.1 km.
 */
export function checkinReadiness(
  place: CheckinPlace,
  whereabouts: PositionState,
): CheckinReadiness {
  const brewery = placePosition(place);
  if (!brewery) return { kind: 'noBreweryLocation' };
  if (whereabouts.status === 'finding') return { kind: 'finding' };
  if (whereabouts.status === 'failed') return { kind: 'noLocation', failure: whereabouts.failure };
  const { position } = whereabouts;
  const km = distanceKm(position, brewery);
  const allowance = Math.min(position.accuracy / 1000, CHECKIN_ACCURACY_ALLOWANCE_KM);
  return km > place.checkinRadiusKm + allowance ? { kind: 'away', km } : { kind: 'here', position };
}

function placePosition({ latitude, longitude }: CheckinPlace): Position | undefined {
  if (latitude === null || longitude === null) return undefined;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}
