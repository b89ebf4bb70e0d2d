import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import postgres from 'postgres';
import { startPostgres } from '../../../api/src/testing/postgres/server.ts';
import { parentOf, processorSeconds } from '../processors.ts';

/** A server without work of its own uses less than this part of a core. */
const QUIET = 0.05;
const LOOK_MS = 1000;
const LOOKS = 120;

/** Settings for production: nothing is lost when the machine stops. */
const SETTINGS = [
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
  'autovacuum=on',
  'max_connections=100',
  'shared_buffers=512MB',
  'max_wal_size=4GB',
  'checkpoint_timeout=15min',
];

/** Fills a data folder for SQLite with the same content. */
export function fillSqlite(folder: string, breweries: number, users: number): void {
  const seed = join(import.meta.dirname, '../seed.ts');
  execFileSync(process.execPath, [seed, folder, String(breweries), String(users)]);
}

/** A filled database on a server of its own. */
export interface BenchDatabase {
  url: string;
  sql: postgres.Sql;
  /** The main process of the server. */
  pid: number;
  version: string;
  /** Vacuums, and waits until the server does nothing by itself. */
  untilQuiet(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts PostgreSQL and fills a database with the content of `seed.ts`. */
export async function startFilledDatabase(
  breweries: number,
  users: number,
): Promise<BenchDatabase> {
  const server = await startPostgres(SETTINGS);
  const administrator = postgres(server.urlOf('postgres'), { max: 1 });
  await administrator`create database bench`;
  await administrator.end();
  const url = server.urlOf('bench');
  const seed = join(import.meta.dirname, 'seed-postgres.ts');
  execFileSync(process.execPath, [seed, url, String(breweries), String(users)]);
  const sql = postgres(url, { max: 1 });
  const [about] =
    await sql`select pg_backend_pid() as pid, current_setting('server_version') as version`;
  return {
    url,
    sql,
    pid: parentOf(about?.pid),
    version: about?.version,
    untilQuiet: () => untilQuiet(sql, parentOf(about?.pid)),
    async stop() {
      await sql.end();
      await server.stop();
    },
  };
}

/** @throws Error if it does not become quiet in two minutes */
async function untilQuiet(sql: postgres.Sql, pid: number): Promise<void> {
  await sql`vacuum analyze`;
  await sql`checkpoint`;
  for (let look = 0; look < LOOKS; look += 1) {
    const before = processorSeconds(pid);
    await setTimeout(LOOK_MS);
    if (processorSeconds(pid) - before < (QUIET * LOOK_MS) / 1000) return;
  }
  throw new Error('PostgreSQL does not come to rest.');
}
