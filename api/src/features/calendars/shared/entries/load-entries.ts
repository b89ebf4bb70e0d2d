import {
  CANCELLED_EVENT_MS,
  DAY_MS,
  EVENTS_PER_FEED,
  PAST_EVENT_MS,
} from '@hoptrail/contracts/limits';
import type { EventKindName } from '@hoptrail/contracts/lists/history-kinds';
import type { Db } from '../../../../db/database.ts';
import { soundRows } from '../../../../lib/stored/unsound-rows.ts';
import type { CalendarEntry } from '../ical/calendar-text.ts';
import { type Around, specialEntry, weeklyEntry } from './calendar-entries.rules.ts';
import {
  type Bounds,
  type CalendarScope,
  findAllCancelledRows,
  findAllSpecialRows,
  findAllWeeklyRows,
} from './calendar-rows.repo.ts';

/** How the log names calendars. */
const FROM = 'calendars';

/** The events of a calendar, and whether it leaves some out because it has too many. */
export interface Entries {
  entries: CalendarEntry[];
  isCut: boolean;
}

type Read = (CalendarEntry | undefined)[];

const read: Record<
  EventKindName,
  (db: Db, scope: CalendarScope, bounds: Bounds, around: Around) => Promise<Read>
> = {
  specialEvent: async (db, scope, bounds, around) =>
    soundRows(FROM, await findAllSpecialRows(db, scope, bounds), (row) =>
      specialEntry(row, around),
    ),
  weeklyEvent: async (db, scope, bounds, around) =>
    soundRows(FROM, await findAllWeeklyRows(db, scope, bounds), (row) => weeklyEntry(row, around)),
};

/**
 * Returns the events of a calendar: special ones, then weekly ones, then cancelled ones; at most 500 of
 * each. Those that are longest past are left out first, and rows that are not sound.
 */
export async function loadEntries(db: Db, scope: CalendarScope, around: Around): Promise<Entries> {
  const now = around.now.getTime();
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  const bounds = {
    // A day more, because it is not that day everywhere.
    fromDay: dayOf(now - PAST_EVENT_MS - DAY_MS),
    today: dayOf(now - DAY_MS),
    cancelledSince: new Date(now - CANCELLED_EVENT_MS).toISOString(),
  };
  const lists: Read[] = [];
  for (const readKind of Object.values(read)) {
    lists.push(await readKind(db, scope, bounds, around));
  }
  const cancelled = await findAllCancelledRows(db, scope, bounds);
  lists.push(
    soundRows(FROM, cancelled, ({ date, day, ...row }) => {
      if (date !== null) return specialEntry({ ...row, date }, around);
      return day === null ? undefined : weeklyEntry({ ...row, day }, around);
    }),
  );
  return {
    entries: lists
      .flatMap((list) => list.slice(0, EVENTS_PER_FEED))
      .filter((entry) => entry !== undefined),
    isCut: lists.some(({ length }) => length > EVENTS_PER_FEED),
  };
}
