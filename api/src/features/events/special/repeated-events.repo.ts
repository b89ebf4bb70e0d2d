import type { Db } from '../../../db/database.ts';
import { positionTexts } from '../../../lib/stored/position-texts.ts';
import { timeZoneOf } from '../../../lib/time-zones/time-zone.ts';

/** How many events one statement reads. */
const PAGE = 500;

/** Yields the events that repeat and have a date before a day, `YYYY-MM-DD`. */
export async function* findRepeatedEvents(db: Db, before: string) {
  for (let after = '', isLast = false; !isLast; ) {
    const rows = await db
      .selectFrom('special_events')
      .leftJoin('breweries', 'breweries.id', 'special_events.breweryId')
      .select(['special_events.id', 'date', 'time', 'repeats', 'repeatsUntil', 'notOn'])
      .select(['latitude', 'longitude', 'ownTimeZone'])
      .where('repeats', 'is not', null)
      .where('sortAt', '<', before)
      .where('special_events.id', '>', after)
      .orderBy('special_events.id')
      .limit(PAGE)
      .execute();
    for (const { latitude, longitude, ownTimeZone, ...event } of rows) {
      const place = positionTexts({ latitude, longitude });
      yield { ...event, timeZone: timeZoneOf({ ...place, ownTimeZone }) };
    }
    after = rows.at(-1)?.id ?? after;
    isLast = rows.length < PAGE;
  }
}

/** Moves an event to another date, unless somebody has changed it meanwhile. */
export async function moveEvent(
  db: Db,
  { id, date, repeats }: { id: string; date: string; repeats: string | null },
  to: { date: string; sortAt: string | null },
): Promise<void> {
  await db
    .updateTable('special_events')
    .set(to)
    .where('id', '=', id)
    .where('date', '=', date)
    .where('repeats', '=', repeats)
    .execute();
}
