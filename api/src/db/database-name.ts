import { randomUUID } from 'node:crypto';
import type { Db } from './database.ts';
import { findOrInsertSetting, findSetting } from './settings.repo.ts';

const SETTING = 'databaseId';

/** Names every database that is older than names, and every backup of one. */
export const UNNAMED = 'first';

/**
 * Gives a database a name that it and its backups keep: the rotation removes backups of the same
 * database only.
 * @param isNew whether it was made now
 */
export async function nameDatabase(db: Db, isNew: boolean): Promise<void> {
  const name = isNew ? randomUUID() : UNNAMED;
  await findOrInsertSetting(db, SETTING, name, new Date().toISOString());
}

/** Returns the name of a database. */
export async function databaseName(db: Db): Promise<string> {
  return (await findSetting(db, SETTING)) ?? UNNAMED;
}
