import { join, resolve } from 'node:path';
import { makeCaches } from '../../caches.ts';
import type { ServerDeps } from '../../context.ts';
import { nameDatabase } from '../../db/settings/database-name.ts';
import { lockFolder } from '../../db/sqlite/folder-lock.ts';
import { ensureWritable } from '../../lib/files/writable-folder.ts';
import { openCardStore } from '../../objects/cards/open-card-store.ts';
import { openImageStore } from '../../objects/open-image-store.ts';
import { openPrivateFiles } from '../../objects/private-files/open-private-files.ts';
import { backupFolder, type DataPaths } from '../backups/paths.ts';
import type { Runtime } from '../runtime.ts';
import type { StartRules } from './expect-database.ts';
import type { FileModes } from './file-modes.ts';
import {
  type FolderDatabase,
  type FolderOrder,
  openOnSqlite,
  type SqliteParts,
} from './open-on-sqlite.ts';
import { loadSigningKey } from './signing-key.ts';
import { loadTagKey } from './tag-key.ts';

type Opened = Pick<
  ServerDeps,
  | 'db'
  | 'checkpoints'
  | 'availability'
  | 'caches'
  | 'images'
  | 'privateFiles'
  | 'cards'
  | 'fontFile'
  | 'drawingFile'
  | 'groundFile'
  | 'signingKey'
  | 'tagKey'
>;

/** An open data folder, locked for this process, and its database. */
export interface DataFolder extends Opened {
  path: string;
  /** The files that other accounts could read before this start. */
  modes: FileModes;
  /** Whether this call created the database. */
  isNew: boolean;
  /** Where the data is, in words: the folder, and the database where that is elsewhere. */
  place: string;
  webRoot: string;
  /** Tries to lead the instances of the database from now on. */
  lead: FolderDatabase['lead'];
  close(): Promise<void>;
}

interface OpenOptions extends StartRules {
  /** Called with a sentence for each change of the database. */
  onStep?: (step: string) => void;
}

/**
 * Opens a data folder: creates it, locks it for this process, opens its database or the configured
 * one on PostgreSQL, and runs missing migrations; on SQLite after a backup.
 * @throws WrongFolderError, WrongDatabaseError before anything is changed; DataFolderError,
 *   FolderInUseError, NewerDatabaseError, MigrationError, BackupError
 */
export async function openDataFolder(
  paths: DataPaths,
  runtime: Runtime,
  { onStep = () => {}, ...rules }: OpenOptions = {},
): Promise<DataFolder> {
  const path = resolve(paths.dataDir);
  await ensureWritable(path);
  const { webRoot, sqliteAddon, checkpointThread, fontFile, drawingFile, groundFile } =
    await runtime.unpack(path);
  const native = { nativeBinding: sqliteAddon, checkpointThread };
  const unlock = lockFolder(path, native);
  let close = async () => {};
  try {
    const objectStore = paths.objectStore?.url;
    const order = { path, backupDir: backupFolder(paths), objectStore, onStep, rules };
    const database = await openDatabaseOf(paths, order, { ...native, version: runtime.version });
    close = database.close;
    const { db, checkpoints, availability, isNew, modes } = database;
    await nameDatabase(db, isNew);
    const signingKey = await loadSigningKey(path, db, paths.signingKey);
    const privateFiles = await openPrivateFiles({
      folder: join(path, 'private'),
      objectStore: paths.objectStore,
      signingKey,
    });
    return {
      path,
      db,
      checkpoints,
      availability,
      caches: makeCaches(db, database.changes),
      images: await openImageStore(join(path, 'uploads'), paths.objectStore),
      privateFiles,
      cards: openCardStore(join(path, 'cards'), paths.objectStore),
      fontFile,
      drawingFile,
      groundFile,
      signingKey,
      tagKey: await loadTagKey(path, paths.tagKey),
      modes,
      isNew,
      place: placeOf(path, paths),
      webRoot,
      lead: database.lead,
      async close() {
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    await close();
    unlock();
    throw error;
  }
}

async function openDatabaseOf(
  { database }: DataPaths,
  order: FolderOrder,
  parts: SqliteParts,
): Promise<FolderDatabase> {
  if (database === undefined) return await openOnSqlite(order, parts);
  // Loaded only where it is used: the driver is not part of every start.
  const { openOnPostgres } = await import('./open-on-postgres.ts');
  return await openOnPostgres(database, order);
}

function placeOf(path: string, { database }: DataPaths): string {
  if (database === undefined) return path;
  const hosts = database.hosts.map(({ host, port }) => `${host}:${port}`).join();
  return `${path} and the database ${database.database} on ${hosts}`;
}
