import { findDamage } from '../../../db/damage/find-damage.ts';
import { type DatabaseOptions, openDatabase } from '../../../db/database.ts';
import { findDoneMigrations } from '../../../db/migrate/migrate.ts';
import { databaseName } from '../../../db/settings/database-name.ts';
import { deleteSetting, SIGNING_KEY_SETTING } from '../../../db/settings/settings.repo.ts';
import { deleteAllKeys } from '../../../features/statistics/views/views.repo.ts';
import { BackupError } from '../backup-error.ts';
import { findAllStoredUploadIds } from '../backups.repo.ts';

/**
 * Checks the copy of a database before it becomes a backup, and removes the signing key that
 * earlier versions stored in it and the keys of the day.
 * @returns its id, its migrations, and the ids of its pictures
 * @throws BackupError if it is damaged
 */
export async function inspectCopy(
  file: string,
  options: DatabaseOptions,
): Promise<{ database: string; migrations: string[]; uploads: Set<string> }> {
  const db = openDatabase(file, options);
  try {
    const damage = await findDamage(db);
    if (damage.length > 0) {
      throw new BackupError(
        `The database is damaged, so no backup was made of it: ${damage.join('; ')}. ` +
          'Existing backups are unchanged. Run "hoptrail doctor" to see more.',
      );
    }
    // Backups are copied to other machines, which must not be able to sign codes and links.
    await deleteSetting(db, SIGNING_KEY_SETTING);
    const migrations = await findDoneMigrations(db);
    // With them a backup would tell who opened which page on its day.
    if (migrations.includes('036-statistics')) await deleteAllKeys(db);
    return {
      database: await databaseName(db),
      migrations,
      uploads: new Set(await findAllStoredUploadIds(db)),
    };
  } finally {
    await db.destroy();
  }
}
