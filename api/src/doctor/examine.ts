import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { backupFolder } from '../backups/places.ts';
import { listBackups, type StoredBackup } from '../backups/stored-backups.ts';
import { type DatabaseOptions, type Db, openDatabase } from '../db/database.ts';
import type { Runtime } from '../runtime.ts';
import { examineBackups } from './backups.ts';
import { examineClock } from './clock.ts';
import { examineConfiguration } from './configuration.ts';
import { examineAdministrators, examineCounters, examinePages, examineSchema } from './database.ts';
import { type Finding, ok, problem } from './finding.ts';
import { examineDisk, examineFolder, examineUse } from './folder.ts';
import { mendCounters } from './mend.ts';
import { examineUploads } from './uploads.ts';

export interface Examination {
  variables: Readonly<Record<string, string | undefined>>;
  runtime: Runtime;
  now: Date;
  /** Whether what is counted beside the rows is counted anew; nobody may be using the folder. */
  isMending: boolean;
}

/**
 * Looks at everything that can be wrong with an installation, also while it is in use. What cannot
 * be looked at, because of what was found before, is left out.
 * @throws FolderInUseError when it is to mend and a server is running
 */
export async function* examine(examination: Examination): AsyncGenerator<Finding> {
  const { variables, runtime, now } = examination;
  const { settings, findings } = examineConfiguration(variables);
  yield* findings;
  const dataDir = resolve(settings?.DATA_DIR ?? (variables.DATA_DIR || './data'));
  const folder = await examineFolder(dataDir);
  yield* folder;
  if (folder.some(({ state }) => state === 'problem')) return;
  yield* await examineDisk('disk', dataDir);

  const backupDir = backupFolder({ dataDir, backupDir: settings?.BACKUP_DIR });
  const backups = await listBackups(backupDir);
  const { sqliteAddon: nativeBinding } = await runtime.unpack(dataDir);
  yield* await examineUse(dataDir, { nativeBinding });
  yield* await examineBackups(
    backups,
    { hourly: settings?.BACKUPS_HOURLY ?? 0, daily: settings?.BACKUPS_DAILY ?? 0 },
    now,
  );
  const adminEmails = settings?.ADMIN_EMAILS ?? [];
  const options = { nativeBinding };
  yield* examineDatabase({ ...examination, dataDir, backups, adminEmails, options });
}

async function* examineDatabase({
  dataDir,
  backups,
  adminEmails,
  options,
  now,
  isMending,
}: Examination & {
  dataDir: string;
  backups: readonly StoredBackup[];
  adminEmails: readonly string[];
  options: DatabaseOptions;
}): AsyncGenerator<Finding> {
  const file = join(dataDir, 'hoptrail.db');
  const restore = `Stop the server, then run: hoptrail restore ${backups[0]?.path ?? '<a backup>'}`;
  const isThere = await stat(file).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    yield problem('database', `there is no ${file}`, restore);
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
    const pages = await examinePages(db, backups[0]?.path);
    yield* pages;
    if (pages.some(({ state }) => state === 'problem')) return;
    const schema = await examineSchema(db);
    yield* schema;
    if (schema.some(({ state }) => state !== 'ok')) return;
    if (isMending) yield ok('mending', await mendCounters(db, dataDir, options));
    yield* await examineCounters(db);
    yield* await examineUploads(db, dataDir, backups);
    yield* await examineAdministrators(db, adminEmails);
    yield* await examineClock(db, backups, now);
  } finally {
    await db.destroy();
  }
}
