import { once } from 'node:events';
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { temporaryFolder } from '../../testing/app.ts';
import { stockedFolder } from '../../testing/data-folder/content.ts';
import { hoptrail } from '../../testing/processes/command.ts';
import { freePort } from '../../testing/services/pebble.ts';

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

test('names a port in use and says what to do', async () => {
  const taken = createServer();
  taken.listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => {
    taken.close();
  });
  const address = taken.address();
  const PORT = String(typeof address === 'object' && address ? address.port : 0);
  const run = hoptrail(['serve'], { DATA_DIR: await temporaryFolder(), PORT });
  expect(await run.ended).toBe(1);
  expect(run.output()).toBe(
    `Port ${PORT} is in use. Stop what uses it, or set PORT to another one.\n`,
  );
});

test('names a data folder that cannot be written and says what to do', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'file');
  await writeFile(file, '');
  const nowhere = process.platform === 'linux' ? '/proc/file' : file;
  for (const DATA_DIR of [file, nowhere]) {
    const run = hoptrail(['serve'], { DATA_DIR });
    expect(await run.ended).toBe(1);
    expect(run.output()).toMatch(/^The data folder .*file cannot be written .*Set DATA_DIR/);
  }

  // Root may write anywhere, whatever the mode of a folder.
  if (process.getuid?.() === 0) return;
  const locked = join(folder, 'locked');
  await mkdir(locked);
  await chmod(locked, 0o500);
  const second = hoptrail(['serve'], { DATA_DIR: locked });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain('cannot be written');
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

test('refuses a second server on the same data folder', async () => {
  const DATA_DIR = await temporaryFolder();
  const first = hoptrail(['serve'], { DATA_DIR });
  await first.printed('data in');
  const second = hoptrail(['serve'], { DATA_DIR });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain('Another Hoptrail is using the data folder');
});

/** Returns a data folder that a server has filled and left. */
async function servedFolder(): Promise<string> {
  const DATA_DIR = await temporaryFolder();
  const first = hoptrail(['serve'], { DATA_DIR });
  await first.printed('data in');
  first.child.kill('SIGTERM');
  await first.ended;
  return DATA_DIR;
}

test('refuses a database of a newer version and does not change it', async () => {
  const DATA_DIR = await servedFolder();
  const db = openDatabase(join(DATA_DIR, 'hoptrail.db'));
  await sql`insert into kysely_migration values ('999-future', '2030-01-01')`.execute(db);
  await db.destroy();
  const second = hoptrail(['serve'], { DATA_DIR });
  expect(await second.ended, 'systemd does not start it again').toBe(78);
  expect(second.output()).toContain('newer version of Hoptrail (it has 999-future)');
});

test('refuses a file that is not a database with a sentence', async () => {
  const DATA_DIR = await temporaryFolder();
  await writeFile(
    join(DATA_DIR, 'hoptrail.db'),
    'not a database, but long enough to be read '.repeat(30),
  );
  const run = hoptrail(['serve'], { DATA_DIR });
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain('hoptrail.db is not a Hoptrail database');
});

test('a failed migration exits as wrong settings do, since a restart would fail again', async () => {
  const DATA_DIR = await servedFolder();
  const db = openDatabase(join(DATA_DIR, 'hoptrail.db'));
  await sql`delete from kysely_migration where name > '002'`.execute(db);
  await db.destroy();
  const second = hoptrail(['serve'], { DATA_DIR });
  expect(await second.ended).toBe(78);
  expect(second.output()).toContain('The database could not be brought up to date');
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
  for (const words of warnings) expect(run.output()).toContain(`"msg":"${words}`);
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

test('backs up and restores, with the progress on stderr and the folder on stdout', async () => {
  const DATA_DIR = await temporaryFolder();
  const BACKUP_DIR = await temporaryFolder();
  const first = hoptrail(['serve'], { DATA_DIR });
  await first.printed('data in');
  const backup = hoptrail(['backup'], { DATA_DIR, BACKUP_DIR });
  expect(await backup.ended).toBe(0);
  expect(backup.printedOut()).toMatch(new RegExp(`^${BACKUP_DIR}/[\\w.-]+-manual\n$`));
  expect(backup.output()).toContain('checksums ...');
  const path = backup.printedOut().trim();
  const refused = hoptrail(['restore', path], { DATA_DIR });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('Another Hoptrail is using the data folder');
  first.child.kill('SIGTERM');
  await first.ended;

  const restored = hoptrail(['restore', path], { DATA_DIR });
  expect(await restored.ended).toBe(0);
  expect(restored.printedOut()).toMatch(
    /^Restored the data of .* UTC into .*\nThe former data are in .*replaced-.*\n$/,
  );
  const none = hoptrail(['restore', DATA_DIR], { DATA_DIR });
  expect(await none.ended).toBe(1);
  expect(none.output()).toBe(`${DATA_DIR} is not a backup: it has no readable manifest.json.\n`);
  const rollback = hoptrail(['rollback'], { DATA_DIR, BACKUP_DIR });
  expect(await rollback.ended).toBe(1);
  expect(rollback.output()).toBe(`There is no backup from before an upgrade in ${BACKUP_DIR}.\n`);
});

test('restores a backup by name, by path, or the newest sound one, and names it', async () => {
  const { dataDir: DATA_DIR, close } = await stockedFolder();
  await close();
  const BACKUP_DIR = await temporaryFolder();
  const env = { DATA_DIR, BACKUP_DIR };
  const none = hoptrail(['restore', 'newest'], env);
  expect(await none.ended).toBe(1);
  expect(none.output()).toBe(`There is no backup in ${BACKUP_DIR}.\n`);
  const backUp = async () => {
    const backup = hoptrail(['backup'], env);
    expect(await backup.ended).toBe(0);
    return backup.printedOut().trim();
  };
  const [first, second] = [await backUp(), await backUp()];
  const restore = async (given: string) => {
    const run = hoptrail(['restore', given], env);
    expect(await run.ended, run.output()).toBe(0);
    return run;
  };
  expect((await restore(basename(first))).printedOut()).toContain(
    `Used the backup ${first}.\nRestored the data`,
  );
  expect((await restore('newest')).printedOut()).toContain(`Used the backup ${second}.`);
  expect((await restore(second)).printedOut()).toMatch(/^Restored the data of/);

  await writeFile(join(second, 'hoptrail.db'), 'short');
  const older = await restore('newest');
  expect(older.printedOut()).toContain(`Used the backup ${first}.`);
  expect(older.output()).toContain(`Skipped ${second}: The backup ${second} is damaged`);
  const unknown = hoptrail(['restore', '2020-manual'], env);
  expect(await unknown.ended).toBe(1);
  expect(unknown.output()).toBe(
    `There is no backup 2020-manual, neither here nor in ${BACKUP_DIR}. Nothing was changed. The newest is ${second}.\n`,
  );
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

test('names missing files and folders and creates nothing', async () => {
  const folder = await temporaryFolder();
  const DATA_DIR = join(folder, 'typing-error');
  const backup = join(folder, 'no-backup');
  const calls: [number, string[], string][] = [
    [1, ['restore', backup], `There is no folder ${backup}.\n`],
    [1, ['backup'], `There is no database in ${DATA_DIR}. Set DATA_DIR to the folder that the`],
    [2, ['healthcheck', '--timeout', 'soon'], '--timeout is "soon", but it takes seconds from 1'],
  ];
  await Promise.all(
    calls.map(async ([code, args, words]) => {
      const run = hoptrail(args, { DATA_DIR });
      expect(await run.ended).toBe(code);
      expect(run.output()).toContain(words);
    }),
  );
  expect(await readdir(folder)).toEqual([]);
});
