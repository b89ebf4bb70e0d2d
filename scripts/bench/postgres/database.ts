import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import postgres from 'postgres';
import { startPostgres } from '../../../api/src/testing/postgres/server.ts';
import { parentOf } from './processors.ts';

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

/** A filled database on a server of its own. */
export interface BenchDatabase {
  url: string;
  sql: postgres.Sql;
  /** The main process of the server. */
  pid: number;
  version: string;
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
    async stop() {
      await sql.end();
      await server.stop();
    },
  };
}
