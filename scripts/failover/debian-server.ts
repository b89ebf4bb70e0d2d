import { execFileSync } from 'node:child_process';
import { chown, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Session } from '../../api/src/db/postgres/sessions/session.ts';
import type { settingsOf } from '../../api/src/testing/postgres/settings-of.ts';
import { postgresAccount } from './packages.ts';
import { type Program, startProgram } from './processes.ts';

const BINARIES = '/usr/lib/postgresql/15/bin';

/**
 * Makes a database folder below a folder, with the superuser postgres and no passwords.
 * @param settings more settings of the server
 * @param flags more flags of initdb
 * @returns starts its server
 */
export async function prepareServer(
  folder: string,
  port: number,
  settings: readonly string[] = [],
  flags: readonly string[] = [],
): Promise<() => Promise<Program>> {
  const data = await dataFolder(folder);
  const all = [
    '--auth=trust',
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    ...flags,
  ];
  run('initdb', ['-D', data, ...all], folder);
  return async () => startServer(folder, port, settings);
}

/** Copies a running server into a folder as its standby. @returns starts it */
export async function prepareStandby(
  folder: string,
  port: number,
  primaryPort: number,
  settings: readonly string[] = [],
): Promise<() => Promise<Program>> {
  const data = await dataFolder(folder);
  const primary = `host=127.0.0.1 port=${primaryPort} user=postgres application_name=standby`;
  const slot = ['--create-slot', '--slot=standby', '--write-recovery-conf'];
  run('pg_basebackup', ['-D', data, '-d', primary, '--checkpoint=fast', ...slot], folder);
  return async () => startServer(folder, port, settings);
}

/** Returns whether a server takes connections. @throws Error if it does not */
export async function canConnect(settings: ReturnType<typeof settingsOf>): Promise<boolean> {
  const session = await Session.connect(settings);
  await session.end();
  return true;
}

async function dataFolder(folder: string): Promise<string> {
  const data = join(folder, 'data');
  const { uid, gid } = postgresAccount();
  await mkdir(data, { mode: 0o700 });
  await chown(data, uid, gid);
  return data;
}

function run(program: string, args: string[], cwd: string): void {
  execFileSync(join(BINARIES, program), args, { ...postgresAccount(), cwd, stdio: 'ignore' });
}

function startServer(folder: string, port: number, settings: readonly string[]): Program {
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const args = ['-D', join(folder, 'data'), '-p', String(port), '-k', folder, ...flags];
  const log = join(dirname(folder), `postgres-${port}.log`);
  const options = { ...postgresAccount(), cwd: folder };
  return startProgram([join(BINARIES, 'postgres'), ...args], log, options);
}
