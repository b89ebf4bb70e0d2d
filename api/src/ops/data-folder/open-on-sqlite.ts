import { join } from 'node:path';
import { Availability } from '../../db/availability.ts';
import { type DatabaseOptions, type Db, openDatabase } from '../../db/database.ts';
import { ChangeFeed } from '../../db/instances/change-feed.ts';
import { alwaysLeading } from '../../db/instances/leadership.ts';
import type { OpenDatabase } from '../../db/open-database.ts';
import { CheckpointWorker } from '../../db/sqlite/checkpoints/checkpoint-worker.ts';
import { Checkpoints } from '../../db/sqlite/checkpoints/checkpoints.ts';
import { installTriggers } from '../../db/sqlite/row-triggers.ts';
import { refreshKeys } from '../../db/stored/stored-keys.repo.ts';
import { DATABASE } from '../backups/manifest.ts';
import { finishRestore } from '../backups/restore/replace-data.ts';
import { upgrade } from '../backups/restore/upgrade.ts';
import { expectDatabase, type StartRules } from './expect-database.ts';
import { explainDamage } from './explain-damage.ts';
import { type FileModes, makePrivate } from './file-modes.ts';

/** What a host orders about the database of a data folder. */
export interface FolderOrder {
  /** The data folder. */
  path: string;
  backupDir: string;
  /** The URL of the object store of the pictures; undefined for the data folder. */
  objectStore: string | undefined;
  onStep: (step: string) => void;
  rules: StartRules;
}

export interface SqliteParts {
  nativeBinding: string | undefined;
  /** The script of the checkpoint worker. */
  checkpointThread: string;
  version: string;
}

/** The database of a data folder, and the files that other accounts could read. */
export type FolderDatabase = OpenDatabase & { modes: FileModes };

/**
 * Opens the database file of a data folder, migrates it after a backup, and starts its checkpoints.
 * @throws WrongFolderError before anything is changed, or for a damaged database; NewerDatabaseError,
 *   MigrationError, BackupError
 */
export async function openOnSqlite(
  { path, backupDir, objectStore, onStep, rules }: FolderOrder,
  { nativeBinding, checkpointThread, version }: SqliteParts,
): Promise<FolderDatabase> {
  await finishRestore(path);
  const isNew = await expectDatabase(path, backupDir, { ...rules, nativeBinding });
  const modes = await makePrivate(path, backupDir);
  const changes = new ChangeFeed();
  const options = { nativeBinding, changes, backupDir, version, objectStore, onStep };
  const db = await openCurrentDatabase(path, options);
  const thread = { file: join(path, DATABASE), nativeBinding };
  const checkpoints = new Checkpoints(db, new CheckpointWorker(checkpointThread, thread));
  await checkpoints.start();
  return {
    db,
    changes,
    checkpoints,
    availability: new Availability(),
    isNew,
    modes,
    lead: () => alwaysLeading,
    async close() {
      await checkpoints.stop();
      await db.destroy();
    },
  };
}

async function openCurrentDatabase(
  dataDir: string,
  options: DatabaseOptions & {
    backupDir: string;
    version: string;
    objectStore: string | undefined;
    onStep: (step: string) => void;
  },
): Promise<Db> {
  const file = join(dataDir, DATABASE);
  let db: Db | undefined;
  try {
    db = openDatabase(file, options);
    await upgrade(db, { ...options, dataDir, now: new Date() });
    await refreshKeys(db);
    await installTriggers(db);
    return db;
  } catch (cause) {
    await db?.destroy();
    throw await explainDamage(cause, { ...options, dataDir });
  }
}
