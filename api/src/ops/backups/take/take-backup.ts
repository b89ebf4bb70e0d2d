import {
  access,
  constants,
  mkdir,
  mkdtemp,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseConfig } from '../../../config/database/database-config.ts';
import type { DatabaseOptions } from '../../../db/database.ts';
import { copyDatabase, sealDatabase } from '../../../db/sqlite/copy-database.ts';
import { findDatabase } from '../../../db/sqlite/find-tables.ts';
import { makeFolder } from '../../../lib/files/make-folder.ts';
import { isPassing } from '../../../lib/files/writable-folder.ts';
import { BackupError, BackupFolderError } from '../backup-error.ts';
import { ensureDiskSpace } from '../disk-space.ts';
import { flush } from '../fsync.ts';
import { DATABASE, type Manifest, manifestFile, UPLOADS } from '../manifest.ts';
import { type BackupKind, backupName, DRAFT, listBackups } from '../stored-backups.ts';
import { withFolderToItself } from './backup-folder-lock.ts';
import { copyUploads } from './copy-uploads.ts';
import { fingerprints } from './fingerprints.ts';
import { inspectCopy } from './inspect-copy.ts';

export interface BackupOrder extends DatabaseOptions {
  dataDir: string;
  /** The PostgreSQL database; undefined for SQLite in the data folder. */
  database?: DatabaseConfig | undefined;
  /** The folder for backups; created if it does not exist. */
  backupDir: string;
  kind: BackupKind;
  /** The version of Hoptrail that makes it. */
  version: string;
  now: Date;
  onProgress?: (progress: string) => void;
  /** Names the object store that holds the pictures; they are not backed up then. */
  objectStore?: string | undefined;
  /** Whether a server is running, which takes precedence. */
  isGentle?: boolean;
}

/**
 * Makes a backup of a data folder: a folder with a copy of the database, the pictures and a
 * manifest with the checksum of every file. The copy is an SQLite file on either engine. Works beside
 * a server that is writing: the copy has the state of one moment, and is checked. The folder gets its
 * final name after all of it is on the disk.
 * @returns the backup's folder
 * @throws BackupError if there is nothing to back up, not enough space, or the database is damaged
 */
export async function takeBackup(order: BackupOrder): Promise<string> {
  const { backupDir } = order;
  if (order.database === undefined) {
    await ensureDatabase(order.dataDir);
    ensureOurs(order);
  }
  await makeFolder(backupDir).catch((cause) => {
    const Unusable = isPassing(cause) ? BackupError : BackupFolderError;
    throw new Unusable(`The folder for backups ${backupDir} cannot be made (${cause.message}).`);
  });
  // The system's error names the folder; SQLite's, which would follow at the lock, does not.
  await access(backupDir, constants.R_OK | constants.W_OK | constants.X_OK);
  return await withFolderToItself(order, async () => {
    await removeDrafts(backupDir);
    if (order.database === undefined) await ensureDiskSpace(order.dataDir, backupDir);
    const draft = await mkdtemp(join(backupDir, DRAFT));
    try {
      await fill(draft, order);
      const path = join(backupDir, backupName(order.kind, order.now));
      await rename(draft, path);
      await flush(backupDir);
      return path;
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw inWords(error, backupDir);
    }
  });
}

async function fill(draft: string, order: BackupOrder): Promise<void> {
  const { dataDir, backupDir, objectStore, onProgress = () => {} } = order;
  const [before] = await listBackups(backupDir);
  const copy = join(draft, DATABASE);

  const copyPictures = async () => {
    if (objectStore !== undefined) return;
    onProgress('pictures');
    await copyUploads(dataDir, draft, before?.path);
  };
  // Copies pictures before the database, so that one that is removed in between is in the backup.
  await copyPictures();
  const tables = await copyRows(copy, order);
  // And again afterwards, for pictures that were sent meanwhile.
  await copyPictures();

  onProgress('checking');
  const { database, migrations, uploads } = await inspectCopy(copy, order);
  const missingUploads =
    objectStore === undefined ? await keepOnly(uploads, join(draft, UPLOADS)) : [];
  sealDatabase(copy, order);
  await flush(copy);

  onProgress('checksums');
  const manifest: Manifest = {
    format: 1,
    kind: order.kind,
    createdAt: order.now.toISOString(),
    version: order.version,
    database,
    migrations,
    missingUploads,
    ...(objectStore === undefined ? {} : { objectStore }),
    ...(tables === undefined ? {} : { tables }),
    files: await fingerprints(draft, before?.path),
  };
  await writeFile(manifestFile(draft), JSON.stringify(manifest), { flush: true });
  await flush(draft);
}

/** Copies the database of either engine. @returns what was read from each table of PostgreSQL */
async function copyRows(copy: string, order: BackupOrder): Promise<Manifest['tables']> {
  const { dataDir, database, onProgress = () => {} } = order;
  if (database === undefined) {
    await copyDatabase(join(dataDir, DATABASE), copy, {
      ...order,
      onProgress: (part) => onProgress(`database ${Math.floor(part * 100)} %`),
    });
    return undefined;
  }
  const { dumpPostgres } = await import('../../../db/transfer/sqlite-copy.ts');
  return await dumpPostgres(database, copy, order);
}

/**
 * Removes the pictures that the copy of the database does not refer to.
 * @returns the ids of pictures that it refers to and that are missing
 */
async function keepOnly(referenced: ReadonlySet<string>, uploads: string): Promise<string[]> {
  await mkdir(uploads, { recursive: true, mode: 0o700 });
  const there = new Set(await readdir(uploads));
  for (const id of there) {
    if (!referenced.has(id)) await rm(join(uploads, id), { recursive: true });
  }
  return [...referenced].filter((id) => !there.has(id));
}

/**
 * Checks that a folder has a database.
 * @throws BackupError
 */
export async function ensureDatabase(dataDir: string): Promise<void> {
  await stat(join(dataDir, DATABASE)).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ENOENT' && cause.code !== 'ENOTDIR') throw cause;
    throw new BackupError(
      `There is no database in ${dataDir}. Set DATA_DIR to the folder that the server uses.`,
      { cause },
    );
  });
}

/**
 * Checks that the database is Hoptrail's.
 * @throws BackupError if it is empty or belongs to another program
 */
function ensureOurs({ dataDir, nativeBinding }: BackupOrder): void {
  const file = join(dataDir, DATABASE);
  const { kind } = findDatabase(file, { nativeBinding });
  if (kind === 'empty') throw new BackupError(`${file} is empty: no backup was made of it.`);
  if (kind !== 'foreign') return;
  throw new BackupError(
    `${file} is the database of another program: no backup was made of it. Set DATA_DIR to the folder that the server uses.`,
  );
}

/**
 * Removes the remains of interrupted backups. The lock ensures that no other backup is being made.
 */
async function removeDrafts(backupDir: string): Promise<void> {
  for (const name of await readdir(backupDir)) {
    if (name.startsWith(DRAFT)) await rm(join(backupDir, name), { recursive: true, force: true });
  }
}

function inWords(error: unknown, backupDir: string): unknown {
  if (error instanceof BackupError || !(error instanceof Error) || !('code' in error)) return error;
  const reasons: Record<string, string> = {
    ENOSPC: `The disk of ${backupDir} is full`,
    SQLITE_FULL: `The disk of ${backupDir} is full`,
    SQLITE_CORRUPT: 'The database is damaged',
    SQLITE_NOTADB: 'The database is damaged, or not a database',
  };
  const reason = reasons[String(error.code)];
  if (reason === undefined) return error;
  return new BackupError(`${reason}: no backup was made. Run "hoptrail doctor" to see more.`, {
    cause: error,
  });
}
