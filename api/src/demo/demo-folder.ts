import type Sqlite from 'better-sqlite3';
import type { Db } from '../db/database.ts';
import { findOrInsertSetting, findSetting } from '../db/settings/settings.repo.ts';
import { WrongFolderError } from '../lib/files/writable-folder.ts';
import { demoPeople } from './content/people.ts';
import { SEEDED_SETTING } from './demo.repo.ts';
import { userId } from './rows/users.ts';

/**
 * The key of the setting with the time at which a server in production first opened the database.
 */
const SERVED_SETTING = 'servedAt';

/** Whether a database was used as a demo, in production, or both. */
export interface DemoFolder {
  /** Whether demo content was written into it. */
  isSeeded: boolean;
  /** When a server in production first opened it; undefined if none did. */
  servedAt: string | undefined;
}

/**
 * Returns whether a database was used as a demo. Demos of earlier versions did not store that; this
 * finds them by their users.
 */
export function findDemoMarks(database: Sqlite.Database): DemoFolder {
  const setting = database
    .prepare<[string], string>('select value from settings where key = ?')
    .pluck();
  const ids = demoPeople.map(({ username }) => userId(username));
  const people = database
    .prepare<string[], number>(
      `select count(*) from users where id in (${ids.map(() => '?').join(', ')})`,
    )
    .pluck();
  const isSeeded = setting.get(SEEDED_SETTING) !== undefined || people.get(...ids) !== 0;
  return { isSeeded, servedAt: setting.get(SERVED_SETTING) };
}

/** Reads whether a demo filled an open database. */
export async function findDemoMarksOf(db: Db): Promise<DemoFolder> {
  const isSeeded = (await findSetting(db, SEEDED_SETTING)) !== undefined;
  return { isSeeded, servedAt: await findSetting(db, SERVED_SETTING) };
}

/**
 * Checks that a demo opens only invented accounts, because it shows every sign-in code.
 * @throws WrongFolderError
 */
export function ensureDemoFolder(dataDir: string, { isSeeded, servedAt }: DemoFolder): void {
  if (isSeeded && servedAt === undefined) return;
  const why = isSeeded
    ? `has been served in production since ${servedAt}, so that accounts in it may be real`
    : 'holds data that no demo made';
  throw new WrongFolderError(
    `The data folder ${dataDir} ${why}. A demo shows every sign-in code, so it does not open them. Set DATA_DIR to another folder for the demo, or run: hoptrail serve`,
  );
}

/** Stores that a database is used in production, after which no demo opens it. */
export async function markServed(db: Db, now: Date): Promise<void> {
  await findOrInsertSetting(db, SERVED_SETTING, now.toISOString(), now.toISOString());
}
