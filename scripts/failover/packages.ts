import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PACKAGES = ['patroni', 'etcd-server', 'postgresql-15'];
const PROGRAMS = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/lib/postgresql/15/bin/postgres'];
const MOST_MS = 5 * 60_000;

/**
 * Installs Debian's packages that the drill needs.
 * @returns why the drill cannot run here; undefined if it can
 */
export function findObstacle(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it needs root on Linux';
  if (PROGRAMS.some((program) => !existsSync(program)) && existsSync('/etc/debian_version')) {
    console.log(`Installing ${PACKAGES.join(', ')} with apt-get, their services stopped.`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...PACKAGES]]) {
      spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: MOST_MS });
    }
  }
  const missing = PROGRAMS.filter((program) => !existsSync(program));
  return missing.length > 0 ? `${missing.join(', ')} cannot be found` : undefined;
}

/** Returns the account that PostgreSQL runs as, since it refuses to run as root. */
export function postgresAccount(): { uid: number; gid: number } {
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
