import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type ClientHttp2Session, connect } from 'node:http2';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../../db/database.ts';
import { migrations } from '../../../db/migrate/migrations.ts';
import { temporaryFolder } from '../../../testing/app.ts';
import { stockedFolder } from '../../../testing/data-folder/content.ts';
import { hoptrail } from '../../../testing/processes/command.ts';
import { startProcess } from '../../../testing/processes/process.ts';
import { keepOwnCertificate } from '../../../testing/services/certificate.ts';
import { freePort } from '../../../testing/services/pebble.ts';
import { sourceRuntime } from '../../source-runtime.ts';

// Each test starts processes, which takes longer on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const DOMAIN = 'beer.example.org';

/** Starts a server that serves https with a certificate of its own. */
async function startSecure() {
  const DATA_DIR = await temporaryFolder();
  await keepOwnCertificate(DATA_DIR, DOMAIN);
  const [HTTPS_PORT, HTTP_PORT] = [String(await freePort()), String(await freePort())];
  const ACME_DIRECTORY = 'https://127.0.0.1:1/none';
  const env = { DATA_DIR, DOMAIN, HTTPS_PORT, HTTP_PORT, ACME_DIRECTORY, LOG_LEVEL: 'info' };
  const run = hoptrail(['serve'], env);
  await run.printed('data in');
  return { run, DATA_DIR, HTTPS_PORT };
}

async function openSession(port: string): Promise<ClientHttp2Session> {
  const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  session.on('error', () => {});
  onTestFinished(() => session.destroy());
  await once(session, 'connect');
  return session;
}

function serialOf({ socket }: ClientHttp2Session): string {
  const certificate = socket instanceof TLSSocket ? socket.getPeerX509Certificate() : undefined;
  return certificate?.serialNumber ?? '';
}

test('finds the server by its folder in healthcheck, on any port, and shows all details', async () => {
  const DATA_DIR = await temporaryFolder();
  const run = hoptrail(['serve'], { DATA_DIR });
  await run.printed('data in');
  const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(run.output()) ?? [];
  const check = hoptrail(['healthcheck'], { DATA_DIR, PORT: '1' });
  expect(await check.ended).toBe(0);
  expect(check.output()).toMatch(/answered 200: {"status":"(ok|warning)","problems":/);
  expect(check.output()).toContain(`${url} answered 200`);
  expect(check.output()).toContain('"database":"writable"');
});

test('stops waiting in healthcheck for a server that hangs', async () => {
  const DATA_DIR = await temporaryFolder();
  const run = hoptrail(['serve'], { DATA_DIR });
  await run.printed('data in');
  run.child.kill('SIGSTOP');
  const check = hoptrail(['healthcheck', '--timeout', '1'], { DATA_DIR });
  expect(await check.ended).toBe(1);
  expect(check.output()).toBe(`The server of ${DATA_DIR} did not answer in time.\n`);
});

test('uses the configured address in healthcheck if the path is too long for a socket', async () => {
  const DATA_DIR = join(await temporaryFolder(), 'long-'.repeat(20));
  const env = { DATA_DIR, PORT: String(await freePort()) };
  const run = hoptrail(['serve'], env);
  await run.printed('data in');
  const check = hoptrail(['healthcheck'], env);
  expect(await check.ended, check.output()).toBe(0);
  expect(check.output()).toContain(`http://127.0.0.1:${env.PORT} answered 200`);
});

test('finds a server with https by its folder in healthcheck', async () => {
  const { DATA_DIR, HTTPS_PORT } = await startSecure();
  const check = hoptrail(['healthcheck'], { DATA_DIR });
  expect(await check.ended, check.output()).toBe(0);
  expect(check.output()).toContain(`https://127.0.0.1:${HTTPS_PORT} answered 200: {"status":"`);
});

test('uses another certificate after SIGHUP in the same process', async () => {
  const { run, DATA_DIR, HTTPS_PORT } = await startSecure();
  const before = await openSession(HTTPS_PORT);
  const serial = serialOf(before);
  run.child.kill('SIGHUP');
  await run.printed('the certificate is the same');
  expect(before.closed).toBe(false);

  await keepOwnCertificate(DATA_DIR, DOMAIN);
  const ended = once(before, 'close');
  run.child.kill('SIGHUP');
  await run.printed('the certificate was read again');
  await ended;
  const after = await openSession(HTTPS_PORT);
  expect(serial).not.toBe('');
  expect(serialOf(after)).not.toBe(serial);
  const stream = after.request({ ':path': '/api/breweries', ':authority': DOMAIN });
  const [head] = await once(stream, 'response');
  expect(head[':status']).toBe(200);
  expect(run.child.exitCode).toBeNull();
});

test('does not stop a server without a certificate on SIGHUP', async () => {
  const run = hoptrail(['serve'], { DATA_DIR: await temporaryFolder(), LOG_LEVEL: 'info' });
  await run.printed('data in');
  run.child.kill('SIGHUP');
  await run.printed('there is no certificate to read again');
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
});

const SCRIPT = '/usr/bin/script';

test.skipIf(!existsSync(SCRIPT))('continues after its terminal is closed', async () => {
  const DATA_DIR = await temporaryFolder();
  const command = [...sourceRuntime.program, 'serve'].map((part) => `'${part}'`).join(' ');
  const { PATH } = process.env;
  const env = {
    ...{ PATH, SHELL: '/bin/sh' },
    ...{ DATA_DIR, PORT: '0', HOST: '127.0.0.1', SHED_DELAY_MS: '0' },
  };
  const terminal = startProcess(SCRIPT, ['-qfec', `exec ${command}`, '/dev/null'], env);
  await terminal.printed('data in');
  const pid = Number(/"pid":(\d+)/.exec(terminal.output())?.[1]);
  onTestFinished(() => {
    process.kill(pid, 'SIGKILL');
  });
  terminal.child.kill('SIGKILL');
  await terminal.ended;
  const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(terminal.output()) ?? [];
  for (let time = 0; time < 3; time += 1) {
    expect((await fetch(`${url}/api/leaderboard`)).status).toBe(200);
  }
  expect(await hoptrail(['healthcheck'], { DATA_DIR }).ended).toBe(0);
});

test('logs stopping and draining', async () => {
  const run = hoptrail(['serve'], { DATA_DIR: await temporaryFolder(), LOG_LEVEL: 'info' });
  await run.printed('data in');
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
  const said = ['SIGTERM received: stopping', 'draining: 0 connections open', '"msg":"stopped"'];
  const places = said.map((text) => run.output().indexOf(text));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('logs the backup and the migration', async () => {
  const { dataDir, close } = await stockedFolder();
  await close();
  const db = openDatabase(join(dataDir, 'hoptrail.db'));
  const last = String(Object.keys(migrations).at(-1));
  await sql`delete from kysely_migration where name = ${last}`.execute(db);
  await db.destroy();
  const run = hoptrail(['serve'], { DATA_DIR: dataDir, LOG_LEVEL: 'info' });
  await Promise.race([run.printed('data in').catch(() => {}), run.ended]);
  expect(run.output()).toContain(`backing up the database before it is migrated (${last})`);
  expect(run.output()).toContain('migrating the database; a backup from before is in');
});
