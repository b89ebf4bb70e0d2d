import { join, resolve } from 'node:path';
import { type Caches, makeCaches } from '../../cache/caches.ts';
import { type DatabaseOptions, type Db, openDatabase } from '../../db/database.ts';
import { nameDatabase } from '../../db/database-name.ts';
import { ChangeFeed, installTriggers } from '../../db/sqlite/change-feed.ts';
import { CheckpointWorker } from '../../db/sqlite/checkpoints/checkpoint-worker.ts';
import { Checkpoints } from '../../db/sqlite/checkpoints/checkpoints.ts';
import { isUnreadable } from '../../db/sqlite/find-tables.ts';
import { lockFolder } from '../../db/sqlite/folder-lock.ts';
import { DataFolderError, ensureWritable } from '../../lib/files/writable-folder.ts';
import type { ImageStore } from '../../objects/image-store.ts';
import { openImageStore } from '../../objects/open-image-store.ts';
import { DATABASE } from '../backups/manifest.ts';
import { backupFolder, type DataPaths } from '../backups/paths.ts';
import { finishRestore } from '../backups/restore/replace-data.ts';
import { upgrade } from '../backups/restore/upgrade.ts';
import type { Runtime } from '../runtime.ts';
import { expectDatabase, type StartRules } from './expect-database.ts';
import { type FileModes, makePrivate } from './private-files.ts';
import { loadSigningKey } from './signing-key.ts';

/** An open data folder, locked for this process. */
export interface DataFolder {
  path: string;
  db: Db;
  checkpoints: Checkpoints;
  caches: Caches;
  images: ImageStore;
  /** The key that signs upload links, sign-up proofs and codes. */
  signingKey: string;
  /** The files that other accounts could read before this start. */
  modes: FileModes;
  /** Whether this call created the database. */
  isNew: boolean;
  webRoot: string;
  close(): Promise<void>;
}

interface OpenOptions extends StartRules {
  /** Called with a sentence for each change of the database. */
  onStep?: (step: string) => void;
}

/**
 * Opens a data folder: creates it, locks it for this process, and runs missing migrations after a
 * backup.
 * @throws WrongFolderError before anything has changed; DataFolderError, FolderInUseError,
 * NewerDatabaseError, MigrationError, BackupError
 */
export async function openDataFolder(
  paths: DataPaths,
  runtime: Runtime,
  { onStep = () => {}, ...rules }: OpenOptions = {},
): Promise<DataFolder> {
  const path = resolve(paths.dataDir);
  await ensureWritable(path);
  const { webRoot, sqliteAddon, checkpointThread } = await runtime.unpack(path);
  const changes = new ChangeFeed();
  const options = { nativeBinding: sqliteAddon, changes };
  const unlock = lockFolder(path, options);
  try {
    await finishRestore(path);
    const backupDir = backupFolder(paths);
    const isNew = await expectDatabase(path, backupDir, { ...rules, nativeBinding: sqliteAddon });
    const modes = await makePrivate(path, backupDir);
    const db = await openCurrentDatabase(path, {
      ...options,
      backupDir,
      version: runtime.version,
      objectStore: paths.objectStore?.url,
      onStep,
    });
    await nameDatabase(db, isNew);
    const signingKey = await loadSigningKey(path, db, paths.signingKey);
    const thread = { file: join(path, DATABASE), nativeBinding: sqliteAddon };
    const checkpoints = new Checkpoints(db, new CheckpointWorker(checkpointThread, thread));
    await checkpoints.start();
    return {
      path,
      db,
      checkpoints,
      caches: makeCaches(db, changes),
      images: await openImageStore(join(path, 'uploads'), paths.objectStore),
      signingKey,
      modes,
      isNew,
      webRoot,
      async close() {
        await checkpoints.stop();
        await db.destroy();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
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
    await installTriggers(db);
    return db;
  } catch (cause) {
    await db?.destroy();
    if (!isUnreadable(cause)) throw cause;
    throw new DataFolderError(
      `${file} is not a Hoptrail database, or it is damaged. Nothing was changed. Set DATA_DIR to another folder, or restore a backup.`,
      { cause },
    );
  }
}
