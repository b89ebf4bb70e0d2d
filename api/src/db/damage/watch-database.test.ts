import { copyFile, open } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Alerts } from '../../lib/alerts.ts';
import { checkHealth } from '../../ops/health/check-health.ts';
import { sourceRuntime } from '../../ops/source-runtime.ts';
import { buildTestApp, temporaryFolder } from '../../testing/app.ts';
import { stockedFolder } from '../../testing/data-folder/content.ts';
import { hoptrail } from '../../testing/processes/command.ts';
import { freePort } from '../../testing/services/pebble.ts';
import { openDatabase } from '../database.ts';
import { copyDatabase } from '../sqlite/copy-database.ts';
import { checkTableInProcess } from './check-process.ts';
import { findTableDamage } from './check-table.ts';
import { findAllTables } from './tables.repo.ts';
import { watchDatabase } from './watch-database.ts';

// Some tests start processes: on a busy machine that takes a while.
vi.setConfig({ testTimeout: 120_000 });

const PAGE = 4096;

/** Returns a closed copy of a database with content, and the owning table of each of its pages. */
async function soundCopy() {
  const { dataDir } = await stockedFolder();
  const folder = await temporaryFolder();
  const file = join(folder, 'hoptrail.db');
  await copyDatabase(join(dataDir, 'hoptrail.db'), file, {});
  const db = openDatabase(file);
  const { rows } = await sql<{ page: number; owner: string; name: string }>`
    select pageno as page, coalesce(s.tbl_name, 'sqlite_schema') as owner, d.name
    from dbstat d left join sqlite_schema s on s.name = d.name`.execute(db);
  const tables = await findAllTables(db);
  await db.destroy();
  return { folder, file, pages: rows, tables };
}

/** Overwrites one page in place, so that the file never gets shorter for a server that reads it. */
async function overwrite(file: string, page: number): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.write(Buffer.alloc(PAGE, 0xa5), 0, PAGE, (page - 1) * PAGE);
  } finally {
    await handle.close();
  }
}

test('a check of a table finds each damaged page of the table and of its indexes', async () => {
  const { folder, file, pages, tables } = await soundCopy();
  for (const table of tables) expect(findTableDamage(file, table, {}), table).toEqual([]);
  expect(pages.length).toBeGreaterThan(40);
  const missed: string[] = [];
  for (const { page, owner, name } of pages) {
    const broken = join(folder, 'broken.db');
    await copyFile(file, broken);
    await overwrite(broken, page);
    if (findTableDamage(broken, owner, {}).length === 0) missed.push(`${name}, page ${page}`);
  }
  expect(missed).toEqual([]);
});

test('a separate process checks a table while the server writes', async () => {
  const run = await buildTestApp();
  const { dataDir } = run.deps.config;
  const check = (table: string, folder = dataDir) =>
    checkTableInProcess(
      sourceRuntime.program,
      { dataDir: folder, table },
      AbortSignal.timeout(60_000),
    );
  expect(await check('users')).toEqual([]);
  const { folder, file, pages } = await soundCopy();
  await overwrite(file, pages.find(({ name }) => name === 'check_ins')?.page ?? 0);
  expect((await check('check_ins', folder)).join()).toMatch(/check_ins|Tree|malformed/);
  await expect(check('users', await temporaryFolder())).rejects.toThrow('There is no database in');
});

/** Watches the tables of a server with a check that reports the given problems. */
async function watch(wrong: Map<string, string[]>, roundMs = 300) {
  const run = await buildTestApp();
  const alerts = new Alerts();
  const lines: string[] = [];
  const checked: string[] = [];
  const start = () =>
    watchDatabase({
      ...run.deps,
      alerts,
      log: pino({}, { write: (line: string) => lines.push(line) }),
      roundMs,
      check: async (table) => {
        checked.push(table);
        return wrong.get(table) ?? [];
      },
    });
  const health = () => checkHealth({ ...run.deps, alerts }, run.deps.clock.now());
  return { run, start, checked, lines, health };
}

test('the watch checks every table, and reports damage in health and the log until it is gone', async () => {
  const wrong = new Map([['users', ['wrong # of entries in index users_joined']]]);
  const { run, start, checked, lines, health } = await watch(wrong);
  onTestFinished(start());
  await expect.poll(health).toMatchObject({
    status: 'warning',
    problems: [
      'The database is damaged (users: wrong # of entries in index users_joined). Run hoptrail doctor: it names the backup to restore.',
    ],
  });
  expect(lines.join('')).toContain('"level":50');
  expect(lines.join('')).toContain('The database is damaged (users: wrong # of entries');
  wrong.clear();
  await expect.poll(health).toMatchObject({ status: 'ok', problems: [] });
  expect(lines.at(-1)).toContain('the table users is sound again');
  const tables = await findAllTables(run.deps.db);
  await expect.poll(() => new Set(checked).size).toBe(tables.length);
  expect(checked.slice(0, tables.length)).toEqual(tables);
});

test('after a restart the watch first checks the table that was damaged before', async () => {
  const wrong = new Map([['users', ['a page is gone']]]);
  const { start, checked, lines } = await watch(wrong);
  const stop = start();
  await expect.poll(() => lines.join('')).toContain('a page is gone');
  await stop();
  const before = checked.length;
  onTestFinished(start());
  await expect.poll(() => checked.length).toBeGreaterThan(before + 1);
  expect(checked.slice(before, before + 2)).toEqual(['users', 'sqlite_schema']);
});

test('a server finds a page that is overwritten while it serves', async () => {
  const { folder, file, pages } = await soundCopy();
  const METRICS_PORT = String(await freePort());
  const env = { DATA_DIR: folder, DATABASE_CHECK_HOURS: '0.001', METRICS_PORT };
  const run = hoptrail(['serve'], env);
  await run.printed('data in');
  // The server itself does not read this table meanwhile: only the check can find the damage.
  const page = pages.find(({ name }) => name === 'audit_entries')?.page ?? 0;
  await overwrite(file, page);
  await run.printed('The database is damaged (audit_entries: ');
  const check = hoptrail(['healthcheck'], { DATA_DIR: folder });
  expect(await check.ended).toBe(0);
  expect(check.output()).toContain('"problems":["The database is damaged (audit_entries: ');
  const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  expect(metrics).toContain('hoptrail_database_damaged 1');
});
