import { DAY_MS } from '@hoptrail/contracts/limits';
import type { Db } from '../../../db/database.ts';
import { instantAfter } from '../../../lib/durations.ts';
import { instantMs } from '../../../lib/stored/stored-instant.ts';
import { dayIn, timeZoneOf } from '../../../lib/time-zones/time-zone.ts';
import { countsOnTrails, evidenceOf } from '../../checkins/shared/evidence.rules.ts';
import type { Visit } from '../shared/stamp-passports.ts';
import type { OpenTrail } from '../shared/stamps.rules.ts';
import { findAllVisits } from './backlog.repo.ts';

/**
 * Returns the check-ins of people at breweries of a trail that count there, the oldest first, among them
 * some from the days before and after the trail.
 */
export async function loadVisits(
  db: Db,
  trail: OpenTrail,
  of: { userIds: readonly string[]; breweryIds: readonly string[] },
): Promise<Visit[]> {
  const rows = await findAllVisits(db, {
    ...of,
    // A local day begins and ends up to 14 hours before or after the day in UTC.
    from: instantAfter(new Date(`${trail.startsOn}T00:00:00Z`), -DAY_MS),
    until: instantAfter(new Date(`${trail.endsOn}T00:00:00Z`), 2 * DAY_MS),
  });
  return rows.flatMap(
    ({ latitude, longitude, ownTimeZone, visitedOn, verified, verifiedBy, tagId, ...visit }) => {
      const zone = timeZoneOf({ latitude, longitude, ownTimeZone });
      const day = visitedOn ?? dayIn(zone, new Date(instantMs(visit.createdAt) ?? 0));
      const evidence = evidenceOf({ verified, verifiedBy, tagId });
      return countsOnTrails(evidence)
        ? [{ ...visit, visitedOn: day, way: evidence, trails: [trail] }]
        : [];
    },
  );
}
