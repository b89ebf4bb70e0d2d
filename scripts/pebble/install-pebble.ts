import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { missingForPebble } from '../../api/src/testing/services/pebble.ts';

const PACKAGES = ['pebble', 'openssl'];
const BY_HAND = [
  'Without it the tests skip certificates over ACME.',
  `On Debian and Ubuntu: apt-get install ${PACKAGES.join(' ')}`,
  'On other systems put pebble, pebble-challtestsrv (github.com/letsencrypt/pebble) and openssl on PATH.',
].join('\n');

/** Installs the test server for certificates if that needs no password: `pnpm pebble`. */
const missing = missingForPebble().join(', ');
const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
if (missing && isDebianRoot) {
  console.log(`Installing ${PACKAGES.join(' and ')} with apt-get: ${missing} is missing.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...PACKAGES]]) {
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}
const left = missingForPebble().join(', ');
if (left)
  console.error(`Let's Encrypt's test server is not installed: ${left} is missing.\n${BY_HAND}`);
