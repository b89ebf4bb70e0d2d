import type { Db } from '../../db/database.ts';
import { write } from '../../db/write.ts';
import { instantMs } from '../../lib/stored/stored-instant.ts';
import { dayIn, timeZoneOf } from '../../lib/time-zones/time-zone.ts';
import { findAllUndated, updateVisitedOn } from './date-checkins.repo.ts';

const AT_A_TIME = 500;
const MOST_TIMES = 100;

/**
 * Sets the day of check-ins from earlier releases, which stored none. One run does at most 50,000
 * of them; the next one goes on. A migration cannot compute zones in SQL, and one that updates every row
 * would keep a large server down.
 * @returns how many have a day now
 */
export async function dateCheckins(db: Db): Promise<number> {
  let dated = 0;
  for (let time = 0; time < MOST_TIMES; time += 1) {
    const undated = await findAllUndated(db, AT_A_TIME);
    const days = undated.map(({ id, createdAt, ...place }) => ({
      id,
      visitedOn: dayIn(timeZoneOf(place), new Date(instantMs(createdAt) ?? 0)),
    }));
    if (days.length > 0) await write(db, async (trx) => await updateVisitedOn(trx, days));
    dated += days.length;
    if (days.length < AT_A_TIME) break;
  }
  return dated;
}
