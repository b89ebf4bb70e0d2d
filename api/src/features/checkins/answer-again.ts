import type { Checkin } from '@hoptrail/contracts/checkins/checkins';
import { badgeFor } from '@hoptrail/contracts/lib/badges';
import type { Caller } from '../../access/sessions.ts';
import type { Context } from '../../context.ts';
import { instantText } from '../../lib/stored/stored-instant.ts';
import { timeZoneOf } from '../../lib/time-zones/time-zone.ts';
import { repeatOutcomes } from '../trails/shared/stamp-passports.ts';
import { countsOnTrails, evidenceOf } from './shared/evidence.rules.ts';
import type { StoredCheckin } from './stored-checkin.repo.ts';

/** Returns the response to a check-in once more, for the same request sent again. */
export async function answerAgain(
  { db, clock, caller, caches }: Pick<Context, 'db' | 'clock' | 'caches'> & { caller: Caller },
  stored: StoredCheckin,
): Promise<Checkin> {
  const { checkins, ownTimeZone, latitude, longitude, receivedAt, ...row } = stored;
  const { verified, verifiedBy, tagId, ...fields } = row;
  const evidence = evidenceOf({ verified, verifiedBy, tagId });
  const visit = { ...fields, userId: caller.id, visitedOn: row.visitedOn ?? '' };
  const trails = countsOnTrails(evidence) ? await caches.trails.of(row.breweryId, clock.now()) : [];
  const badge = badgeFor(checkins);
  return {
    ...visit,
    createdAt: instantText(row.createdAt),
    verified: evidence !== null,
    verifiedBy: evidence,
    onlyForMe: row.onlyForMe === 1,
    sentLater: receivedAt !== null,
    timeZone: timeZoneOf({ latitude, longitude, ownTimeZone }),
    ...{ checkins, badge },
    earnedBadge: badge.minCheckins === checkins,
    trails: countsOnTrails(evidence)
      ? await repeatOutcomes(db, { ...visit, trails, way: evidence })
      : [],
  };
}
