import { readdir, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { temporaryFolder } from '../app.ts';
import { addPicture } from '../data-folder/content.ts';
import { hoptrail } from '../processes/command.ts';
import { many, record } from './support/counts.ts';
import { expectSound } from './support/sound.ts';
import { checkIn, fillWithPeople } from './support/world.ts';

const VISITS = 20;

async function run(args: string[], env: Record<string, string>) {
  const command = hoptrail(args, env);
  return { code: await command.ended, text: command.output(), out: command.printedOut().trim() };
}

async function serve(args: string[], env: Record<string, string>) {
  const server = hoptrail(['serve', ...args], env);
  await server.printed('data in');
  return {
    url: /http:\/\/[\w.]+:\d+/.exec(server.output())?.[0] ?? '',
    async stop() {
      server.child.kill('SIGTERM');
      await server.ended;
    },
  };
}

test('a missing or empty database is refused, and can be restored', async (context) => {
  const DATA_DIR = await temporaryFolder();
  const env = { DATA_DIR };
  const visits = await fillWithPeople(DATA_DIR, 10);
  const db = openDatabase(join(DATA_DIR, 'hoptrail.db'));
  await addPicture({ dataDir: DATA_DIR, db });
  await db.destroy();
  const first = await serve([], env);
  for (const visit of visits.slice(0, VISITS)) await checkIn(first.url, visit);
  const backup = (await run(['backup'], env)).out;
  await first.stop();
  const checkins = await expectSound(DATA_DIR);
  expect(checkins).toHaveLength(VISITS);

  for (const loss of ['gone', 'empty']) {
    for (const name of await readdir(DATA_DIR)) {
      if (name.startsWith('hoptrail.db-')) await rm(join(DATA_DIR, name));
    }
    const file = join(DATA_DIR, 'hoptrail.db');
    await (loss === 'gone' ? rm(file) : truncate(file));
    for (const args of [['serve'], ['demo'], ['admin', 'list'], ['backup', '--rotate']]) {
      const { code, text } = await run(args, env);
      expect(code, `${args.join(' ')}: ${text}`).not.toBe(0);
      if (args[0] !== 'backup') expect(text).toContain(`hoptrail restore ${backup}`);
    }
    expect(
      (await readdir(join(DATA_DIR, 'backups'))).filter((name) => name[0] !== '.'),
    ).toHaveLength(1);
    expect((await run(['restore', backup], env)).code).toBe(0);
    expect(await expectSound(DATA_DIR)).toEqual(checkins);
  }

  await rm(join(DATA_DIR, 'hoptrail.db'));
  const anew = await serve(['--new-database'], env);
  for (let turn = 0; turn < 3; turn += 1) {
    const rotated = await run(['backup', '--rotate'], { ...env, BACKUPS_HOURLY: '1' });
    expect(rotated.code, rotated.text).toBe(0);
  }
  await anew.stop();
  expect(await readdir(join(DATA_DIR, 'backups'))).toEqual(
    expect.arrayContaining([backup.split('/').at(-1)]),
  );
  expect((await run(['restore', backup], env)).code).toBe(0);
  expect(await expectSound(DATA_DIR)).toEqual(checkins);
  record(context, 'the database missing or empty', {
    done: `${many(VISITS, 'check-ins')} and a picture backed up; the file removed, then emptied; serve, demo, a command and a backup tried each time; then a start with --new-database and three backups`,
    held: 'refused each time with the name of a checked backup and the command to restore it; no backup of an empty database; after the restore every check-in is there, also after a new database',
  });
});
