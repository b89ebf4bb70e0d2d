import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Db, openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { runImport } from './import.ts';

const LIST = `id,name,brewery_type,address_1,city,state_province,postal_code,country,phone,website_url,longitude,latitude
aaaaaaaa-0000-4000-8000-000000000001,Malt,micro,1 Broadway,Moore,Oklahoma,73160,United States,,,,
aaaaaaaa-0000-4000-8000-000000000002,Gone,closed,1 Broadway,Moore,Oklahoma,73160,United States,,,,
oops
`;
let db: Db;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoptrail-cli-'));
  await writeFile(join(folder, 'list.csv'), LIST);
  db = openDatabase(':memory:');
  await migrate(db);
});
afterEach(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

async function run(source: string, isTerminal = false) {
  let text = '';
  const out = { write: (piece: string) => (text += piece) };
  const now = new Date('2026-05-01T12:00:00.000Z');
  const exitCode = await runImport({ db, source: join(folder, source), now, out, isTerminal });
  return { exitCode, text };
}

test('ends with what became of the rows, and why', async () => {
  const { exitCode, text } = await run('list.csv');
  expect(exitCode).toBe(0);
  expect(text).toBe(`3 rows read
  added                   1
  changed                 0
  unchanged               0
  skipped, closed         1
  not readable            1
  rows in all             3

Of the breweries:
  without a position (no check-in there)         1

Not readable:
  line 4: 1 of 12 columns
`);
});

test('on a terminal progress is one line that is written over', async () => {
  const { text } = await run('list.csv', true);
  expect(text.startsWith('\r\u001B[K3 rows read\r\u001B[K  added')).toBe(true);
});

test('a list that cannot be read is an exit code and a sentence', async () => {
  const { exitCode, text } = await run('none.csv');
  expect(exitCode).toBe(1);
  expect(text).toBe(`There is no file ${join(folder, 'none.csv')}.\n`);
});

test('a broken database is no fault of the list', async () => {
  await db.schema.dropTable('brewery_imports').execute();
  await expect(run('list.csv')).rejects.toThrow(/brewery_imports/);
});
