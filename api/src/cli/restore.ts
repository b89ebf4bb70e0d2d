import { resolve } from 'node:path';
import type { Command } from 'commander';
import { readManifest } from '../backups/manifest.ts';
import { restoreBackup } from '../backups/restore-backup.ts';
import type { CommandLine } from './command-line.ts';
import { restoreOrder, timeOf, whatBecameOfTheRest } from './restore-order.ts';

/** `hoptrail restore`: checks a backup, then puts it in place of the data; those are kept. */
export function addRestore(program: Command, line: CommandLine): void {
  program
    .command('restore <backup>')
    .description('check a backup, then put it in place of the data, which are kept beside it')
    .addHelpText('after', HELP)
    .action(async (backup: string) => {
      // Before the data folder is touched.
      await readManifest(resolve(backup));
      const { order, end } = await restoreOrder(line);
      const { manifest, replaced } = await restoreBackup({
        ...order,
        backup: resolve(backup),
      }).finally(end);
      console.log(`Restored what was there on ${timeOf(manifest)} into ${order.dataDir}.`);
      console.log(whatBecameOfTheRest(replaced));
    });
}

const HELP = `
<backup> is a folder that hoptrail backup printed, or one of those in BACKUP_DIR, which is "backups" in
the data folder unless it is set. Stop the server first. Nothing is changed unless every checksum is
right; what is replaced is kept in a folder that is named at the end.`;
