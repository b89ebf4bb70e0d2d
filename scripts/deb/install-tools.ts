import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findObstacle } from './clean-root.ts';

const PACKAGES = ['mmdebstrap', 'systemd-container'];
const MOST_MS = 3 * 60_000;

/** Installs what starts a clean Debian, if that needs no password. */
if (findObstacle()?.includes('is missing') && existsSync('/etc/debian_version')) {
  console.log(`Installing ${PACKAGES.join(' and ')} with apt-get.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...PACKAGES]]) {
    const stdio = ['ignore', 'ignore', 'inherit'] as const;
    spawnSync('apt-get', args, { env, stdio: [...stdio], timeout: MOST_MS });
  }
}
