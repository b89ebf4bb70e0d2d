import { CANCELLED_EVENT_MS, DAY_MS, PAST_EVENT_MS } from '@hoptrail/contracts/limits';
import type { EventKindName } from '@hoptrail/contracts/lists/history-kinds';
import type { Db } from '../../../../db/database.ts';
import type { CalendarEntry } from '../ical/calendar-text.ts';
import { type Around, specialEntry, weeklyEntry } from './calendar-entries.rules.ts';
import {
  type Bounds,
  type CalendarScope,
  findAllCancelledRows,
  findAllSpecialRows,
  findAllWeeklyRows,
} from './calendar-rows.repo.ts';

type Entries = readonly (CalendarEntry | undefined)[];

const read: Record<
  EventKindName,
  (db: Db, scope: CalendarScope, bounds: Bounds, around: Around) => Promise<Entries>
> = {
  specialEvent: async (db, scope, bounds, around) =>
    (await findAllSpecialRows(db, scope, bounds)).map((row) => specialEntry(row, around)),
  weeklyEvent: async (db, scope, bounds, around) =>
    (await findAllWeeklyRows(db, scope, bounds)).map((row) => weeklyEntry(row, around)),
};

/** Returns the events of a calendar: special ones by date, then weekly ones, then cancelled ones. */
export async function loadEntries(
  db: Db,
  scope: CalendarScope,
  around: Around,
): Promise<CalendarEntry[]> {
  const now = around.now.getTime();
  const bounds = {
    // A day more, because it is not that day everywhere.
    fromDay: new Date(now - PAST_EVENT_MS - DAY_MS).toISOString().slice(0, 10),
    cancelledSince: new Date(now - CANCELLED_EVENT_MS).toISOString(),
  };
  const entries: (CalendarEntry | undefined)[] = [];
  for (const readKind of Object.values(read)) {
    entries.push(...(await readKind(db, scope, bounds, around)));
  }
  const cancelled = await findAllCancelledRows(db, scope, bounds);
  for (const { date, day, ...row } of cancelled) {
    if (date !== null) entries.push(specialEntry({ ...row, date }, around));
    else if (day !== null) entries.push(weeklyEntry({ ...row, day }, around));
  }
  return entries.filter((entry) => entry !== undefined);
}
