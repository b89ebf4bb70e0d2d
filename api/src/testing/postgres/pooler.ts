import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, type TestContext } from 'vitest';
import type { DatabaseConfig } from '../../config/database/database-config.ts';
import { startProcess } from '../processes/process.ts';
import { freePort } from '../services/pebble.ts';

const PROGRAM = '/usr/sbin/pgbouncer';
/** PgBouncer refuses to run as root. */
const NOBODY = { uid: 65534, gid: 65534 };

/** Returns what the pooler lacks on this machine; `pnpm test-servers` installs it. */
export function missingForPooler(): string[] {
  return existsSync(PROGRAM) ? [] : [PROGRAM];
}

interface PoolerOptions {
  mode: 'session' | 'transaction' | 'statement';
  /** How many sessions it has with the database. */
  sessions?: number;
}

/**
 * Starts a PgBouncer in front of a database, which ends with the test. Skips the test where it is
 * not installed.
 * @returns the address of the database through it
 */
export async function startPooler(
  { skip }: TestContext,
  database: DatabaseConfig,
  options: PoolerOptions,
): Promise<DatabaseConfig> {
  const missing = missingForPooler().join(', ');
  skip(missing !== '', `PostgreSQL behind a pooler: no ${missing} here; pnpm test-servers gets it`);
  const folder = await mkdtemp(join(tmpdir(), 'hoptrail-pgbouncer-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, configuration(database, port, options));
  const account = process.getuid?.() === 0 ? NOBODY : {};
  const pooler = startProcess(PROGRAM, [file], {}, account);
  await pooler.printed('process up');
  return { ...database, hosts: [{ host: '127.0.0.1', port }] };
}

function configuration(
  { database, hosts: [to], user, password }: DatabaseConfig,
  port: number,
  { mode, sessions = 20 }: PoolerOptions,
): string {
  return `[databases]
${database} = host=127.0.0.1 port=${to?.port} user=${user} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${sessions}
max_client_conn = 500
server_tls_sslmode = disable
`;
}
