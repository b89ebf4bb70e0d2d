import { randomUUID } from 'node:crypto';
import type { Db } from '../database.ts';
import { findOrInsertSetting, findSetting } from './settings.repo.ts';

const SETTING = 'databaseId';

/** The name of databases from versions without names, and of their backups. */
export const UNNAMED = 'first';

/**
 * Gives a database a permanent name, which its backups share: retention removes only backups of the
 * same database.
 * @param isNew whether the database was just created
 */
export async function nameDatabase(db: Db, isNew: boolean): Promise<void> {
  const name = isNew ? randomUUID() : UNNAMED;
  await findOrInsertSetting(db, SETTING, name, new Date().toISOString());
}

/** Returns the name of a database. */
export async function databaseName(db: Db): Promise<string> {
  return (await findSetting(db, SETTING)) ?? UNNAMED;
}
