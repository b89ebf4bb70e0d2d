import { waitTextOfSeconds } from '@hoptrail/contracts/lib/text/wait-text';
import { counted } from '../../lib/counted.ts';
import { makeBackupFolder } from '../backups/backup-folder.ts';
import type { CheckedBackups } from '../backups/check-backup.ts';
import { areOnOwnDisk, ON_OWN_DISK } from '../backups/own-disk.ts';
import { isAhead, type StoredBackup } from '../backups/stored-backups.ts';
import type { Retention } from '../backups/take/retention.ts';
import { isBackupLate } from '../backups/take/schedule.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

const CUT_SHORT =
  'There was not enough time to check one. hoptrail restore checks all of it before it changes anything.';

/** Checks that there is a sound backup that is recent enough. */
export function examineBackups(
  backups: readonly StoredBackup[],
  { sound, damaged, isCutShort }: CheckedBackups,
  { retention, now }: { retention: Retention; now: Date },
): Finding[] {
  const fix = 'Run: hoptrail backup. A running server makes them by itself.';
  if (backups.length === 0) return [warning('backups', 'there are none', fix)];
  const broken = damaged.map(({ path, reason }) => problem('backups', `${path}: ${reason}`, fix));
  if (isCutShort) return [...broken, warning('backups', 'none was found to be sound', CUT_SHORT)];
  const found = backups.find(({ path }) => path === sound?.path);
  if (found === undefined) return broken;
  if (isAhead(found, now))
    return [...broken, warning('backups', 'all are dated in the future', fix)];
  const age = now.getTime() - found.createdAt.getTime();
  const which = damaged.length > 0 ? `the newest sound one, ${found.path},` : 'the newest';
  const says = `${counted(backups.length, 'backup')}, ${which} is ${waitTextOfSeconds(age / 1000, 'short')} old`;
  if (isBackupLate(retention, age)) return [...broken, warning('backups', says, fix)];
  return [...broken, ok('backups', damaged.length > 0 ? says : `${says} and sound`)];
}

/** Checks that backups can be written to their folder, which is created where it does not exist. */
export async function examineBackupFolder(backupDir: string): Promise<Finding[]> {
  const found = await makeBackupFolder(backupDir);
  return found ? [problem('backups', found.says, found.fix)] : [];
}

/** Checks that the backups are not on the disk of the data. */
export async function examineBackupDisk(dataDir: string, backupDir: string): Promise<Finding[]> {
  if (!(await areOnOwnDisk(dataDir, backupDir))) {
    return [ok('backup disk', 'the backups are on another disk than the data')];
  }
  return [warning('backup disk', ON_OWN_DISK.says, ON_OWN_DISK.fix)];
}
