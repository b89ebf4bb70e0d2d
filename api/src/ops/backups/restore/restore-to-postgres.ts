import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseConfig } from '../../../config/database/database-config.ts';
import type { ObjectStoreConfig } from '../../../config/object-store.ts';
import { findDamage } from '../../../db/damage/find-damage.ts';
import { openDatabase } from '../../../db/database.ts';
import { migrate, NewerDatabaseError } from '../../../db/migrate/migrate.ts';
import { migrations } from '../../../db/migrate/migrations.ts';
import { databaseName } from '../../../db/settings/database-name.ts';
import { sealDatabase } from '../../../db/sqlite/copy-database.ts';
import { lockFolder } from '../../../db/sqlite/folder-lock.ts';
import {
  explainTransfer,
  fillPostgres,
  type LoadingTransaction,
} from '../../../db/transfer/postgres-transaction.ts';
import { openSqliteRows } from '../../../db/transfer/sqlite-rows.ts';
import { transferRows } from '../../../db/transfer/transfer-rows.ts';
import { readFromFolder } from '../../../objects/folder/folder-image-store.ts';
import { movePictures } from '../../../objects/move-pictures.ts';
import { openImageStore } from '../../../objects/open-image-store.ts';
import { findAllStoredUploadIds } from '../backups.repo.ts';
import { checkFile } from '../check-backup.ts';
import { DATABASE, type Manifest, readManifest, UPLOADS } from '../manifest.ts';
import { damaged, RESTORE_DRAFT, type RestoreOrder, removeDrafts } from './restore-backup.ts';

interface PostgresOrder extends RestoreOrder {
  database: DatabaseConfig;
  objectStore: ObjectStoreConfig | undefined;
}

/**
 * Fills an empty PostgreSQL database with a backup of either engine, and the configured store with its
 * pictures. Everything is checked first, and the rows arrive in one transaction.
 * @throws BackupError if the backup is damaged; WrongDatabaseError if the database is not empty
 * @throws NewerDatabaseError if a newer version of Hoptrail made it
 * @throws FolderInUseError if a server is using the data folder
 */
export async function restoreToPostgres(order: PostgresOrder): Promise<Manifest> {
  const { backup, dataDir, onProgress = () => {} } = order;
  const manifest = await readManifest(backup);
  const unknown = manifest.migrations.filter((name) => !(name in migrations));
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
  const unlock = lockFolder(dataDir, order);
  try {
    await removeDrafts(dataDir);
    const target = await fillPostgres(order.database);
    try {
      for (const [at, file] of manifest.files.entries()) {
        onProgress(`checking ${at + 1} of ${manifest.files.length}`);
        await checkFile(backup, file).catch((cause: Error) => {
          throw damaged(backup, cause.message, cause);
        });
      }
      await fill(target, manifest, order);
    } finally {
      await target.close();
    }
    return manifest;
  } catch (error) {
    throw explainTransfer(error);
  } finally {
    unlock();
  }
}

/** Loads a copy of the backup's file, which is migrated first: the backup itself never changes. */
async function fill(
  target: LoadingTransaction,
  manifest: Manifest,
  { backup, dataDir, objectStore, nativeBinding, onProgress }: PostgresOrder,
): Promise<void> {
  const draft = await mkdtemp(join(dataDir, RESTORE_DRAFT));
  try {
    const copy = join(draft, DATABASE);
    await copyFile(join(backup, DATABASE), copy);
    const { ids, database } = await prepare(copy, backup, nativeBinding);
    if (manifest.objectStore === undefined) {
      const uploads = join(backup, UPLOADS);
      await movePictures({
        source: { read: (id, width) => readFromFolder(uploads, id, width) },
        target: await openImageStore(join(dataDir, UPLOADS), objectStore),
        ids,
        database,
        onProgress,
      });
    }
    const rows = openSqliteRows(copy, target.tables, { nativeBinding });
    try {
      await transferRows(rows, target.rows, target.tables, { onProgress });
    } finally {
      rows.close();
    }
    await target.commit();
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function prepare(copy: string, backup: string, nativeBinding: string | undefined) {
  const db = openDatabase(copy, { nativeBinding });
  try {
    const damage = await findDamage(db);
    if (damage.length > 0) throw damaged(backup, `${DATABASE}: ${damage.join('; ')}`);
    await migrate(db);
    return { ids: await findAllStoredUploadIds(db), database: await databaseName(db) };
  } finally {
    await db.destroy();
    sealDatabase(copy, { nativeBinding });
  }
}
