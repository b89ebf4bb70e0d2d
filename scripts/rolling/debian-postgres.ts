import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../api/src/testing/services/pebble.ts';

const run = promisify(execFile);
const VERSIONS = '/usr/lib/postgresql';
const PASSWORD = 'not-secret';

/** A PostgreSQL server of this Debian, with its usual settings and an empty database. */
export interface DebianPostgres {
  /** The URL of the database. */
  url: string;
  /** The process that all others of the server descend from. */
  pid(): Promise<number>;
  /** Stops it as Debian's service does, or at once. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
}

/** Returns the folder of the programs of the newest installed version; undefined without one. */
export function findPrograms(): string | undefined {
  if (!existsSync(VERSIONS)) return undefined;
  const newest = readdirSync(VERSIONS).toSorted((a, b) => Number(b) - Number(a))[0];
  const folder = join(VERSIONS, `${newest}`, 'bin');
  return existsSync(join(folder, 'initdb')) ? folder : undefined;
}

/** Starts PostgreSQL in a temporary folder, on a free port of this machine. */
export async function startDebianPostgres(): Promise<DebianPostgres> {
  const programs = findPrograms();
  if (programs === undefined) throw new Error('PostgreSQL is not installed.');
  const folder = await mkdtemp(join(tmpdir(), 'hoptrail-postgres-'));
  const [data, account] = [join(folder, 'data'), await accountOf()];
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, PASSWORD, { mode: 0o600 });
  for (const path of [folder, passwordFile]) await chown(path, account.uid, account.gid);
  const command = (name: string, ...args: string[]) =>
    run(join(programs, name), args, { ...account, cwd: folder });
  const rights = ['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${passwordFile}`];
  await command('initdb', '-D', data, '-U', 'hoptrail', '-E', 'UTF8', '--locale=C', ...rights);
  const port = await freePort();
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
  const server: DebianPostgres = {
    url: `postgres://hoptrail:${PASSWORD}@127.0.0.1:${port}/hoptrail?sslmode=disable`,
    async pid() {
      const { stdout } = await run('head', ['-1', join(data, 'postmaster.pid')]);
      return Number(stdout);
    },
    async stop(mode = 'fast') {
      await command('pg_ctl', '-D', data, '-w', '-m', mode, 'stop');
    },
    async start() {
      const log = join(folder, 'log');
      await command('pg_ctl', '-D', data, '-w', '-l', log, '-o', options, 'start');
    },
    async remove() {
      await server.stop().catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  await command('createdb', '-h', folder, '-p', String(port), '-U', 'hoptrail', 'hoptrail');
  return server;
}

/** PostgreSQL refuses to run as root: Debian has an account for it. */
async function accountOf(): Promise<{ uid: number; gid: number }> {
  const { uid, gid } = userInfo();
  if (uid !== 0) return { uid, gid };
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}
