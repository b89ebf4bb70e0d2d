import type { Db } from '../../../db/database.ts';
import { lockRows } from '../../../db/locks.ts';
import { write } from '../../../db/write.ts';
import { columnsOf, hoursOfText } from '../shared/hours.rules.ts';
import { findAllUnread, updateRead } from './hours.repo.ts';

const AT_A_TIME = 200;
const MOST_TIMES = 500;

/**
 * Reads the rows of opening hours from texts that have none: those of earlier releases, and those
 * that an instance of an earlier release wrote. The text stays as it is.
 * @returns how many texts were read, with or without a result
 */
export async function readStoredHours(db: Db): Promise<number> {
  let read = 0;
  for (let time = 0; time < MOST_TIMES; time += 1) {
    const unread = await findAllUnread(db, AT_A_TIME);
    if (unread.length === 0) break;
    const rows = unread.map(({ id, hours }) => {
      const { hoursExceptions: _, ...columns } = columnsOf({
        ...hoursOfText(hours),
        hoursExceptions: [],
      });
      return { id, ...columns };
    });
    await write(db, async (trx) => {
      // Locks in the order of all writes; check-ins at these breweries wait.
      await lockRows(
        trx,
        'breweries',
        rows.map(({ id }) => id),
      );
      await updateRead(trx, rows);
    });
    read += unread.length;
  }
  return read;
}
