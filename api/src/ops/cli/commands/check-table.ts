import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { DATABASE } from '../../backups/manifest.ts';
import { ensureDatabase } from '../../backups/take/take-backup.ts';
import type { CommandLine } from '../command-line.ts';

/** Adds the hidden `hoptrail check-table`, which a server runs to look for damage. */
export function addCheckTable(program: Command, line: CommandLine): void {
  program
    .command('check-table <table>', { hidden: true })
    .description('print what is wrong with a table and its indexes, as JSON')
    .action(async (table: string) => {
      setPriority(constants.priority.PRIORITY_LOW);
      const { findTableDamage } = await import('../../../db/damage/check-table.ts');
      const dataDir = resolve(line.config().dataDir);
      await ensureDatabase(dataDir);
      const { sqliteAddon: nativeBinding } = await line.runtime.unpack(dataDir);
      const damage = findTableDamage(join(dataDir, DATABASE), table, { nativeBinding });
      console.log(JSON.stringify(damage));
    });
}
