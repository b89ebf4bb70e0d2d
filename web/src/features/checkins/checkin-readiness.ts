import { type CheckinPlace, presenceAt } from '@hoptrail/contracts/lib/presence';
import type { DevicePosition, PositionFailure } from '../../lib/geolocation/geolocation.ts';
import type { PositionState } from '../../lib/geolocation/geolocation-watch.ts';

/** What stands between a person and a check-in, apart from the cooldown. */
export type CheckinReadiness =
  | { kind: 'noBreweryLocation' }
  | { kind: 'finding' }
  | { kind: 'noLocation'; failure: PositionFailure }
  | { kind: 'away'; km: number }
  | { kind: 'here'; position: DevicePosition };

/** Returns whether the person is at the brewery, by the rule that the server applies as well. */
export function checkinReadiness(
  place: CheckinPlace,
  whereabouts: PositionState,
): CheckinReadiness {
  if (place.latitude === null) return { kind: 'noBreweryLocation' };
  if (whereabouts.status === 'finding') return { kind: 'finding' };
  if (whereabouts.status === 'failed') return { kind: 'noLocation', failure: whereabouts.failure };
  const { position } = whereabouts;
  const presence = presenceAt(place, position);
  return presence.kind === 'here' ? { ...presence, position } : presence;
}
