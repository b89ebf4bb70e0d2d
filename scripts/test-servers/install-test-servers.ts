import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { missingForPooler } from '../../api/src/testing/postgres/pooler.ts';
import { missingForPebble } from '../../api/src/testing/services/pebble.ts';

const SERVERS = [
  {
    name: "Let's Encrypt's test server",
    packages: ['pebble', 'openssl'],
    findMissing: missingForPebble,
    byHand: [
      'Without it the tests skip certificates over ACME.',
      'On other systems put pebble, pebble-challtestsrv (github.com/letsencrypt/pebble) and openssl on PATH.',
    ],
  },
  {
    name: 'PgBouncer',
    packages: ['pgbouncer'],
    findMissing: missingForPooler,
    byHand: ['Without it the tests skip PostgreSQL behind a pooler.'],
  },
];

/** Installs the servers that some tests need if that needs no password: `pnpm test-servers`. */
const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
const wanted = SERVERS.filter(({ findMissing }) => findMissing().length > 0);
if (wanted.length > 0 && isDebianRoot) {
  const packages = wanted.flatMap((server) => server.packages);
  console.log(`Installing ${packages.join(', ')} with apt-get.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}
for (const { name, packages, findMissing, byHand } of wanted) {
  const left = findMissing().join(', ');
  if (left === '') continue;
  console.error(`${name} is not installed: ${left} is missing.`);
  console.error(`On Debian and Ubuntu: apt-get install ${packages.join(' ')}`);
  for (const line of byHand) console.error(line);
}
