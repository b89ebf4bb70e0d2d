import { type CheckinPlace, presenceAt } from '@hoptrail/contracts/lib/presence';
import type { DevicePosition, PositionFailure } from '../../lib/geolocation/geolocation.ts';
import type { PositionState } from '../../lib/geolocation/geolocation-watch.ts';

/** What prevents a check-in, apart from the cooldown. */
export type CheckinReadiness =
  | { kind: 'noBreweryLocation' }
  | { kind: 'finding' }
  | { kind: 'noLocation'; failure: PositionFailure }
  | { kind: 'away'; km: number }
  | { kind: 'here'; position: DevicePosition };

/** Returns whether the person is at the brewery, by the rule that the server applies too. */
export function checkinReadiness(
  place: CheckinPlace,
  positionState: PositionState,
): CheckinReadiness {
  if (place.latitude === null) return { kind: 'noBreweryLocation' };
  if (positionState.status === 'finding') return { kind: 'finding' };
  if (positionState.status === 'failed')
    return { kind: 'noLocation', failure: positionState.failure };
  const { position } = positionState;
  const presence = presenceAt(place, position);
  return presence.kind === 'here' ? { ...presence, position } : presence;
}
