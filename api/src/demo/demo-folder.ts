import type Sqlite from 'better-sqlite3';
import type { Db } from '../db/database.ts';
import { findOrInsertSetting } from '../db/settings.repo.ts';
import { WrongFolderError } from '../lib/files/writable-folder.ts';
import { demoPeople } from './content/people.ts';
import { SEEDED_SETTING } from './demo.repo.ts';
import { userId } from './rows/users.ts';

/** Set when a server in production first opens a database. */
const SERVED_SETTING = 'servedAt';

/** What a database says about its use as a demo. */
export interface DemoFolder {
  /** Whether a demo filled it. */
  isSeeded: boolean;
  /** When it was first served in production; undefined where it never was. */
  servedAt: string | undefined;
}

/** Reads whether a demo filled a database, earlier versions of it too, which wrote no mark. */
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

/**
 * Makes sure that a demo, which shows every sign-in code to everybody, has only invented accounts.
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

/** Writes down that a database is used in production: no demo opens it from then on. */
export async function markServed(db: Db, now: Date): Promise<void> {
  await findOrInsertSetting(db, SERVED_SETTING, now.toISOString(), now.toISOString());
}
