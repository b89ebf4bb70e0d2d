import { basename } from 'node:path';
import type { DatabaseOptions } from '../../db/database.ts';
import { migrations } from '../../db/migrate/migrations.ts';
import { type CheckedBackups, findSoundBackup } from '../backups/check-backup.ts';
import type { StoredBackup } from '../backups/stored-backups.ts';

/** Returns what to do about lost data, depending on the checked backups. */
export function adviseRestore({ sound, isCutShort }: CheckedBackups): string {
  if (sound) return `Stop the server, then run: hoptrail restore ${sound.path}`;
  if (isCutShort)
    return 'Stop the server, then run: hoptrail restore newest. It checks them first.';
  return 'No backup here is sound. Stop the server and copy the data folder before you try anything; then look for a backup elsewhere.';
}

/**
 * Returns what to do about a database of a newer version: `rollback` only if its backup exists, is
 * sound, and fits this version.
 */
export async function adviseRollback(
  backups: readonly StoredBackup[],
  checked: CheckedBackups,
  options: DatabaseOptions,
): Promise<string> {
  const upgrade = backups.find(({ kind }) => kind === 'upgrade');
  if (upgrade && isKnown(await findSoundBackup([upgrade], options))) {
    return `Use that version, or run: hoptrail rollback (to ${basename(upgrade.path)})`;
  }
  if (isKnown(checked)) {
    return `Use that version, or stop the server and run: hoptrail restore ${checked.sound?.path}`;
  }
  return 'Use that version. There is no backup from before the upgrade that is sound.';
}

function isKnown({ sound }: CheckedBackups): boolean {
  return sound?.manifest.migrations.every((name) => name in migrations) ?? false;
}
