import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What may not change a build. */
export interface Circumstances {
  /** The folder to build in; it does not exist yet. */
  folder: string;
  /** The account that builds, where this one may change it. */
  uid: number | undefined;
  /** The time zone. */
  zone: string;
  /** How far the clock is ahead, as `faketime` takes it; nothing for the true time. */
  clock: string | undefined;
}

/**
 * Builds a commit of a repository in a new folder.
 * @returns the folder with the built files
 * @throws Error if a command fails
 */
export async function buildCopy(
  repository: string,
  commit: string,
  { folder, uid, zone, clock }: Circumstances,
): Promise<string> {
  const home = join(folder, 'home');
  const copy = join(folder, 'copy');
  await mkdir(home, { recursive: true });
  // As in a shell of the builder, without the programs of this copy.
  const PATH = (process.env.PATH ?? '')
    .split(':')
    .filter((entry) => !entry.includes('node_modules'))
    .join(':');
  const account = uid === undefined ? {} : { uid, gid: uid };
  const run = async (program: string, args: readonly string[], cwd: string) => {
    const env = { PATH, HOME: home, TZ: zone };
    await succeeds(spawn(program, args, { cwd, env, stdio: 'inherit', ...account }), program);
  };
  await chmod(folder, 0o755);
  const git = (...args: string[]) => succeeds(spawn('git', args, { stdio: 'inherit' }), 'git');
  await git('clone', '--quiet', '--no-local', repository, copy);
  await git('-C', copy, '-c', 'advice.detachedHead=false', 'checkout', '--quiet', commit);
  if (uid !== undefined) await succeeds(spawn('chown', ['-R', String(uid), folder]), 'chown');
  await run('npx', ['-y', 'pnpm@12', 'install', '--frozen-lockfile', '--silent'], copy);
  const build = ['npx', '-y', 'pnpm@12', 'build:binary'] as const;
  const [program, ...args] = clock === undefined ? build : (['faketime', clock, ...build] as const);
  await run(program, args, copy);
  return join(copy, 'dist');
}

/** Returns whether the clock of a program can be changed here. */
export function canChangeClock(): boolean {
  return spawnSync('faketime', ['--version']).status === 0;
}

async function succeeds(child: ChildProcess, name: string): Promise<void> {
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${name} ended with ${code}.`);
}
