import { join } from 'node:path';
import { findDatabase } from '../../db/sqlite/find-tables.ts';
import type { SqliteFileOptions } from '../../db/sqlite/sqlite-file.ts';
import { type DemoFolder, ensureDemoFolder, findDemoMarks } from '../../demo/demo-folder.ts';
import { WrongFolderError } from '../../lib/files/writable-folder.ts';
import { DATABASE } from '../backups/manifest.ts';
import { explainLostDatabase } from './lost-database.ts';

/** The databases that a start accepts. */
export interface StartRules {
  /** Whether to accept an empty database although there are backups or pictures. */
  allowsNew?: boolean;
  /** Whether the server is a demo, which accepts only a database that a demo made. */
  isDemo?: boolean;
}

const MOST_TABLES = 3;

/**
 * Checks the database of a data folder before anything changes.
 * @returns whether a new one is needed
 * @throws WrongFolderError if it is lost, belongs to another program, or is not the demo's
 */
export async function expectDatabase(
  dataDir: string,
  backupDir: string,
  { allowsNew = false, isDemo = false, ...options }: StartRules & SqliteFileOptions,
): Promise<boolean> {
  const file = join(dataDir, DATABASE);
  let demo: DemoFolder | undefined;
  const found = findDatabase(file, options, (database) => {
    if (isDemo) demo = findDemoMarks(database);
  });
  if (found.kind === 'foreign') throw foreign(file, found.tables);
  if (demo) ensureDemoFolder(dataDir, demo);
  if (found.kind !== 'missing' && found.kind !== 'empty') return false;
  if (allowsNew) return true;
  const reason = await explainLostDatabase(dataDir, backupDir, options);
  if (reason === undefined) return true;
  const what = found.kind === 'missing' ? `There is no database ${file}` : `${file} is empty`;
  throw new WrongFolderError(`${what}, ${reason}`);
}

function foreign(file: string, tables: readonly string[]): WrongFolderError {
  const first = tables.slice(0, MOST_TABLES).join(', ');
  const more = tables.length > MOST_TABLES ? ' and others' : '';
  return new WrongFolderError(
    `${file} is the database of another program (it has the tables ${first}${more}). Nothing was changed. Set DATA_DIR to another folder.`,
  );
}
