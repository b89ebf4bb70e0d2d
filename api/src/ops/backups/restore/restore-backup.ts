import { copyFile, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findDamage } from '../../../db/damage/find-damage.ts';
import { type DatabaseOptions, openDatabase } from '../../../db/database.ts';
import { NewerDatabaseError } from '../../../db/migrate/migrate.ts';
import { migrations } from '../../../db/migrate/migrations.ts';
import { findDatabase } from '../../../db/sqlite/find-tables.ts';
import { lockFolder } from '../../../db/sqlite/folder-lock.ts';
import { BackupError, DamagedBackupError } from '../backup-error.ts';
import { checksumOf } from '../checksum.ts';
import { ensureDiskSpace } from '../disk-space.ts';
import { flush } from '../fsync.ts';
import { linkOrCopy } from '../link-or-copy.ts';
import { type BackedUpFile, DATABASE, type Manifest, readManifest, UPLOADS } from '../manifest.ts';
import { finishRestore, stagedName } from './replace-data.ts';

/** The prefix of unfinished restores in a data folder. */
export const RESTORE_DRAFT = '.restoring-';

export interface RestoreOrder extends DatabaseOptions {
  /** The folder of the backup. */
  backup: string;
  /** An existing folder. */
  dataDir: string;
  now: Date;
  onProgress?: (progress: string) => void;
}

export interface Restored {
  manifest: Manifest;
  /** The folder with the former data; undefined if there were none. */
  replaced: string | undefined;
}

/**
 * Replaces the data of a data folder with a backup. Copies everything beside the data and checks it
 * first; until then nothing changes. The former data stay in a folder of their own.
 * @throws BackupError if the backup is damaged or does not fit on the disk
 * @throws NewerDatabaseError if a newer version of Hoptrail made it
 * @throws FolderInUseError if a server is using the data folder
 */
export async function restoreBackup(order: RestoreOrder): Promise<Restored> {
  const { backup, dataDir } = order;
  const manifest = await readManifest(backup);
  const unknown = manifest.migrations.filter((name) => !(name in migrations));
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
  const unlock = lockFolder(dataDir, order);
  try {
    refuseForeign(order);
    await finishRestore(dataDir);
    await removeDrafts(dataDir);
    await ensureDiskSpace(backup, dataDir);
    const draft = await mkdtemp(join(dataDir, RESTORE_DRAFT));
    try {
      await stage(draft, manifest, order);
      await rename(draft, join(dataDir, stagedName(order.now)));
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
    await flush(dataDir);
    return { manifest, replaced: await finishRestore(dataDir) };
  } finally {
    unlock();
  }
}

async function stage(
  draft: string,
  manifest: Manifest,
  { backup, onProgress = () => {}, nativeBinding }: RestoreOrder,
): Promise<void> {
  // Without pictures in the backup, those in the data folder stay.
  if (manifest.objectStore === undefined) await mkdir(join(draft, UPLOADS), { mode: 0o700 });
  for (const [at, file] of manifest.files.entries()) {
    onProgress(`copying ${at + 1} of ${manifest.files.length}`);
    await takeChecked(file, backup, draft);
  }
  onProgress('checking');
  const copy = join(draft, DATABASE);
  const db = openDatabase(copy, { nativeBinding });
  const damage = await findDamage(db).finally(() => db.destroy());
  if (damage.length > 0) throw damaged(backup, `${DATABASE}: ${damage.join('; ')}`);
  await flush(copy);
  await flush(draft);
}

async function takeChecked(file: BackedUpFile, backup: string, draft: string): Promise<void> {
  const [source, target] = [join(backup, file.path), join(draft, file.path)];
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const { size } = await stat(source).catch((cause: unknown) => {
    throw damaged(backup, `${file.path} is missing`, cause);
  });
  if (size !== file.bytes) throw damaged(backup, `${file.path} has ${size} bytes`);
  // Copies the database, because with a link the server would write to the backup's file.
  await (file.path === DATABASE ? copyFile : linkOrCopy)(source, target);
  if ((await checksumOf(target)) !== file.sha256) throw damaged(backup, `${file.path} was changed`);
}

/** Returns the error for a backup that is not as it was made. */
export function damaged(backup: string, what: string, cause?: unknown): DamagedBackupError {
  return new DamagedBackupError(
    `The backup ${backup} is damaged (${what}). Nothing was changed. Restore another one.`,
    { cause },
  );
}

/** Refuses to replace the data of another program. */
function refuseForeign({ dataDir, nativeBinding }: RestoreOrder): void {
  const file = join(dataDir, DATABASE);
  if (findDatabase(file, { nativeBinding }).kind !== 'foreign') return;
  throw new BackupError(
    `${file} is the database of another program. Nothing was changed. Set DATA_DIR to another folder.`,
  );
}

/** Removes the remains of interrupted restores. */
export async function removeDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(RESTORE_DRAFT))
      await rm(join(dataDir, name), { recursive: true, force: true });
  }
}
