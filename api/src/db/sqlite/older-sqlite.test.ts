import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
// Built with SQLite 3.45, the last one whose parser has a stack of 100 entries, as those of Debian 12
// (3.40) and of Python have.
import sqlite from 'node-sqlite3-wasm';
import { expect, onTestFinished, test } from 'vitest';
import { takeBackup } from '../../ops/backups/take/take-backup.ts';
import { temporaryFolder } from '../../testing/app.ts';
import { stockedFolder } from '../../testing/data-folder/content.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate/migrate.ts';

/** The parser overflows at 31 nested calls in a query, and a little earlier in a table. */
const MOST_NESTED = 12;

async function fileOf(upTo?: string): Promise<string> {
  const file = join(await temporaryFolder(), 'test.db');
  const db = openDatabase(file);
  await migrate(db, { upTo });
  await db.executeQuery(CompiledQuery.raw('pragma journal_mode = delete'));
  await db.destroy();
  return file;
}

function openByOlder(file: string) {
  const older = new sqlite.Database(file, { readOnly: true });
  onTestFinished(() => older.close());
  return older;
}

test('a program with SQLite 3.45 opens a backup and reads its rows', async () => {
  const { dataDir, close } = await stockedFolder();
  const order = { dataDir, backupDir: join(dataDir, 'backups'), now: new Date() };
  const backup = await takeBackup({ ...order, kind: 'manual', version: '1' });
  await close();
  const older = openByOlder(join(backup, 'hoptrail.db'));
  expect(older.get('select sqlite_version() as version')).toEqual({ version: '3.45.1' });
  expect(older.all('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(older.get('select count(*) as users from users')).toEqual({ users: 1 });
});

test('it cannot open a file from before the key of a username was stored', async () => {
  const older = openByOlder(await fileOf('027-legacy-event-changes'));
  expect(() => older.get('select count(*) from users')).toThrow('parser stack overflow');
});

test('no expression of the schema is nested too deeply for an older parser', async () => {
  const older = openByOlder(await fileOf());
  const objects = older.all('select name, sql from sqlite_schema where sql is not null');
  expect(objects.length).toBeGreaterThan(100);
  const deep = objects.filter(({ sql }) => nestingOf(String(sql)) > MOST_NESTED);
  expect(deep.map(({ name }) => name)).toEqual([]);
});

test.each([
  ["replace(replace(x, '(', ''), ')', '')", 2],
  ['case when a then case when b then (c) end end', 3],
  ['x', 0],
])('the nesting of %s is %i', (expression, depth) => {
  expect(nestingOf(expression)).toBe(depth);
});

/** Returns the depth of the deepest expression of a statement: in parentheses, or of a CASE. */
function nestingOf(statement: string): number {
  let [depth, deepest] = [0, 0];
  for (const [part] of statement.matchAll(/'(?:[^']|'')*'|"[^"]*"|[()]|\bcase\b|\bend\b/gi)) {
    if (part === '(' || /^case$/i.test(part)) depth += 1;
    if (part === ')' || /^end$/i.test(part)) depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
