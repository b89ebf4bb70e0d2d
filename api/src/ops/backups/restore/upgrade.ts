import { join } from 'node:path';
import { type Db, openDatabase } from '../../../db/database.ts';
import {
  findDoneMigrations,
  findMissingMigrations,
  MigrationError,
  migrate,
} from '../../../db/migrate/migrate.ts';
import { type Migrations, migrations } from '../../../db/migrate/migrations.ts';
import { findDatabase } from '../../../db/sqlite/find-tables.ts';
import { BackupError, BackupFolderError } from '../backup-error.ts';
import { DATABASE, type Manifest, readManifest } from '../manifest.ts';
import { listBackups } from '../stored-backups.ts';
import { type BackupOrder, takeBackup } from '../take/take-backup.ts';
import { type RestoreOrder, restoreBackup } from './restore-backup.ts';

interface UpgradeOrder extends Omit<BackupOrder, 'kind'> {
  /** Called with a sentence for each step. */
  onStep?: (step: string) => void;
}

/**
 * Runs the missing migrations of a database, after a backup if it holds data.
 * @throws NewerDatabaseError, MigrationError
 * @throws BackupError if the backup fails, in which case nothing has changed
 */
export async function upgrade(
  db: Db,
  { onStep = () => {}, ...order }: UpgradeOrder,
  all: Migrations = migrations,
): Promise<void> {
  const { done, missing } = await findMissingMigrations(db, all);
  if (missing.length === 0) return;
  if (done.length === 0) {
    await migrate(db, { migrations: all });
    return;
  }
  onStep(`backing up the database before it is migrated (${missing.join(', ')})`);
  const backup = await backUpFirst(order);
  onStep(`migrating the database; a backup from before is in ${backup}`);
  await migrate(db, { migrations: all }).catch((error: unknown) => {
    if (error instanceof MigrationError) error.message += ` A backup from before is in ${backup}.`;
    throw error;
  });
  onStep('the database was migrated');
}

async function backUpFirst(order: Omit<BackupOrder, 'kind'>): Promise<string> {
  try {
    return await takeBackup({ ...order, kind: 'upgrade' });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const Failure = cause instanceof BackupFolderError ? BackupFolderError : BackupError;
    throw new Failure(
      `The database is older than this version, and cannot be backed up before it is changed. ${reason}`,
      { cause },
    );
  }
}

/**
 * Undoes the last upgrade: restores the backup that was made before it.
 * @returns the backup, its manifest, and the folder with the former data
 * @throws BackupError if there is no such backup, or no upgrade since
 */
export async function rollBack(
  order: Omit<RestoreOrder, 'backup'> & { backupDir: string },
): Promise<{ backup: string; manifest: Manifest; replaced: string | undefined }> {
  const backups = await listBackups(order.backupDir);
  const backup = backups.find(({ kind }) => kind === 'upgrade')?.path;
  if (backup === undefined) {
    throw new BackupError(`There is no backup from before an upgrade in ${order.backupDir}.`);
  }
  const { migrations } = await readManifest(backup);
  const current = await currentMigrations(order);
  if (current && current.length <= migrations.length) {
    throw new BackupError(
      `The database is as old as the backup from before the last upgrade (${backup}): there is nothing to roll back. Nothing was changed.`,
    );
  }
  return { backup, ...(await restoreBackup({ ...order, backup })) };
}

/**
 * Returns the migrations of the database; undefined if it cannot be read, which does not prevent a
 * rollback.
 */
async function currentMigrations({
  dataDir,
  nativeBinding,
}: Pick<RestoreOrder, 'dataDir' | 'nativeBinding'>): Promise<string[] | undefined> {
  try {
    const file = join(dataDir, DATABASE);
    if (findDatabase(file, { nativeBinding }).kind !== 'ours') return undefined;
    const db = openDatabase(file, { nativeBinding });
    return await findDoneMigrations(db).finally(() => db.destroy());
  } catch {
    return undefined;
  }
}
