import { resolve } from 'node:path';
import type { Command } from 'commander';
import { adviceOn } from '../../../config/advice.ts';
import { readEnvironment } from '../../../config/config.ts';
import { effectiveSettings } from '../../../config/effective.ts';
import { ensureWritable } from '../../../lib/files/writable-folder.ts';
import { areOnOwnDisk, ON_OWN_DISK } from '../../backups/own-disk.ts';
import { backupFolder } from '../../backups/paths.ts';
import type { CommandLine } from '../command-line.ts';

/** `hoptrail config`: what is in effect, and what is wrong or unwise about it. */
export function addConfig(program: Command, line: CommandLine): void {
  program
    .command('config')
    .description('print the configuration in effect, without secrets, and check it')
    .addHelpText(
      'after',
      '\nIt starts nothing and changes nothing but to make a data folder that is missing.',
    )
    .action(async () => {
      const variables = line.variables();
      const data = readEnvironment(variables);
      const settings = effectiveSettings(data, variables);
      const width = Math.max(...settings.map(({ name }) => name.length));
      for (const { name, value, isSet, file } of settings) {
        const source = isSet ? file && `  (from ${file})` : '  (default)';
        console.log(`${name.padEnd(width)}  ${value}${source ?? ''}`);
      }
      for (const text of adviceOn(data, variables)) console.log(`\n${text}`);
      const dataDir = resolve(data.DATA_DIR);
      const backupDir = backupFolder({ dataDir, backupDir: data.BACKUP_DIR });
      if (await areOnOwnDisk(dataDir, backupDir)) {
        const name = data.BACKUP_DIR === undefined ? 'BACKUP_DIR is not set' : 'BACKUP_DIR';
        console.log(`\n${name}: ${ON_OWN_DISK.says}. ${ON_OWN_DISK.fix}`);
      }
      await ensureWritable(dataDir);
    });
}
