import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { missingForPebble } from '../../api/src/testing/pebble.ts';

const PACKAGES = ['pebble', 'openssl'];
const BY_HAND = [
  'Without it the certificates over ACME are not tested.',
  `On Debian and Ubuntu: apt-get install ${PACKAGES.join(' ')}`,
  'Elsewhere put pebble, pebble-challtestsrv (github.com/letsencrypt/pebble) and openssl on PATH.',
].join('\n');

/** `pnpm pebble`: gets the test server for certificates, where that needs nobody's password. */
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
if (left) console.error(`Let's Encrypt's test server is not here: ${left} is missing.\n${BY_HAND}`);
