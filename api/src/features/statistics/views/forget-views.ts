import { knownTimeZone } from '@hoptrail/contracts/hours/time-zones';
import type { ServerDeps } from '../../../context.ts';
import { write } from '../../../db/write.ts';
import { dayIn } from '../../../lib/time-zones/time-zone.ts';
import { firstKeptDay } from '../statistics.rules.ts';
import { deleteDayViewsBefore, deleteKey, findAllKeyDays } from './views.repo.ts';

type Forgetting = Pick<ServerDeps, 'db' | 'clock' | 'checkpoints'>;

/**
 * Deletes the keys and marks of the days that have ended in their time zones, also from the pages that
 * SQLite left behind.
 */
export async function forgetEndedDays({ db, clock, checkpoints }: Forgetting): Promise<void> {
  const now = clock.now();
  const ended = (await findAllKeyDays(db)).filter(
    // An instance with newer zones may have stored one that this server does not know.
    ({ zone, day }) => day !== dayIn(knownTimeZone(zone) ?? null, now),
  );
  if (ended.length === 0) return;
  for (const day of ended) await write(db, (trx) => deleteKey(trx, day));
  await checkpoints.empty();
}

/** Deletes the daily totals that are older than 25 months. */
export async function sweepDayViews({ db, clock }: Pick<Forgetting, 'db' | 'clock'>) {
  await deleteDayViewsBefore(db, firstKeptDay(dayIn(null, clock.now())));
}
