import { waitTextOfSeconds } from '@hoptrail/contracts/lib/text/wait-text';
import { HOUR_MS } from '@hoptrail/contracts/limits';
import type { Db } from '../../db/database.ts';
import { isAhead, type StoredBackup } from '../backups/stored-backups.ts';
import { findNewestInstant } from './doctor.repo.ts';
import { type Finding, ok, warning } from './finding.ts';

const ALLOWANCE_MS = HOUR_MS / 12;

/** Checks that nothing in the data is dated in the future. */
export async function examineClock(
  db: Db,
  backups: readonly StoredBackup[],
  now: Date,
): Promise<Finding[]> {
  const newest = await findNewestInstant(db);
  const ahead = newest === undefined ? 0 : Date.parse(newest) - now.getTime();
  const fix =
    'Look whether the clock is right (timedatectl). If it is, it was ahead before, and what was written then stays dated in the future until that time.';
  if (ahead > ALLOWANCE_MS) {
    return [
      warning(
        'clock',
        `the newest row is ${waitTextOfSeconds(ahead / 1000, 'short')} ahead of the clock`,
        fix,
      ),
    ];
  }
  const future = backups.find((backup) => isAhead(backup, now));
  if (future) return [warning('clock', `the backup ${future.path} is dated in the future`, fix)];
  return [ok('clock', `${now.toISOString()}, after everything that was written`)];
}
