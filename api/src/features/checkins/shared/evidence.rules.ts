import type { Evidence } from '@hoptrail/contracts/checkins/evidence';
import {
  type CheckinPlace,
  type PhonePosition,
  presenceAt,
} from '@hoptrail/contracts/lib/presence';
import { AppError } from '../../../errors.ts';

/** What a person shows of being at a brewery. */
export interface Shown {
  /** The phone's position; undefined if it has none. */
  position: PhonePosition | undefined;
  /** Whether the brewery's code of the day was right. */
  hasCode: boolean;
}

/**
 * Returns what verifies a check-in: the phone's position, or where that does not show it the brewery's
 * code; null if nothing was shown.
 * @param isNeeded whether this server takes no check-in without evidence
 * @throws AppError `checkin.locationRequired`, `checkin.noBreweryLocation`, `checkin.tooFar`
 */
export function judgeEvidence(
  place: CheckinPlace,
  { position, hasCode }: Shown,
  isNeeded: boolean,
): Evidence | null {
  const presence = position && presenceAt(place, position);
  if (presence?.kind === 'here') return 'position';
  if (hasCode) return 'code';
  if (presence) {
    throw new AppError(presence.kind === 'away' ? 'checkin.tooFar' : 'checkin.noBreweryLocation');
  }
  if (isNeeded) throw new AppError('checkin.locationRequired');
  return null;
}

/** The evidence of a check-in as its row has it. */
export interface StoredEvidence {
  verified: number;
  /** Null if it was not verified, and of check-ins by a release that knew only the position. */
  verifiedBy: Evidence | null;
}

/** Returns how a stored check-in was verified; null if it was not. */
export function evidenceOf({ verified, verifiedBy }: StoredEvidence): Evidence | null {
  return verifiedBy ?? (verified === 1 ? 'position' : null);
}

/** Returns whether trails take a check-in with this evidence: with any, and none without. */
export function countsOnTrails(evidence: Evidence | null): evidence is Evidence {
  return evidence !== null;
}
