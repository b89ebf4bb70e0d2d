import { CANCELLED_EVENT_MS, DAY_MS, PAST_EVENT_MS } from '@hoptrail/contracts/limits';
import type { Db } from '../../../../db/database.ts';
import type { CalendarEntry } from '../ical/calendar-text.ts';
import { specialEntry, weeklyEntry } from './calendar-entries.rules.ts';
import {
  type CalendarScope,
  findAllCancelledRows,
  findAllSpecialRows,
  findAllWeeklyRows,
} from './calendar-rows.repo.ts';

/** Returns the events of a calendar: special ones by date, then weekly ones, then cancelled ones. */
export async function loadEntries(
  db: Db,
  scope: CalendarScope,
  around: { now: Date; origin: string },
): Promise<CalendarEntry[]> {
  const now = around.now.getTime();
  const bounds = {
    // A day more, because it is not that day everywhere.
    fromDay: new Date(now - PAST_EVENT_MS - DAY_MS).toISOString().slice(0, 10),
    cancelledSince: new Date(now - CANCELLED_EVENT_MS).toISOString(),
  };
  const special = await findAllSpecialRows(db, scope, bounds);
  const weekly = await findAllWeeklyRows(db, scope, bounds);
  const cancelled = await findAllCancelledRows(db, scope, bounds);
  const entries = [
    ...special.map((row) => specialEntry(row, around)),
    ...weekly.map((row) => weeklyEntry(row, around)),
    ...cancelled.map(({ date, day, ...row }) => {
      if (date !== null) return specialEntry({ ...row, date }, around);
      return day === null ? undefined : weeklyEntry({ ...row, day }, around);
    }),
  ];
  return entries.filter((entry) => entry !== undefined);
}
