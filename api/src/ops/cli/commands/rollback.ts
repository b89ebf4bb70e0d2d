import type { Command } from 'commander';
import type { Config } from '../../../config/config.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { backupFolder } from '../../backups/paths.ts';
import { rollBack } from '../../backups/restore/upgrade.ts';
import type { CommandLine } from '../command-line.ts';
import { replacedSentence, restoreOrder, timeOf } from '../restore-order.ts';

/** Adds `hoptrail rollback`, which restores the backup made before the last upgrade. */
export function addRollback(program: Command, line: CommandLine): void {
  program
    .command('rollback')
    .description('restore the backup made before the last upgrade')
    .addHelpText('after', HELP)
    .action(async () => {
      ensureSqlite(line.config());
      const { order, end } = await restoreOrder(line);
      const backupDir = backupFolder(line.config());
      const { manifest, replaced } = await rollBack({ ...order, backupDir }).finally(end);
      console.log(`Rolled back to ${timeOf(manifest)}, before the last upgrade.`);
      console.log(replacedSentence(replaced));
      console.log('Start the Hoptrail from before the upgrade now: this one would upgrade again.');
    });
}

const HELP = `
Stop the server first, and start the version from before the upgrade afterwards. The data since the
upgrade stay in a folder whose name is printed at the end.`;

/** @throws Refusal on PostgreSQL, where no backup is made before an upgrade */
function ensureSqlite({ database }: Config): void {
  if (database === undefined) return;
  throw new Refusal(
    `hoptrail rollback works on SQLite, and DATABASE_URL names the PostgreSQL database ${database.database}. Create an empty database, name it in DATABASE_URL, and restore a backup from before the upgrade into it with the version of that time: hoptrail restore <backup>`,
  );
}
