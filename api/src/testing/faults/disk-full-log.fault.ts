import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { write } from '../../db/write.ts';
import { buildTestApp } from '../app.ts';
import { record } from './support/counts.ts';
import { fillDisk, mountSmallDisk } from './support/small-disk.ts';
import { expectSound } from './support/sound.ts';
import { insertPeople } from './support/world.ts';

const PEOPLE = 2000;

test('a checkpoint on a full disk waits for room, and health reports it', async (context) => {
  const dataDir = await mountSmallDisk(context);
  const { app, deps, passTime } = await buildTestApp({ dataDir });
  const { db, checkpoints } = deps;
  const reasons: unknown[] = [];
  checkpoints.onFailure((reason) => reasons.push(reason));
  const reader = openDatabase(join(dataDir, 'hoptrail.db'));
  onTestFinished(() => reader.destroy());
  const megabytes = await reader.connection().execute(async (one) => {
    // Reads like a backup, so that later pages stay in the log.
    await sql`begin`.execute(one);
    await one.selectFrom('users').select('id').execute();
    await write(db, (trx) => insertPeople(trx, PEOPLE));
    await fillDisk(dataDir);
    await sql`commit`.execute(one);
    return (await stat(join(dataDir, 'hoptrail.db-wal'))).size / 1e6;
  });

  await checkpoints.empty();
  expect(String(reasons)).toContain('disk is full');
  passTime(10_000);
  const health = await app.inject({ url: '/api/health' });
  const grows = expect.stringContaining('checkpoint of the write-ahead log fails');
  expect(health.json().problems).toEqual(expect.arrayContaining([grows]));
  expect((await app.inject({ url: '/api/leaderboard' })).statusCode).toBe(200);

  await rm(join(dataDir, 'filler'));
  await checkpoints.empty();
  expect(checkpoints.isFailing).toBe(false);
  expect((await stat(join(dataDir, 'hoptrail.db-wal'))).size).toBe(0);
  const { people } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('people'))
    .executeTakeFirstOrThrow();
  expect(people).toBe(PEOPLE);
  await expectSound(dataDir);
  record(context, 'the disk full before a checkpoint', {
    done: `${megabytes.toFixed(1)} MB of write-ahead log, on a disk filled to the last byte`,
    held: 'log and health report it, reads continue; the checkpoint succeeds as soon as there is room; every row is there, the database is sound',
  });
});
