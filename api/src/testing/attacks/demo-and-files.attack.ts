import { cp, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { fingerprint } from '../../features/auth/codes/codes.ts';
import { count } from '../../lib/counted.ts';
import { buildTestApp, temporaryFolder } from '../app.ts';
import { stockedFolder } from '../data-folder/content.ts';
import { Person, signUp } from '../person.ts';
import { hoptrail } from '../processes/command.ts';
import { recordAttack } from './record.ts';

const CODES = 1_000_000;
const MOST_KEYS = process.env.ATTACKS === 'long' ? 100 : 1;

/**
 * Tries all codes.
 * @returns the one whose hash is stored
 */
function recompute(key: string, email: string, codeHash: string): string | undefined {
  for (let number = 0; number < CODES; number += 1) {
    const code = String(number).padStart(6, '0');
    if (fingerprint(key, email, code) === codeHash) return code;
  }
  return undefined;
}

/** Returns all texts in a stolen database that could be a key, longest first. */
async function possibleKeys(file: string): Promise<string[]> {
  const db = openDatabase(file);
  try {
    const query = async <Row>(sql: string) =>
      (await db.executeQuery<Row>(CompiledQuery.raw(sql))).rows;
    const tables = await query<{ name: string }>(
      "select name from sqlite_schema where type = 'table'",
    );
    const texts = new Set<string>();
    for (const { name } of tables) {
      const rows = await query<object>(`select * from "${name}"`);
      for (const value of rows.flatMap((row) => Object.values(row))) {
        if (typeof value === 'string' && value.length >= 16) texts.add(value);
      }
    }
    return [...texts].toSorted((a, b) => b.length - a.length);
  } finally {
    await db.destroy();
  }
}

test('a stolen database does not reveal its sign-in codes', async (context) => {
  const run = await buildTestApp();
  const { dataDir } = run.deps.config;
  const { email } = await signUp(run, 'ada');
  // The worst moment: a code is valid, and its message waits to be sent.
  run.mailServer.isDown = true;
  const sent = await new Person(run.app).call('POST', '/api/auth/send-code', { email });
  expect(sent.statusCode, sent.body).toBe(200);

  const stolen = await temporaryFolder();
  for (const name of await readdir(dataDir)) {
    if (name.startsWith('hoptrail.db')) await cp(join(dataDir, name), join(stolen, name));
  }
  const bytes = await Promise.all(
    (await readdir(stolen)).map((name) => readFile(join(stolen, name))),
  );
  for (const file of bytes) {
    expect(file.includes(run.deps.signingKey), 'the key').toBe(false);
    expect(file.includes('verification code is'), 'a message with a code').toBe(false);
  }
  const file = join(stolen, 'hoptrail.db');
  const keys = await possibleKeys(file);
  const db = openDatabase(file);
  const { codeHash } = await db
    .selectFrom('verification_codes')
    .select('codeHash')
    .where('email', '=', email)
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow();
  expect(await db.selectFrom('mail_outbox').select('id').execute()).not.toEqual([]);
  await db.destroy();

  const begun = performance.now();
  const tried = keys.slice(0, MOST_KEYS);
  for (const key of tried) expect(recompute(key, email, codeHash), key).toBeUndefined();
  const seconds = (performance.now() - begun) / 1000;
  // With the key, which is in a separate file, the same search finds the code.
  expect(recompute(run.deps.signingKey, email, codeHash)).toMatch(/^\d{6}$/);
  recordAttack(context, {
    attack: 'a stolen copy of the database reveals sign-in codes',
    sent: 'the database and its log, while a code is valid and its message waits in the outbox',
    times: `every one of ${count(CODES)} codes, with ${tried.length} of its texts as the key`,
    held: `no code in ${seconds.toFixed(1)} s; neither the key nor a readable message in its bytes; with the key, which is in a separate file (0600), the same search finds the code`,
  });
});

test('other accounts cannot read the files of a server', async (context) => {
  const DATA_DIR = join(await temporaryFolder(), 'data');
  // The host created the folder, which everybody may enter.
  await mkdir(DATA_DIR, { mode: 0o755 });
  const server = hoptrail(['serve'], { DATA_DIR });
  await server.printed('data in');
  const backup = hoptrail(['backup'], { DATA_DIR });
  expect(await backup.ended, backup.output()).toBe(0);
  const entries = await readdir(DATA_DIR, { recursive: true, withFileTypes: true });
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  for (const path of paths) expect((await stat(path)).mode & 0o077, path).toBe(0);
  expect(paths).toContain(join(DATA_DIR, 'signing.key'));
  recordAttack(context, {
    attack: 'another account of the machine reads the files',
    sent: 'a data folder that everybody may enter, served and backed up with the default umask',
    times: `${paths.length} files and folders`,
    held: 'no other account can read any',
  });
});

test('a demo on a production folder shows no codes', async (context) => {
  const { dataDir, close } = await stockedFolder();
  await close();
  const ofServer = { PUBLIC_URL: 'https://beer.example.org', TRUST_PROXY: '127.0.0.1' };
  const attempts: [string[], Record<string, string>, RegExp][] = [
    [['demo'], {}, /holds data that no demo made/],
    [['dev'], {}, /holds data that no demo made/],
    [['demo', '--allow-network', '--host', '0.0.0.0'], {}, /holds data that no demo made/],
    [['demo'], ofServer, /does not take PUBLIC_URL, TRUST_PROXY/],
    [['demo'], { DOMAIN: 'beer.example.org' }, /does not take DOMAIN/],
    [['demo', '--host', '0.0.0.0'], {}, /add --allow-network/],
  ];
  for (const [args, env, message] of attempts) {
    const run = hoptrail(args, { DATA_DIR: dataDir, ...env });
    expect(await run.ended, args.join(' ')).toBe(78);
    expect(run.output()).toMatch(message);
  }
  recordAttack(context, {
    attack: 'a demo, which shows sign-in codes, starts on the folder of a production server',
    sent: 'demo and dev, with the settings of that server, open to the network, or without settings',
    times: `${attempts.length} ways`,
    held: 'all refused with a message (exit code 78) before a port is open; the database is not opened for writing',
  });
});

test('a page of another site cannot read from a demo (DNS rebinding)', async (context) => {
  const run = await buildTestApp({ config: { isLoopbackOnly: true, mode: 'demo' } });
  const { email } = await signUp(run, 'ada');
  const hosts = ['evil.example', 'evil.example:3000', 'localhost.evil.example', '192.168.1.5:3000'];
  const calls = [
    { method: 'POST', url: '/api/auth/send-code', payload: { email } },
    { method: 'POST', url: '/trpc/auth.sendCode', payload: { email } },
    { method: 'GET', url: '/api/leaderboard' },
    { method: 'GET', url: '/' },
  ] as const;
  let refused = 0;
  for (const host of hosts) {
    for (const call of calls) {
      const response = await run.app.inject({ ...call, headers: { host } });
      expect(response.statusCode, `${host} ${call.url}`).toBe(403);
      expect(response.body).not.toMatch(/\d{6}"/);
      refused += 1;
    }
  }
  const near = await run.app.inject({ ...calls[0], headers: { host: 'localhost:3000' } });
  expect(near.json().developmentCode).toMatch(/^\d{6}$/);
  recordAttack(context, {
    attack:
      'a page whose host name resolves to this machine requests codes from a demo (DNS rebinding)',
    sent: 'calls over REST and RPC, and the page, with a foreign Host',
    times: `${refused} requests under ${hosts.length} names`,
    held: 'all answered 403 without a code; with localhost the demo shows the code',
  });
});
