import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '@hoptrail/contracts/limits';
import { readManifest } from '../backups/manifest.ts';
import type { Retention } from '../backups/retention.ts';
import { backupInterval } from '../backups/schedule.ts';
import { isAhead, type StoredBackup } from '../backups/stored-backups.ts';
import { counted } from '../lib/counted.ts';
import { waitText } from '../lib/durations.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/** Whether there is a backup, whether it is young enough, and whether its files are there. */
export async function examineBackups(
  backups: readonly StoredBackup[],
  retention: Retention,
  now: Date,
): Promise<Finding[]> {
  const newest = backups.find((backup) => !isAhead(backup, now));
  const interval = backupInterval(retention);
  const fix = 'Run: hoptrail backup. While the server runs it makes them by itself.';
  if (newest === undefined) return [warning('backups', 'there is none', fix)];
  const damage = await damageOf(newest);
  if (damage !== undefined) return [problem('backups', `${newest.path}: ${damage}`, fix)];
  const age = now.getTime() - newest.createdAt.getTime();
  const says = `${counted(backups.length, 'backup')}, the newest is ${waitText(age)} old`;
  const isOld = interval !== undefined && age > 2 * interval + HOUR_MS;
  return [isOld ? warning('backups', says, fix) : ok('backups', says)];
}

async function damageOf({ path }: StoredBackup): Promise<string | undefined> {
  try {
    for (const file of (await readManifest(path)).files) {
      const { size } = await stat(join(path, file.path));
      if (size !== file.bytes) return `${file.path} has ${size} bytes, not ${file.bytes}`;
    }
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
