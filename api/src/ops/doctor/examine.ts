import { join, resolve } from 'node:path';
import { toDatabase } from '../../config/database/database-config.ts';
import { describeMap } from '../../config/map-streets.ts';
import { type ObjectStoreConfig, toObjectStore } from '../../config/object-store.ts';
import { type DatabaseOptions, type Db, openDatabase } from '../../db/database.ts';
import { findDatabase } from '../../db/sqlite/find-tables.ts';
import { type CheckedBackups, findSoundBackup } from '../backups/check-backup.ts';
import { backupFolder } from '../backups/paths.ts';
import { inOrder } from '../backups/restore/find-backup.ts';
import { listBackups, type StoredBackup } from '../backups/stored-backups.ts';
import type { Runtime } from '../runtime.ts';
import { adviseRestore, adviseRollback } from './advise-restore.ts';
import { examineBackupDisk, examineBackupFolder, examineBackups } from './backups.ts';
import { examineClock } from './clock.ts';
import { examineConfiguration } from './configuration.ts';
import {
  examineAccounts,
  examineAdministrators,
  examineCounters,
  examinePages,
  examineSchema,
} from './database.ts';
import { type Finding, ok, problem } from './finding.ts';
import { examineDisk, examineFolder, examineOwners, examineUse } from './folder.ts';
import { repairCounters } from './repair.ts';
import { examineTags } from './tags.ts';
import { examineUploads } from './uploads.ts';

export interface Examination {
  variables: Readonly<Record<string, string | undefined>>;
  runtime: Runtime;
  now: Date;
  /** Whether to recount the stored counters; no server may be running. */
  isRepairing: boolean;
}

/**
 * Checks everything that can be wrong with an installation, also while it is in use. Skips checks
 * that earlier findings make impossible.
 * @throws FolderInUseError if it is to repair and a server is running
 */
export async function* examine(examination: Examination): AsyncGenerator<Finding> {
  const { variables, runtime, now } = examination;
  const { settings, findings } = examineConfiguration(variables);
  yield* findings;
  const dataDir = resolve(settings?.DATA_DIR ?? (variables.DATA_DIR || './data'));
  const folder = await examineFolder(dataDir);
  yield* folder;
  if (folder.some(({ state }) => state === 'problem')) return;
  const backupDir = backupFolder({ dataDir, backupDir: settings?.BACKUP_DIR });
  yield* await examineOwners(dataDir, backupDir);
  yield* await examineDisk('disk', dataDir);
  if (settings) yield ok('map', `it shows ${describeMap({ ...settings, DATA_DIR: dataDir })}`);

  const database = settings && toDatabase(settings);
  yield* await examineBackupFolder(backupDir);
  const backups = inOrder(await listBackups(backupDir).catch(() => []), now);
  const { sqliteAddon: nativeBinding } = await runtime.unpack(dataDir);
  const options = { nativeBinding };
  if (!database) yield* await examineUse(dataDir, options);
  const checked = await findSoundBackup(backups, options);
  const retention = {
    hourly: settings?.BACKUPS_HOURLY ?? 0,
    daily: settings?.BACKUPS_DAILY ?? 0,
  };
  // Of several instances on PostgreSQL only one has to make backups.
  if (!database || backups.length > 0 || retention.hourly + retention.daily > 0) {
    yield* examineBackups(backups, checked, { retention, now });
    yield* await examineBackupDisk(dataDir, backupDir);
  }
  if (database) {
    const { examinePostgres } = await import('./postgres.ts');
    yield* examinePostgres({ ...examination, settings, database, dataDir });
    return;
  }
  const adminEmails = settings?.ADMIN_EMAILS ?? [];
  const objectStore = settings && toObjectStore(settings);
  const tagKey = settings?.TAG_KEY;
  const found = { dataDir, objectStore, backups, checked, adminEmails, tagKey, options };
  yield* examineDatabase({ ...examination, ...found });
}

async function* examineDatabase({
  dataDir,
  objectStore,
  backups,
  checked,
  adminEmails,
  tagKey,
  options,
  now,
  isRepairing,
}: Examination & {
  dataDir: string;
  objectStore: ObjectStoreConfig | undefined;
  backups: readonly StoredBackup[];
  checked: CheckedBackups;
  adminEmails: readonly string[];
  tagKey: string | undefined;
  options: DatabaseOptions;
}): AsyncGenerator<Finding> {
  const file = join(dataDir, 'hoptrail.db');
  const restore = adviseRestore(checked);
  const found = findDatabase(file, options);
  if (found.kind === 'missing' || found.kind === 'empty') {
    const says = found.kind === 'missing' ? `there is no ${file}` : `${file} is empty`;
    yield problem('database', says, restore);
    return;
  }
  if (found.kind === 'foreign') {
    const fix = 'Set DATA_DIR to the folder that the server uses.';
    yield problem('database', `${file} is the database of another program`, fix);
    return;
  }
  let db: Db;
  try {
    db = openDatabase(file, options);
  } catch (error) {
    yield problem(
      'database',
      `${file}: ${error instanceof Error ? error.message : error}`,
      restore,
    );
    return;
  }
  try {
    const pages = await examinePages(db, restore);
    yield* pages;
    if (pages.some(({ state }) => state === 'problem')) return;
    const schema = await examineSchema(db, () => adviseRollback(backups, checked, options));
    yield* schema;
    if (schema.some(({ state }) => state !== 'ok')) return;
    if (isRepairing) yield ok('repair', await repairCounters(db, { dataDir, now, ...options }));
    yield* await examineCounters(db);
    yield* await examineUploads(db, { dataDir, objectStore, backups });
    yield* await examineTags(db, { dataDir, configured: tagKey });
    yield* await examineAccounts(db);
    yield* await examineAdministrators(db, adminEmails);
    yield* await examineClock(db, backups, now);
  } finally {
    await db.destroy();
  }
}
