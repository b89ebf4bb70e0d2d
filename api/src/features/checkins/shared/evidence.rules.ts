import {
  type CheckinPlace,
  type PhonePosition,
  presenceAt,
} from '@hoptrail/contracts/lib/presence';
import { TAP_RADIUS_KM } from '@hoptrail/contracts/limits';
import type { Evidence } from '@hoptrail/contracts/lists/evidence';
import { AppError } from '../../../errors.ts';

const LATE_NEEDS_CODE =
  'Here a check-in that was sent later counts only with the code of that day, or by a tap on a tag.';

/** What a person shows of being at a brewery. */
export interface Shown {
  /** The phone's position; undefined if it has none. */
  position: PhonePosition | undefined;
  /** Whether the brewery's code of the day was right. */
  hasCode: boolean;
  /** Whether they tapped a tag of the brewery. */
  hasTap: boolean;
  /** Whether the check-in waited on the phone: its position may be typed since, and verifies nothing. */
  isLate: boolean;
}

/**
 * Returns what verifies a check-in: a tap, which a position far away denies; else the phone's position,
 * or where that does not show the visit the brewery's code; null if nothing was shown, or only a position
 * that was sent later.
 * @param isNeeded whether this server takes no check-in without evidence
 * @throws AppError `checkin.locationRequired`, `checkin.noBreweryLocation`, `checkin.tooFar`,
 * `tag.tooFar`
 */
export function judgeEvidence(
  place: CheckinPlace,
  { position, hasCode, hasTap, isLate }: Shown,
  isNeeded: boolean,
): Evidence | null {
  if (hasTap) {
    const radius = { checkinRadiusKm: Math.max(place.checkinRadiusKm ?? 0, TAP_RADIUS_KM) };
    const isAway = position && presenceAt({ ...place, ...radius }, position).kind === 'away';
    if (isAway) throw new AppError('tag.tooFar');
    return 'tag';
  }
  const presence = position && presenceAt(place, position);
  if (presence?.kind === 'here' && !isLate) return 'position';
  if (hasCode) return 'code';
  if (presence && presence.kind !== 'here') {
    throw new AppError(presence.kind === 'away' ? 'checkin.tooFar' : 'checkin.noBreweryLocation');
  }
  if (isNeeded && isLate)
    throw new AppError('checkin.locationRequired', { message: LATE_NEEDS_CODE });
  if (isNeeded) throw new AppError('checkin.locationRequired');
  return null;
}

/** The evidence of a check-in as its row has it. */
export interface StoredEvidence {
  verified: number;
  /** Null if it was not verified, for a tap, and by a release that knew only the position. */
  verifiedBy: 'position' | 'code' | null;
  /** The tag that was tapped. */
  tagId: string | null;
}

/** Returns what the row of a check-in says of its evidence. */
export function storedEvidence(evidence: Evidence | null): Omit<StoredEvidence, 'tagId'> {
  return {
    verified: evidence === null ? 0 : 1,
    verifiedBy: evidence === 'tag' ? null : evidence,
  };
}

/** Returns how a stored check-in was verified; null if it was not. */
export function evidenceOf({ verified, verifiedBy, tagId }: StoredEvidence): Evidence | null {
  if (tagId !== null) return 'tag';
  return verifiedBy ?? (verified === 1 ? 'position' : null);
}

/** Returns whether trails take a check-in with this evidence: with any, and none without. */
export function countsOnTrails(evidence: Evidence | null): evidence is Evidence {
  return evidence !== null;
}
