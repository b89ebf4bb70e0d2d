import { getPriority, setPriority } from 'node:os';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { Config } from '../../../config/config.ts';
import { ensureWritable } from '../../../lib/files/writable-folder.ts';
import { backupFolder } from '../../backups/paths.ts';
import { removeExpendable } from '../../backups/take/retention.ts';
import { ensureDatabase, takeBackup } from '../../backups/take/take-backup.ts';
import type { Runtime } from '../../runtime.ts';
import type { CommandLine } from '../command-line.ts';
import { showProgress } from '../progress.ts';

const LOW_PRIORITY = 10;

interface BackupOptions {
  /** The target folder; the configured one by default. */
  to?: string;
  /** Makes it a scheduled backup, and removes expendable ones. */
  rotate?: boolean;
}

/** Adds `hoptrail backup`. */
export function addBackup(program: Command, line: CommandLine): void {
  program
    .command('backup')
    .description("back up the data folder, also while it is served; prints the backup's folder")
    .option('--to <folder>', 'the folder for it, instead of BACKUP_DIR')
    .option('--rotate', 'make it one of the hourly and daily backups, and remove old ones')
    .addHelpText('after', HELP)
    .action((options: BackupOptions) => backup(line.config(), line.runtime, options));
}

const HELP = `
Backups are folders in BACKUP_DIR ("backups" in the data folder by default). One made by hand stays
until you remove it. Restore it with: hoptrail restore <name>`;

/**
 * Makes a backup, also while a server runs, and prints nothing but its folder.
 * @throws BackupError
 */
async function backup(
  config: Config,
  runtime: Runtime,
  { to, rotate = false }: BackupOptions,
): Promise<void> {
  // The server, which started this process, takes precedence. Only root may raise a priority.
  if (rotate) setPriority(Math.max(getPriority(), LOW_PRIORITY));
  const dataDir = resolve(config.dataDir);
  const backupDir = to === undefined ? backupFolder(config) : resolve(to);
  const line = showProgress(process.stderr);
  if (config.database === undefined) await ensureDatabase(dataDir);
  else await ensureWritable(dataDir);
  const { sqliteAddon: nativeBinding } = await runtime.unpack(dataDir);
  const now = new Date();
  const path = await takeBackup({
    dataDir,
    database: config.database,
    backupDir,
    nativeBinding,
    kind: rotate ? 'rotating' : 'manual',
    version: runtime.version,
    now,
    onProgress: line.show,
    isGentle: rotate,
    objectStore: config.objectStore?.url,
  }).finally(line.end);
  if (config.objectStore && !rotate) {
    console.error(
      `The pictures are in ${config.objectStore.url}, not in this backup. Back the bucket up too.`,
    );
  }
  if (rotate) await removeExpendable(backupDir, config.backups, now, path);
  console.log(path);
}
