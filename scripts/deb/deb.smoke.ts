import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { findCommit } from '../../api/src/ops/find-commit.ts';
import { SUMS } from '../../api/src/ops/published/verify-file.ts';
import { startPostgres } from '../../api/src/testing/postgres/server.ts';
import { freePort } from '../../api/src/testing/services/pebble.ts';
import manifest from '../../package.json' with { type: 'json' };
import { writeChecksum } from '../binary/checksums.ts';
import { executable, repositoryFolder } from '../binary/paths.ts';
import { thisMachine } from '../binary/target.ts';
import { archiveName, writeArchive } from '../release/archive.ts';
import { ApiClient } from '../smoke/api-client.ts';
import { findObstacle, ObstacleError } from './clean-root.ts';
import type { DebianMachine } from './debian-machine.ts';
import { Installation, versions } from './installation.ts';
import { DATA, InstalledService } from './installed-service.ts';
import { serveFolder } from './serve-folder.ts';

const EMAIL = 'ada@example.org';
const BREWERIES = `id,name,brewery_type,address_1,city,state_province,postal_code,country,phone,website_url,longitude,latitude
6c1f6f0a-2f7b-4f3f-9d0a-1b2c3d4e5f60,Malt and Compass,micro,1 Broadway,Oklahoma City,Oklahoma,73102,United States,4055550100,,-97.5164,35.4676
`;
/** Every form of a line that both systemd and the command read. */
const SETTINGS = `# a comment
; another one

ADMIN_EMAILS=you@example.org
MAIL_FROM=  Hop # trail <beer@example.org> \t
MAP_ATTRIBUTION="it's $HOME, ok https://example.org"
  MAP_TILES_URL='none'\r
SMTP_URL=
LOG_LEVEL=info
SHED_DELAY_MS=0`;
const NAMES = '^(ADMIN_EMAILS|MAIL_FROM|MAP_[A-Z_]*|SMTP_URL|LOG_LEVEL)=';
/** The time that an instance is unready before it stops, in microseconds. */
const UNREADY_US = 5_000_000;

let installation: Installation;
let machine: DebianMachine;
let service: InstalledService;
let obstacle: string | undefined;
let fan = new ApiClient('http://localhost');

beforeAll(async () => {
  obstacle = findObstacle();
  if (obstacle) return;
  try {
    installation = await Installation.start();
    machine = installation.machine;
    service = new InstalledService(machine);
  } catch (error) {
    if (!(error instanceof ObstacleError)) throw error;
    obstacle = error.message;
  }
});
beforeEach(({ skip }) => {
  if (obstacle) skip(`the Debian package in a clean Debian: ${obstacle}`);
});
afterAll(async () => {
  await installation?.end();
});

test('installing it starts the service, as an account of its own', async () => {
  await installation.install(versions.built);
  fan = await installation.client();
  expect(await machine.run('systemctl is-enabled hoptrail')).toBe('enabled');
  expect(await machine.run(`stat -c %U /proc/${await service.mainProcess()}`)).toBe('hoptrail');
  const files = `${DATA} ${DATA}/hoptrail.db /etc/hoptrail/env`;
  expect(await machine.run(`stat -c '%U %a' ${files}`)).toBe(
    'hoptrail 700\nhoptrail 600\nroot 600',
  );
  expect(await machine.run('systemd-analyze security hoptrail | tail -1')).toMatch(/ OK /);
});

test('it depends on every library that the program loads', async () => {
  const libraries = await machine.run(
    `for file in /usr/lib/hoptrail/hoptrail $(find ${DATA}/.runtime -name '*.node' -o -name '*.so.*'); do
      ldd $file | grep -oE ' /(usr/)?lib[^ ]*' | grep -oE '[^/]+$'
    done | sort -u`,
  );
  const owners = libraries.split('\n').map((name) => machine.run(`dpkg -S '/*/${name}'`));
  const packages = new Set((await Promise.all(owners)).map((line) => line.split(':')[0]));
  const depends = await machine.run('dpkg --status hoptrail | grep ^Depends');
  expect([...packages].filter((name) => !depends.includes(String(name)))).toEqual([]);
  expect(packages).toContain('libatomic1');
});

test('the command has the settings of the service', async () => {
  await service.writeSettings(SETTINGS);
  await machine.run('systemctl restart hoptrail');
  fan = await installation.client();
  const own = await machine.run(
    `sed 's#^program=.*#program=/usr/bin/env#' /usr/bin/hoptrail | sh | grep -E '${NAMES}' | sort`,
  );
  const used = await machine.run(
    `tr '\\0' '\\n' < /proc/${await service.mainProcess()}/environ | grep -E '${NAMES}' | sort`,
  );
  expect(own).toBe(used);
  expect(own.split('\n')).toHaveLength(6);
  expect(await machine.run('ADMIN_EMAILS=me@example.org hoptrail config')).toContain(
    'me@example.org',
  );
});

test.for([
  ['NAME', 'it is not NAME=value'],
  ['export NAME=value', 'it is not NAME=value'],
  ['NAME=a\\\nb', 'a backslash joins it to the next line'],
  ['# a\\\nNAME=b', 'a backslash joins it to the next line'],
  ['NAME=a\\b', 'it has a backslash'],
  ['NAME="a', 'a quote is not closed at its end'],
  ['NAME="a" # b', 'a quote is not closed at its end'],
  ["NAME='a' 'b'", 'it has more than one pair of quotes'],
])('the command refuses %j, which systemd may read differently', async ([line, problem]) => {
  await service.writeSettings(`A=b\n${line}`);
  expect(await machine.tryRun('hoptrail config')).toEqual({
    code: 78,
    output: `/etc/hoptrail/env, line 2: ${problem}. Settings are lines of NAME=value.`,
  });
  await service.writeSettings(SETTINGS);
});

test('people sign up and check in', async () => {
  await machine.run(`cat > /tmp/breweries.csv <<'END'\n${BREWERIES}END`);
  await machine.run('hoptrail import openbrewerydb /tmp/breweries.csv');
  await fan.json('POST', '/api/auth/send-code', { email: EMAIL });
  const code = await vi.waitUntil(() => service.findCode(), { timeout: 30_000, interval: 200 });
  await fan.json('POST', '/api/auth/verify-code', { email: EMAIL, code });
  const profile = { email: EMAIL, username: 'ada', profileImageUrl: '/art/portraits/ada.svg' };
  const { user } = await fan.json('POST', '/api/auth/complete-profile', profile);
  const [brewery] = await fan.json('GET', '/api/breweries');
  await fan.json('POST', '/api/checkins', { userId: user.id, breweryId: brewery.id });
  await expectCheckin();
});

test('commands of root work on the data of the service and leave no file of root', async () => {
  expect(await machine.run(`hoptrail admin add ${EMAIL}`)).toContain('is an administrator');
  expect(await machine.run('hoptrail backup')).toContain(`${DATA}/backups/`);
  await machine.run('hoptrail doctor');
  await machine.run('systemctl stop hoptrail');
  await machine.run('hoptrail backup');
  expect(await machine.run(`find ${DATA} ! -user hoptrail -o -perm /077`)).toBe('');
  await machine.run('systemctl start hoptrail');
  fan = await installation.client(fan);
});

test('systemd waits until the port is open, and restarts a frozen server', async () => {
  expect(await machine.run('systemctl show -P Type -P WatchdogUSec hoptrail')).toBe('notify\n1min');
  // As in the unit, with less time to wait.
  const dropIn = '/run/systemd/system/hoptrail.service.d';
  const times = '[Service]\\nWatchdogSec=3\\nTimeoutAbortSec=1\\n';
  await machine.run(`mkdir -p ${dropIn} && printf '${times}' > ${dropIn}/watchdog.conf`);
  await machine.run('systemctl daemon-reload && systemctl restart hoptrail');
  // Without --wait: the restart has ended when the port is open.
  await machine.run('hoptrail healthcheck');
  const frozen = await service.mainProcess();
  await machine.run(`kill -STOP ${frozen}`);
  await vi.waitUntil(async () => !['0', frozen].includes(await service.mainProcess()), {
    timeout: 60_000,
    interval: 200,
  });
  expect(await machine.run('systemctl show -P NRestarts hoptrail')).toBe('1');
  expect(await machine.run('journalctl --unit=hoptrail')).toContain('Watchdog timeout');
  await machine.run(`rm -r ${dropIn} && systemctl daemon-reload && systemctl restart hoptrail`);
  fan = await installation.client(fan);
});

test('a data folder that is missing does not become one of root', async () => {
  const { code, output } = await machine.tryRun('DATA_DIR=/srv/beer hoptrail backup');
  expect(code).not.toBe(0);
  expect(output).toContain('/srv/beer');
  expect((await machine.tryRun('test -e /srv/beer')).code).toBe(1);
});

test('another account is told to use root', async () => {
  const as = 'setpriv --reuid=nobody --regid=nogroup --clear-groups hoptrail';
  const version = await machine.run(`${as} version`);
  expect(version).toContain(`hoptrail ${versions.built}`);
  if (await findCommit(repositoryFolder)) {
    expect(version).toMatch(/^commit [0-9a-f]{40}, \d{4}-\d\d-\d\dT[\d:.]+Z$/m);
  }
  const { code, output } = await machine.tryRun(`${as} backup`);
  expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining('sudo') });
});

test('an upgrade backs up the database before it migrates, and keeps sessions', async () => {
  expect(await service.countUpgradeBackups()).toBe('0');
  await installation.install(versions.next);
  fan = await installation.client(fan);
  expect(await machine.run('hoptrail version')).toContain(`hoptrail ${versions.next}`);
  expect(await service.countUpgradeBackups()).toBe('1');
  await expectCheckin();
});

test('an older version refuses the data of a newer one, and a rollback goes back', async () => {
  expect(await installation.install(versions.built)).toContain('does not start');
  await installation.install(versions.next);
  fan = await installation.client(fan);
  await machine.run('systemctl stop hoptrail && hoptrail rollback');
  await installation.install(versions.built);
  fan = await installation.client(fan);
  await expectCheckin();
});

test('after an upgrade that fails, the version before works on', async () => {
  const printed = await installation.install(versions.failing);
  expect(printed).toContain('hoptrail: the new version does not start.');
  expect(printed).toContain(`To go back to version ${versions.built}`);
  await machine.run('systemctl stop hoptrail');
  expect((await machine.tryRun('hoptrail rollback')).output).toContain('nothing to roll back');
  await installation.install(versions.built);
  fan = await installation.client(fan);
  await expectCheckin();
});

test('several instances run on PostgreSQL, and an upgrade restarts one after the other', async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const ports = [await freePort(), await freePort()];
  const units = ports.map((port) => `hoptrail@${port}`);
  const key = 'x'.repeat(40);
  await service.writeSettings(`DATABASE_URL=${postgres.urlOf('postgres')}\nSIGNING_KEY=${key}`);
  await machine.run(`systemctl disable --now hoptrail && systemctl start ${units.join(' ')}`);
  for (const port of ports) await service.expectAnswer(port);
  expect(await machine.run(`systemd-analyze security ${units[0]} | tail -1`)).toMatch(/ OK /);
  expect(await machine.run(`stat -c '%U %a' ${DATA}/${ports[0]}`)).toBe('hoptrail 700');
  await machine.run('hoptrail admin list');
  const started = async () => {
    const show = units.map((unit) => `systemctl show -P ActiveEnterTimestampMonotonic ${unit}`);
    return (await machine.run(show.join('; '))).split('\n').map(Number);
  };
  const before = await started();
  await installation.install(versions.next);
  for (const port of ports) await service.expectAnswer(port);
  const after = await started();
  expect(after.every((time, index) => time > (before[index] ?? 0))).toBe(true);
  expect(Math.abs((after[0] ?? 0) - (after[1] ?? 0))).toBeGreaterThan(UNREADY_US);
  await machine.run(`systemctl stop ${units.join(' ')}`);
  await service.writeSettings(SETTINGS);
  await installation.install(versions.built);
  await machine.run('systemctl enable --now hoptrail');
  fan = await installation.client(fan);
  await expectCheckin();
});

test('removing it keeps settings and data, for the next installation', async () => {
  await machine.run('apt-get remove --yes hoptrail');
  expect((await machine.tryRun('systemctl is-active hoptrail')).output).not.toBe('active');
  expect((await machine.tryRun('command -v hoptrail')).code).not.toBe(0);
  expect((await machine.tryRun(`test -e ${DATA}/.runtime`)).code).toBe(1);
  expect(await machine.run('cat /etc/hoptrail/env')).toContain('you@example.org');
  await installation.install(versions.built);
  fan = await installation.client(fan);
  await expectCheckin();
});

test('a purge without an answer keeps the data', async () => {
  expect(await machine.run('apt-get purge --yes hoptrail')).toContain(`the data stay in ${DATA}`);
  expect((await machine.tryRun('test -e /etc/hoptrail')).code).toBe(1);
  expect(await machine.run(`stat -c %U ${DATA}/hoptrail.db`)).toBe('hoptrail');
});

test('a purge removes the data and the account where the answer is yes', async () => {
  await installation.install(versions.built);
  fan = await installation.client(fan);
  await expectCheckin();
  await machine.run("echo 'hoptrail hoptrail/remove-data boolean true' | debconf-set-selections");
  await machine.run('apt-get purge --yes hoptrail');
  expect((await machine.tryRun(`test -e ${DATA}`)).code).toBe(1);
  expect((await machine.tryRun('getent passwd hoptrail')).code).not.toBe(0);
  expect((await machine.run('debconf-show hoptrail')).trim()).toBe('');
});

test('the three commands of the README start a downloaded release', async () => {
  const archive = archiveName(manifest.version, thisMachine);
  const readme = readFileSync(join(repositoryFolder, 'README.md'), 'utf8');
  const commands = readme.match(/^sha256sum --check.*\n^tar .*\n^\.\/hoptrail serve/m)?.[0] ?? '';
  expect(commands).toContain(archive.replace(thisMachine, 'linux-x64'));
  const [check, unpack, serve] = commands.replaceAll('linux-x64', thisMachine).split('\n');

  const release = await mkdtemp(join(tmpdir(), 'hoptrail-release-'));
  onTestFinished(() => rm(release, { recursive: true }));
  await writeArchive(executable, join(release, archive), { level: 1 });
  await writeChecksum(join(release, archive), join(release, SUMS));
  const url = await serveFolder(release);
  await machine.run(
    `mkdir /root/download && cd /root/download && curl -sS -O ${url}/${archive} -O ${url}/${SUMS}`,
  );
  const run = (command = '') => machine.run(`cd /root/download && ${command}`);
  expect(await run(check)).toBe(`${archive}: OK`);
  await run(unpack);
  expect(await run(`./hoptrail verify ${archive}`)).toContain(`${archive} fits SHA256SUMS.`);
  await machine.run(`cd /root/download; PORT=0 ${serve} > server.log 2>&1 & echo $! > pid`);
  const health = await run('DATA_DIR=data ./hoptrail healthcheck --wait 60');
  const [page = ''] = health.match(/http:\/\/[^/\s]+/) ?? [];
  expect(await machine.run(`curl -sS ${page}/`)).toContain('<title>Hoptrail</title>');
  await run('kill $(cat pid)');

  await run(`truncate -s -1 ${archive}`);
  expect(await machine.tryRun(`cd /root/download && ./hoptrail verify ${archive}`)).toMatchObject({
    code: 65,
    output: expect.stringContaining('Download it again.'),
  });
});

async function expectCheckin(): Promise<void> {
  expect(await fan.json('GET', '/api/auth/me')).toMatchObject({ user: { checkins: 1 } });
}
