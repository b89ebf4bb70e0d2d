import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { type DatabaseOptions, type Db, openDatabase } from './db/database.ts';
import { lockFolder } from './db/folder-lock.ts';
import { migrate } from './db/migrate.ts';
import { findOrInsertSetting } from './db/settings.repo.ts';
import { folderImageStore, type ImageStore } from './features/uploads/image-store.ts';
import type { Runtime } from './runtime.ts';
import { DataFolderError, ensureWritable } from './writable-folder.ts';

/** Everything a server keeps, open for this process alone. */
export interface DataFolder {
  path: string;
  db: Db;
  images: ImageStore;
  /** Signs upload links, sign-up proofs and codes; made at the first start. */
  signingKey: string;
  webRoot: string;
  close(): Promise<void>;
}

/**
 * Opens a data folder: makes it, takes it for this process, brings its database up to date.
 * @throws DataFolderError, FolderInUseError, NewerDatabaseError
 */
export async function openDataFolder(folder: string, runtime: Runtime): Promise<DataFolder> {
  const path = resolve(folder);
  await ensureWritable(path);
  const { webRoot, sqliteAddon } = await runtime.unpack(path);
  const options = { nativeBinding: sqliteAddon };
  const unlock = lockFolder(path, options);
  try {
    const db = await openCurrentDatabase(join(path, 'hoptrail.db'), options);
    const signingKey = await findOrInsertSetting(
      db,
      'signingKey',
      randomBytes(32).toString('base64url'),
      new Date().toISOString(),
    );
    return {
      path,
      db,
      images: await folderImageStore(join(path, 'uploads')),
      signingKey,
      webRoot,
      async close() {
        await db.destroy();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openCurrentDatabase(file: string, options: DatabaseOptions): Promise<Db> {
  try {
    const db = openDatabase(file, options);
    await migrate(db);
    return db;
  } catch (cause) {
    const isForeign = cause instanceof Error && 'code' in cause && cause.code === 'SQLITE_NOTADB';
    if (!isForeign) throw cause;
    throw new DataFolderError(
      `${file} is not a Hoptrail database, or it is damaged. Nothing was changed. Set DATA_DIR to another folder, or put a copy of the database back.`,
      { cause },
    );
  }
}
