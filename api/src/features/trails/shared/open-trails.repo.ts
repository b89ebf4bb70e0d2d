import { FIRST_DAY, LAST_DAY } from '@hoptrail/contracts/events/when/written-day';
import { isDay } from '@hoptrail/contracts/hours/problems';
import { CHECKIN_WAITS_MAX_MS, OPEN_TRAILS } from '@hoptrail/contracts/limits';
import type { Db } from '../../../db/database.ts';
import { valuesOf } from '../../../db/sql.ts';
import { instantAfter } from '../../../lib/durations.ts';
import { soundRows } from '../../../lib/stored/unsound-rows.ts';
import { type OpenTrail, prizeEnd, stampsToComplete } from './stamps.rules.ts';

/**
 * Returns the trails that take stamps, with their breweries that are open: one that ended still takes
 * those of check-ins that waited on a phone.
 * @param ids limits the result to these trails
 */
export async function findAllOpenTrails(
  db: Db,
  now: Date,
  ids?: readonly string[],
): Promise<OpenTrail[]> {
  const since = instantAfter(now, -CHECKIN_WAITS_MAX_MS);
  const trails = await db
    .selectFrom('passports')
    .selectAll()
    .where('openedAt', 'is not', null)
    .where('closedAt', 'is', null)
    .where((eb) => eb.or([eb('endedAt', 'is', null), eb('endedAt', '>', since)]))
    .$if(ids !== undefined, (query) => query.where('id', 'in', valuesOf(db, ids ?? [])))
    .orderBy('endsOn')
    .orderBy('id')
    .limit(OPEN_TRAILS)
    .execute();
  if (trails.length === 0) return [];
  const stops = await db
    .selectFrom('passport_breweries as stop')
    .innerJoin('breweries', 'breweries.id', 'stop.breweryId')
    .select(['stop.passportId as trailId', 'breweries.id', 'breweries.name', 'stop.question'])
    .where(
      'stop.passportId',
      'in',
      valuesOf(
        db,
        trails.map(({ id }) => id),
      ),
    )
    .where('stop.removedAt', 'is', null)
    .where('breweries.closedAt', 'is', null)
    .orderBy('stop.position')
    .orderBy('stop.id')
    .execute();
  const byTrail = Map.groupBy(stops, (stop) => stop.trailId);
  return soundRows('stamps', trails, (row) => {
    const breweries = (byTrail.get(row.id) ?? []).map(({ trailId: _, ...stop }) => stop);
    const { id, name, stampsPerDay, prize } = row;
    return {
      ...{ id, name, stampsPerDay, prize, breweries },
      startsOn: readableDay(row.startsOn),
      endsOn: readableDay(row.endsOn),
      isOrdered: row.isOrdered === 1,
      stampsToComplete: stampsToComplete(row.stampsNeeded, breweries.length),
      prizeUntil: prizeEnd(row),
    };
  });
}

/**
 * Returns a day, or the nearest one that is read: a trail without an end may have 9999-12-31.
 * @throws RangeError if it is no day
 */
function readableDay(day: string): string {
  if (!isDay(day)) throw new RangeError('the day of a trail cannot be read');
  if (day > LAST_DAY) return LAST_DAY;
  return day < FIRST_DAY ? FIRST_DAY : day;
}
