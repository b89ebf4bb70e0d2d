import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { deleteSetting } from '../../../db/settings/settings.repo.ts';
import { findDatabase } from '../../../db/sqlite/find-tables.ts';
import { type DemoFolder, findDemoMarks, markServed } from '../../../demo/demo-folder.ts';
import { seedDemo } from '../../../demo/seed.ts';
import { temporaryFolder, testRuntime } from '../../../testing/app.ts';
import { stockedFolder } from '../../../testing/data-folder/content.ts';
import { hoptrail } from '../../../testing/processes/command.ts';
import { openDataFolder } from '../../data-folder/data-folder.ts';

// Each test starts processes, which takes longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

async function checksums(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('hoptrail.db'));
  const pairs = names.map(async (name) => {
    const bytes = await readFile(join(folder, name));
    return [name, createHash('sha256').update(bytes).digest('hex')];
  });
  return Object.fromEntries(await Promise.all(pairs));
}

async function refusal(args: string[], env: Record<string, string>) {
  const run = hoptrail(args, env);
  return { code: await run.ended, text: run.output() };
}

test('refuses a folder that production used, and changes nothing in it', async () => {
  const { dataDir, close } = await stockedFolder();
  await close();
  const before = await checksums(dataDir);
  for (const command of ['demo', 'dev']) {
    const { code, text } = await refusal([command], { DATA_DIR: dataDir });
    expect(code).toBe(78);
    expect(text).toBe(
      `The data folder ${dataDir} holds data that no demo made. A demo shows every sign-in code, so it does not open them. Set DATA_DIR to another folder for the demo, or run: hoptrail serve\n`,
    );
  }
  expect((await checksums(dataDir))['hoptrail.db']).toBe(before['hoptrail.db']);
});

test('refuses a served folder without people, and a demo that was served', async () => {
  const DATA_DIR = await temporaryFolder();
  const served = hoptrail(['serve'], { DATA_DIR });
  await served.printed('data in');
  served.child.kill('SIGTERM');
  await served.ended;
  expect((await refusal(['demo'], { DATA_DIR })).text).toContain('holds data that no demo made');

  const dataDir = await temporaryFolder();
  const data = await openDataFolder({ dataDir }, testRuntime, { isDemo: true });
  await seedDemo(data.db, { now: new Date() });
  await markServed(data.db, new Date('2026-05-01T12:00:00.000Z'));
  await data.close();
  const again = openDataFolder({ dataDir }, testRuntime, { isDemo: true });
  await expect(again).rejects.toThrow('served in production since 2026-05-01T12:00:00.000Z');
});

test('recognizes a demo of an earlier version by its people', async () => {
  const dataDir = await temporaryFolder();
  const data = await openDataFolder({ dataDir }, testRuntime, { isDemo: true });
  await seedDemo(data.db, { now: new Date() });
  await deleteSetting(data.db, 'demoSeededAt');
  await data.close();
  let marks: DemoFolder | undefined;
  findDatabase(join(dataDir, 'hoptrail.db'), {}, (database) => {
    marks = findDemoMarks(database);
  });
  expect(marks).toEqual({ isSeeded: true, servedAt: undefined });
  const again = await openDataFolder({ dataDir }, testRuntime, { isDemo: true });
  expect(again.isNew).toBe(false);
  await again.close();
});

test('refuses the settings of a public server', async () => {
  const cases: [string[], Record<string, string>, string][] = [
    [['demo'], { PUBLIC_URL: 'https://beer.example.org' }, 'does not take PUBLIC_URL'],
    [['demo', '--domain', 'x'], {}, "unknown option '--domain'"],
    [['demo'], { DOMAIN: 'beer.example.org', TRUST_PROXY: '10.0.0.1' }, 'DOMAIN, TRUST_PROXY'],
    [['demo'], { HOST: '0.0.0.0' }, 'HOST is "0.0.0.0", but hoptrail demo shows'],
    [['demo', '--host', '::'], {}, 'HOST is "::", but hoptrail demo shows'],
    [['dev'], { HOST: '192.168.1.5' }, 'add --allow-network'],
  ];
  for (const [args, env, message] of cases) {
    const DATA_DIR = join(await temporaryFolder(), 'none');
    const { code, text } = await refusal(args, { DATA_DIR, ...env });
    expect(text, args.join(' ')).toContain(message);
    expect(code, args.join(' ')).toBe(text.includes('unknown option') ? 2 : 78);
    await expect(readdir(DATA_DIR)).rejects.toThrow('ENOENT');
  }
});

test('answers this machine only, and other names with --allow-network', async () => {
  for (const [flags, status] of [
    [[], 403],
    [['--allow-network', '--host', '0.0.0.0'], 200],
  ] as const) {
    const run = hoptrail(['demo', ...flags], { DATA_DIR: await temporaryFolder() });
    await run.printed('Ctrl-C stops it.');
    const port = /http:\/\/[\w.]+:(\d+)/.exec(run.output())?.[1];
    const answered = new Promise<number | undefined>((resolve, reject) => {
      const headers = { host: 'evil.example' };
      request({ host: '127.0.0.1', port, path: '/api/breweries?limit=1', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .once('error', reject)
        .end();
    });
    expect(await answered).toBe(status);
    const near = await fetch(`http://127.0.0.1:${port}/api/breweries?limit=1`);
    expect(near.status).toBe(200);
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
  }
});
