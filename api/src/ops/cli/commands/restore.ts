import type { Command } from 'commander';
import { DamagedBackupError } from '../../backups/backup-error.ts';
import { readManifest } from '../../backups/manifest.ts';
import { backupFolder } from '../../backups/paths.ts';
import { findBackups, NEWEST } from '../../backups/restore/find-backup.ts';
import {
  type Restored,
  type RestoreOrder,
  restoreBackup,
} from '../../backups/restore/restore-backup.ts';
import type { CommandLine } from '../command-line.ts';
import { restoreOrder, timeOf, whatBecameOfTheRest } from '../restore-order.ts';

/** `hoptrail restore`: checks a backup, then puts it in place of the data; those are kept. */
export function addRestore(program: Command, line: CommandLine): void {
  program
    .command('restore <backup>')
    .description('check a backup, then put it in place of the data, which are kept beside it')
    .addHelpText('after', HELP)
    .action(async (given: string) => {
      const backups = await findBackups(given, backupFolder(line.config()), new Date());
      // Before the data folder is touched.
      if (given !== NEWEST) for (const backup of backups) await readManifest(backup);
      const { order, end } = await restoreOrder(line);
      const { manifest, replaced, backup } = await restoreFirstSound(order, backups).finally(end);
      if (backup !== given) console.log(`Took ${backup}.`);
      console.log(`Restored what was there on ${timeOf(manifest)} into ${order.dataDir}.`);
      console.log(whatBecameOfTheRest(replaced));
    });
}

const HELP = `
<backup> is the name of a folder in BACKUP_DIR, which is "backups" in the data folder unless it is set, or
the path of a backup, or "newest": the newest one that is sound. Stop the server first. Nothing is changed
unless every checksum is right; what is replaced is kept in a folder that is named at the end.`;

/** Restores the first of some backups; those that are damaged are named and passed over. */
async function restoreFirstSound(
  order: Omit<RestoreOrder, 'backup'>,
  [backup = '', ...older]: readonly string[],
): Promise<Restored & { backup: string }> {
  try {
    return { ...(await restoreBackup({ ...order, backup })), backup };
  } catch (error) {
    if (!(error instanceof DamagedBackupError) || older.length === 0) throw error;
    console.error(`\nPassed over ${backup}: ${error.message}`);
    return await restoreFirstSound(order, older);
  }
}
