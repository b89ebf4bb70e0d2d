import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { basename, join } from 'node:path';
import { type ServerProcess, startServerProcess } from '../../scripts/smoke/server-process.ts';

const here = import.meta.dirname;
const executable = join(here, '../../dist/hoptrail');
const source = join(here, '../../api/src/main.ts');

/** The command of the product: the executable, or with BENCH_SOURCE=1 the source. */
const product =
  process.env.BENCH_SOURCE === '1' ? [process.execPath, source, 'serve'] : [executable, 'serve'];

const bench = (name: string) => [process.execPath, join(here, 'servers', `${name}.ts`)];

/** The commands of the measured servers; all but the product take the path of the database. */
export const servers = {
  bare: bench('bare'),
  barePostgres: bench('bare-postgres'),
  product,
} as const;
export type ServerName = keyof typeof servers;

export interface StartOptions {
  /** A database on PostgreSQL in place of the one in the folder. */
  url?: string;
  /** Whether the server may run on every core, since its database needs one as well. */
  onAnyCore?: boolean;
}

/** Starts a server on a data folder, on its own core if there are two. */
export async function startServer(
  name: ServerName,
  folder: string,
  { url, onAnyCore = false }: StartOptions = {},
): Promise<ServerProcess> {
  if (name === 'product' && !existsSync(product[0] ?? '')) {
    throw new Error('There is no dist/hoptrail. Run pnpm lab bench, which builds it.');
  }
  const file = name === 'product' ? [] : [url ?? join(folder, 'hoptrail.db')];
  const core = onAnyCore ? [] : onCore('1');
  return await startServerProcess([...core, ...servers[name], ...file], {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '1000000000',
    FILES_PER_MINUTE: '1000000000',
    ...NO_PERIODIC_WORK,
    ...(url === undefined ? {} : onPostgres(url, folder)),
  });
}

/**
 * A minute after its start a server begins its first backup, and checks the first table of SQLite:
 * the work of another process on the same cores, and on PostgreSQL of the database too.
 */
const NO_PERIODIC_WORK = { BACKUPS_HOURLY: '0', BACKUPS_DAILY: '0', DATABASE_CHECK_HOURS: '0' };

/** Instances of one database need names of their own and the same key. */
function onPostgres(url: string, folder: string): Record<string, string> {
  return {
    DATABASE_URL: url,
    INSTANCE_NAME: basename(folder),
    SIGNING_KEY: 'not-secret'.repeat(4),
  };
}

/** Moves this process, which makes the load, off the core of the servers. */
export function stayOnOwnCore(): void {
  if (onCore('1').length > 0) execFileSync('taskset', ['-cp', '0', String(process.pid)]);
}

/** Lets this process run on every core again. */
export function useAllCores(): void {
  const all = `0-${cpus().length - 1}`;
  if (onCore('1').length > 0) execFileSync('taskset', ['-acp', all, String(process.pid)]);
}

function onCore(core: string): string[] {
  const works = spawnSync('taskset', ['-c', core, 'true']).status === 0;
  return works ? ['taskset', '-c', core] : [];
}
