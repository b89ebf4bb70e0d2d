import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import manifest from '../../../../package.json' with { type: 'json' };
import { temporaryFolder } from '../../testing/app.ts';
import { hoptrail } from '../../testing/processes/command.ts';
import { freePort } from '../../testing/services/pebble.ts';
import { sourceRuntime } from '../source-runtime.ts';

// Each test starts processes, which takes longer on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

test('prints URL, accounts and data folder of the demo, and keeps the data at a second start', async () => {
  const DATA_DIR = await temporaryFolder();
  const first = hoptrail(['demo'], { DATA_DIR });
  await first.printed('Ctrl-C stops it.');
  expect(first.output()).toContain('fan@example.com, owner@example.com, admin@example.com');
  expect(first.output()).toContain(`${DATA_DIR} (new, with invented breweries)`);
  const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(first.output()) ?? [];
  const health = await fetch(`${url}/api/health`);
  expect(health.status).toBe(200);
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);

  const second = hoptrail(['demo'], { DATA_DIR });
  await second.printed('(as you left it)');
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

test('prints a new link at each start without administrators', async () => {
  const DATA_DIR = await temporaryFolder();
  const link = /http:\S+\/first-administrator#[\w-]{43}/;
  const links: string[] = [];
  for (const _ of [1, 2]) {
    const run = hoptrail(['serve'], { DATA_DIR });
    await run.printed('becomes it');
    await run.printed('/first-administrator#');
    await expect.poll(() => link.exec(run.output())?.[0]).toBeDefined();
    links.push(link.exec(run.output())?.[0] ?? '');
    run.child.kill('SIGTERM');
    await run.ended;
  }
  expect(links[0]).not.toBe(links[1]);
  const named = hoptrail(['serve'], { DATA_DIR, ADMIN_EMAILS: 'you@example.org' });
  await named.printed('data in');
  named.child.kill('SIGTERM');
  await named.ended;
  expect(named.output()).not.toContain('first-administrator');
});

test('signs an administrator in by a link made while the server runs or is stopped', async () => {
  const env = { DATA_DIR: await temporaryFolder(), ADMIN_EMAILS: 'you@example.org' };
  const printLink = async () => {
    const command = hoptrail(['admin', 'sign-in-link', 'you@example.org'], env);
    expect(await command.ended).toBe(0);
    return new URL(command.printedOut().split('\n')[0] ?? '');
  };
  const open = async (origin: string, { hash }: URL) => {
    const response = await fetch(`${origin}/api/auth/sign-in-link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: hash.slice(1) }),
    });
    return await response.json();
  };
  const early = await printLink();
  const server = hoptrail(['serve'], env);
  await server.printed('data in');
  const later = await printLink();
  const { origin } = later;
  const outdated = { code: 'auth.linkInvalid' };
  expect(await open(origin, early)).toMatchObject(outdated);
  expect(await open(origin, later)).toMatchObject({ email: 'you@example.org' });
  expect(await open(origin, later)).toMatchObject(outdated);
  server.child.kill('SIGTERM');
  await server.ended;

  const stopped = await printLink();
  const again = hoptrail(['serve'], { ...env, PORT: new URL(origin).port });
  await again.printed('data in');
  expect(await open(origin, stopped)).toMatchObject({ email: 'you@example.org' });
  const refused = hoptrail(['admin', 'sign-in-link', 'eve@example.org'], env);
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('eve@example.org is not an administrator.');
});

test('prints the version, and the commit of the sources with its date', async () => {
  const run = hoptrail(['version'], {});
  expect(await run.ended).toBe(0);
  const [first, ...others] = run.output().split('\n');
  const commit = await sourceRuntime.commit();
  const suffix = commit?.isModified ? '+modified' : '';
  expect(first).toBe(`hoptrail ${manifest.version}${suffix}`);
  if (commit) expect(others).toContain(`commit ${commit.hash}, ${commit.date}`);
  else expect(run.output()).not.toContain('commit');
});

test('goes on without a stack when the reader of its output has ended', async () => {
  const run = hoptrail(['config'], { DATA_DIR: await temporaryFolder() });
  run.child.stdout?.destroy();
  expect(await run.ended).toBe(0);
  expect(run.output()).toBe('');
});

test('explains wrong settings and wrong arguments', async () => {
  const wrong = hoptrail(['serve'], { PORT: 'http' });
  expect(await wrong.ended, 'systemd does not start it again').toBe(78);
  expect(wrong.output()).toBe(
    'The configuration cannot be used:\n  PORT is "http", but it takes a port number from 0 to 65535, such as 3000.\n',
  );
  const unknown = hoptrail(['brew'], {});
  expect(await unknown.ended).toBe(2);
  expect(unknown.output()).toContain("unknown command 'brew'");
  const help = hoptrail(['--help'], {});
  expect(await help.ended).toBe(0);
  expect(help.output()).toContain('Usage: hoptrail');
});

test('warns in the log of probable mistakes, and that codes go to the log', async () => {
  const settings = { LOG_LEVEL: 'warn', ADMIN_EMAIL: 'you@beer.example', TRUST_PROXY: '0.0.0.0/1' };
  const run = hoptrail(['serve'], { DATA_DIR: await temporaryFolder(), ...settings });
  await run.printed('data in');
  run.child.kill('SIGTERM');
  await run.ended;
  const warnings = [
    'SMTP_URL is not set: sign-in codes go to the log',
    'ADMIN_EMAIL is not read. Did you mean ADMIN_EMAILS?',
    'TRUST_PROXY trusts 0.0.0.0/1, where everybody is',
  ];
  for (const warning of warnings) expect(run.output()).toContain(`"msg":"${warning}`);
  expect(run.output()).not.toContain('you@beer.example');
});

test('reads a secret from a file, and refuses a missing file', async () => {
  const folder = await temporaryFolder();
  const SMTP_URL_FILE = join(folder, 'smtp-url');
  await writeFile(SMTP_URL_FILE, 'smtps://user:hunter2@mail.example:465\n');
  const env = { DATA_DIR: join(folder, 'data'), SMTP_URL_FILE };
  const shown = hoptrail(['config'], env);
  expect(await shown.ended).toBe(0);
  expect(shown.output()).toContain(`smtps://(hidden)@mail.example:465  (from ${SMTP_URL_FILE})`);
  const missing = hoptrail(['config'], { ...env, SMTP_URL_FILE: join(folder, 'none') });
  expect(await missing.ended).toBe(78);
  expect(missing.output()).toContain('/none, but that file does not exist.');
});

test('logs no positions, queries or addresses', async () => {
  const run = hoptrail(['demo'], { DATA_DIR: await temporaryFolder(), LOG_LEVEL: 'info' });
  await run.printed('Ctrl-C stops it.');
  const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(run.output()) ?? [];
  await fetch(`${url}/api/breweries?lat=35.123456&lng=-97.654321&limit=1`);
  await fetch(`${url}/api/auth/send-code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'secret-person@people.example' }),
  });
  await run.printed('/api/auth/send-code');
  run.child.kill('SIGTERM');
  await run.ended;
  expect(run.output()).toContain('"path":"/api/breweries"');
  expect(run.output()).not.toMatch(/35\.123456|97\.654321|secret-person|remoteAddress/);
});

test('waits in a health check for a server that is starting', async () => {
  const server = { DATA_DIR: await temporaryFolder(), PORT: String(await freePort()) };
  const alone = hoptrail(['healthcheck'], server);
  expect(await alone.ended).toBe(1);
  expect(alone.output()).toContain(`No server is using ${server.DATA_DIR}. Set DATA_DIR to`);
  const waiting = hoptrail(['healthcheck', '--wait', '60'], server);
  hoptrail(['serve'], server);
  expect(await waiting.ended).toBe(0);
  expect(waiting.output()).toContain('answered 200');
});
