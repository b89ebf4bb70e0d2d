import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { securityLine } from '../../access/security-log.rules.ts';
import { ConfigError, readConfig } from '../../config/config.ts';
import { buildTestApp, temporaryFolder } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { codeFor, signUp } from '../../testing/person.ts';
import { SecurityLogFile } from './security-log-file.ts';

const filterFile = join(import.meta.dirname, '../../../../docs/hosting/fail2ban-filter.conf');
const NOW = new Date('2026-05-01T12:00:00.000Z');

/** Starts a server with a security log that has its own clock. */
async function begin(config: Parameters<typeof buildTestApp>[0] = {}) {
  const file = join(await temporaryFolder(), 'security.log');
  const time = { now: NOW };
  const failures: unknown[] = [];
  const log = await SecurityLogFile.open(file, {
    clock: { now: () => time.now },
    isChosen: true,
    onFailure: (reason) => failures.push(reason),
  });
  onTestFinished(() => log.close());
  const run = await buildTestApp({ ...config, securityLog: log });
  const lines = async () => {
    await log.close();
    return (await readFile(file, 'utf8')).split('\n').filter(Boolean);
  };
  const pass = (ms: number) => {
    time.now = new Date(time.now.getTime() + ms);
  };
  return { run, log, file, lines, pass, failures };
}

const tryCode = (email: string) => ({
  method: 'POST' as const,
  payload: { email, code: '000000' },
});

test('records refused codes and limits with the client, over REST and RPC, and nothing else', async () => {
  const { run, lines } = await begin({ config: { requestsPerMinute: 9, codesPerClient: 1 } });
  const body = tryCode('ada@people.example');
  await run.app.inject({ ...body, url: '/api/auth/verify-code', remoteAddress: '203.0.113.1' });
  await run.app.inject({
    ...body,
    url: '/trpc/auth.verifyCode',
    remoteAddress: '::ffff:203.0.113.2',
  });
  for (const email of ['ada@people.example', 'bea@people.example']) {
    await run.app.inject({
      method: 'POST',
      url: '/api/auth/send-code',
      payload: { email },
      remoteAddress: '2001:db8::7',
    });
  }
  for (const _ of [1, 2, 3, 4]) {
    await run.app.inject({ url: '/api/podcast-episodes', remoteAddress: '203.0.113.4' });
  }
  expect(await lines()).toEqual([
    '2026-05-01T12:00:00.000Z hoptrail code-refused client=203.0.113.1',
    '2026-05-01T12:00:00.000Z hoptrail code-refused client=203.0.113.2',
    '2026-05-01T12:00:00.000Z hoptrail code-limit client=2001:db8::7',
    '2026-05-01T12:00:00.000Z hoptrail request-limit client=203.0.113.4',
  ]);
});

test('records sign-ins, refusals and wrong codes, over REST and RPC, without addresses of mail', async () => {
  const { run, file, lines } = await begin();
  const ada = await signUp(run, 'ada');
  const brewery = await addBrewery(run);
  const [ownBrewery, own] = [await addBrewery(run), { ownerId: ada.userId }];
  await run.deps.db.updateTable('breweries').set(own).where('id', '=', ownBrewery.id).execute();
  const since = (await lines()).length;
  const remoteAddress = '203.0.113.7';
  const send = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, headers = {}) =>
    ada.send({ method, url, headers, remoteAddress, ...(payload ? { payload } : {}) });
  await send('POST', '/api/auth/send-code', { email: ada.email });
  const code = codeFor(run, ada.email);
  await send('POST', '/api/auth/verify-code', { email: ada.email, code });
  // One of the two is wrong.
  for (const houseCode of ['0000', '0001']) {
    await send('POST', '/api/checkins', { breweryId: brewery.id, userId: ada.userId, houseCode });
  }
  await send('GET', `/api/breweries/${ownBrewery.id}/prizes/NONE-SUCH`);
  await send('PUT', `/api/breweries/${brewery.id}`, { name: 'Mine' });
  await send('POST', '/trpc/breweries.update', { id: brewery.id, name: 'Mine' });
  await send('GET', '/api/admin/people');
  await send('POST', '/trpc/breweries.update', {}, { 'sec-fetch-site': 'cross-site' });
  await send('PUT', '/api/objects/uploads/any');
  const written = (await lines()).slice(since).map((line) => line.replace(/^\S+ hoptrail /, ''));
  expect(written).toEqual([
    `sign-in client=203.0.113.7 user=${ada.userId}`,
    'house-code-refused client=203.0.113.7',
    'prize-code-refused client=203.0.113.7',
    'refused client=203.0.113.7 code=auth.forbidden',
    'cross-site client=203.0.113.7',
    'refused client=203.0.113.7 code=upload.linkExpired',
  ]);
  expect((await readFile(file, 'utf8')).includes('@')).toBe(false);
});

test('begins a new file after 10 MB, and keeps the one before', async () => {
  const { log, file, lines, pass } = await begin();
  await writeFile(file, 'x'.repeat(10 * 1024 * 1024));
  log.record('code-refused', '203.0.113.1');
  await log.close();
  pass(1000);
  log.record('code-refused', '203.0.113.1');
  expect(await lines()).toHaveLength(1);
  expect((await stat(`${file}.1`)).size).toBeGreaterThan(10 * 1024 * 1024);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test("matches exactly the lines of the log with fail2ban's filter, and finds the client", async () => {
  const filter = await readFile(filterFile, 'utf8');
  const failregex = /^failregex = (.+)$/m.exec(filter)?.[1] ?? '';
  expect(failregex).toContain('<HOST>');
  // Like fail2ban, which removes the time and matches the expression with the rest.
  const host = '(?<host>\\d+\\.\\d+\\.\\d+\\.\\d+|[0-9a-f:]+)';
  const expression = new RegExp(failregex.replace('<HOST>', host));
  const date = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/;
  const clientOf = (line: string) =>
    date.test(line) ? expression.exec(line.replace(date, ''))?.groups?.host : undefined;
  for (const event of ['code-refused', 'code-limit', 'link-refused', 'request-limit'] as const) {
    for (const address of ['203.0.113.9', '2001:db8::1', 'fe80::1%eth0', '::ffff:203.0.113.9']) {
      const line = securityLine(NOW, event, address)?.trimEnd() ?? '';
      expect(clientOf(line), line).toBe(address.replace('%eth0', '').replace('::ffff:', ''));
    }
  }
  // People at a taproom share its address, and a page of another site uses that of its visitor.
  const others = ['house-code-refused', 'prize-code-refused', 'cross-site', 'refused'] as const;
  for (const event of others) {
    const line = securityLine(NOW, event, '203.0.113.9', { code: 'auth.forbidden' }) ?? '';
    expect(clientOf(line.trimEnd()), line).toBeUndefined();
  }
  expect(
    clientOf(securityLine(NOW, 'sign-in', '203.0.113.9', { user: 'ada' })?.trimEnd() ?? ''),
  ).toBeUndefined();
  expect(clientOf('2026-05-01T12:00:00.000Z hoptrail other client=203.0.113.9')).toBeUndefined();
  expect(clientOf('hoptrail code-refused client=203.0.113.9')).toBeUndefined();
});

test('logs neither text nor another address from a forged forwarding header', async () => {
  const { run, lines } = await begin({ config: { trustProxy: ['127.0.0.1'] } });
  const forged = [
    'x client=198.51.100.1',
    '198.51.100.2 hoptrail',
    'unknown',
    '203.0.113.5, nonsense',
  ];
  for (const value of forged) {
    await run.app.inject({
      ...tryCode('ada@people.example'),
      url: '/api/auth/verify-code',
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': value },
    });
  }
  expect((await lines()).filter((line) => /198\.51|nonsense|unknown/.test(line))).toEqual([]);
});

test('writes one line a second for each client and event', async () => {
  const { log, lines, pass } = await begin();
  for (let count = 0; count < 5000; count += 1) log.record('request-limit', '203.0.113.9');
  log.record('code-refused', '203.0.113.9');
  pass(1000);
  log.record('request-limit', '203.0.113.9');
  expect(await lines()).toHaveLength(3);
});

test('appends to a file that only its owner can read, and creates a new one after a rotation', async () => {
  const { log, file, lines } = await begin();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  log.record('code-refused', '203.0.113.1');
  expect(await lines()).toHaveLength(1);
  await rename(file, `${file}.1`);
  log.record('code-refused', '203.0.113.2');
  expect(await lines()).toEqual([
    '2026-05-01T12:00:00.000Z hoptrail code-refused client=203.0.113.2',
  ]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await SecurityLogFile.open(file, {
    clock: { now: () => NOW },
    isChosen: true,
    onFailure: () => expect.unreachable(),
  });
  expect(await lines()).toHaveLength(1);
});

test('reports an unwritable log once, without delaying requests', async () => {
  const { run, log, file, failures } = await begin();
  await rm(file, { force: true });
  await rm(join(file, '..'), { recursive: true });
  await writeFile(join(file, '..'), 'no folder any more');
  const response = await run.app.inject({
    ...tryCode('ada@people.example'),
    url: '/api/auth/verify-code',
  });
  expect(response.statusCode).toBe(400);
  await log.close();
  log.record('code-limit', '203.0.113.1');
  await log.close();
  expect(failures).toHaveLength(1);
});

test('does not start with an unwritable log', async () => {
  const opened = SecurityLogFile.open(join(await temporaryFolder(), 'no', 'security.log'), {
    clock: { now: () => NOW },
    isChosen: true,
    onFailure: () => expect.unreachable(),
  });
  await expect(opened).rejects.toThrow(ConfigError);
  await expect(opened).rejects.toThrow('this file cannot be written (ENOENT');
});

test('is on by default, and a file that cannot be written delays no start', async () => {
  const { securityLog } = readConfig({ DATA_DIR: '/srv/beer' }, 'production');
  expect(securityLog).toEqual({ file: '/srv/beer/security.log', isChosen: false });
  expect(readConfig({ SECURITY_LOG: 'none' }, 'production').securityLog).toBeUndefined();
  const chosen = readConfig({ SECURITY_LOG: '/var/log/beer.log' }, 'production').securityLog;
  expect(chosen).toEqual({ file: '/var/log/beer.log', isChosen: true });
  const failures: unknown[] = [];
  const log = await SecurityLogFile.open(join(await temporaryFolder(), 'no', 'security.log'), {
    clock: { now: () => NOW },
    isChosen: false,
    onFailure: (reason) => failures.push(reason),
  });
  log.record('code-limit', '203.0.113.1');
  await log.close();
  expect(failures).toHaveLength(1);
});
