import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findObstacle } from './obstacle.ts';

const PACKAGES = ['haproxy', 'postgresql'];
const MOST_MS = 3 * 60_000;

/** Installs what the tries need, on Debian and as root. */
if (findObstacle()?.includes('apt-get') && existsSync('/etc/debian_version')) {
  console.log(`Installing ${PACKAGES.join(' and ')} with apt-get.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...PACKAGES]]) {
    const stdio = ['ignore', 'ignore', 'inherit'] as const;
    spawnSync('apt-get', args, { env, stdio: [...stdio], timeout: MOST_MS });
  }
}
