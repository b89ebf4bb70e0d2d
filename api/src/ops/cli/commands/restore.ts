import type { Command } from 'commander';
import type { Config } from '../../../config/config.ts';
import { DamagedBackupError } from '../../backups/backup-error.ts';
import { type Manifest, readManifest } from '../../backups/manifest.ts';
import { backupFolder } from '../../backups/paths.ts';
import { findBackups, NEWEST } from '../../backups/restore/find-backup.ts';
import {
  type Restored,
  type RestoreOrder,
  restoreBackup,
} from '../../backups/restore/restore-backup.ts';
import type { CommandLine } from '../command-line.ts';
import { replacedSentence, restoreOrder, timeOf } from '../restore-order.ts';

/** Adds `hoptrail restore`, which checks a backup and replaces the data with it. */
export function addRestore(program: Command, line: CommandLine): void {
  program
    .command('restore <backup>')
    .description('check a backup, then replace the data with it; the old data stay beside it')
    .addHelpText('after', HELP)
    .action(async (given: string) => {
      const config = line.config();
      const backups = await findBackups(given, backupFolder(config), new Date());
      // Checked before anything in the data folder changes.
      if (given !== NEWEST) for (const backup of backups) await readManifest(backup);
      const { order, end } = await restoreOrder(line);
      const restore = await restorerOf(config);
      const { manifest, replaced, backup } = await restoreFirstSound(
        order,
        backups,
        restore,
      ).finally(end);
      if (backup !== given) console.log(`Used the backup ${backup}.`);
      const { database } = config;
      const place = database ? `the database ${database.database}` : order.dataDir;
      console.log(`Restored the data of ${timeOf(manifest)} into ${place}.`);
      if (!database) console.log(replacedSentence(replaced));
      const elsewhere = picturesElsewhere(manifest, config);
      if (elsewhere !== undefined) console.log(elsewhere);
    });
}

const HELP = `
<backup> is the name of a folder in BACKUP_DIR ("backups" in the data folder by default), the path of a
backup, or "newest" for the newest sound one. Stop the server first. Nothing changes unless every checksum
is right. The old data move to a folder whose name is printed at the end. With DATABASE_URL the data is
restored into that PostgreSQL database, which must be empty. A backup of either engine fits both.`;

type Restore = (order: RestoreOrder) => Promise<Restored>;

/** Returns what restores a backup into the configured database. */
async function restorerOf({ database, objectStore }: Config): Promise<Restore> {
  if (database === undefined) return restoreBackup;
  // Loaded only where it is used, as the driver is.
  const { restoreToPostgres } = await import('../../backups/restore/restore-to-postgres.ts');
  return async (order) => ({
    manifest: await restoreToPostgres({ ...order, database, objectStore }),
    replaced: undefined,
  });
}

/** Returns the sentence for a backup without its pictures, or for one whose pictures go unseen. */
function picturesElsewhere(
  { objectStore }: Manifest,
  { database, ...config }: Config,
): string | undefined {
  const configured = config.objectStore?.url;
  if (objectStore === undefined) {
    if (database !== undefined) return undefined;
    return (
      configured && `Its pictures were restored into the data folder. Copy them to ${configured}.`
    );
  }
  const sentence = `Its pictures are in ${objectStore}, not in the backup.`;
  return objectStore === configured
    ? sentence
    : `${sentence} Set OBJECT_STORE_URL to it, or to a copy of it.`;
}

/** Restores the first sound backup; names the damaged ones that it skips. */
async function restoreFirstSound(
  order: Omit<RestoreOrder, 'backup'>,
  [backup = '', ...older]: readonly string[],
  restore: Restore,
): Promise<Restored & { backup: string }> {
  try {
    return { ...(await restore({ ...order, backup })), backup };
  } catch (error) {
    if (!(error instanceof DamagedBackupError) || older.length === 0) throw error;
    console.error(`\nSkipped ${backup}: ${error.message}`);
    return await restoreFirstSound(order, older, restore);
  }
}
