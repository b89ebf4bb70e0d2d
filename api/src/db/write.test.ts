import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildTestApp } from '../testing/app.ts';
import { makeEpisode } from '../testing/factories/episode.ts';
import { pipelined } from './batching/pipelined.ts';
import type { Db } from './database.ts';
import { write } from './write.ts';

const source = join(import.meta.dirname, '..');
const files = globSync('**/*.ts', { cwd: source }).filter(
  (file) => !/\.test\.ts$|^testing\//.test(file),
);

test('only db/ begins transactions, and no router writes more than one statement', () => {
  const containing = (pattern: RegExp) =>
    files.filter((file) => pattern.test(readFileSync(join(source, file), 'utf8')));
  expect(
    containing(/\.transaction\(|\binGroup\(/).filter((file) => !file.startsWith('db/')),
  ).toEqual([]);
  expect(containing(/\bwrite\(/).filter((file) => file.endsWith('.router.ts'))).toEqual([]);
});

test('lab/scale.md says what every write locks', () => {
  const page = readFileSync(join(source, '../../lab/scale.md'), 'utf8');
  const [, table = ''] = page.split('## The locks of every write\n');
  const [rows = ''] = table.split('\n## ');
  const listed = [...rows.matchAll(/^\| `([^`]+)`/gm)].map(([, file]) => file);
  const writing = files.filter((file) => {
    const text = readFileSync(join(source, file), 'utf8');
    return (
      /from '[^']*db\/(write|batching\/batched)\.ts'/.test(text) && /\b(write|batched)\(/.test(text)
    );
  });
  expect(listed.toSorted()).toEqual(writing.toSorted());
});

test('write rolls back a change that awaits anything but the database', async () => {
  const { deps } = await buildTestApp();
  const { db } = deps;
  const insert = (trx: Db) => trx.insertInto('podcast_episodes').values(makeEpisode()).execute();
  const waiting = write(db, async (trx) => {
    await insert(trx);
    await turn();
  });
  await expect(waiting).rejects.toThrow('something other than the database');
  expect(await db.selectFrom('podcast_episodes').selectAll().execute()).toEqual([]);
  await write(db, async (trx) => {
    for (let left = 100; left > 0; left -= 1) await insert(trx);
  });
  expect(await db.selectFrom('podcast_episodes').selectAll().execute()).toHaveLength(100);
});

test('write keeps nothing that could not be answered', async () => {
  const { deps } = await buildTestApp();
  const { db } = deps;
  const add = (id: string) =>
    write(
      db,
      async (trx) => {
        await trx.insertInto('podcast_episodes').values(makeEpisode({ id })).execute();
        return { id };
      },
      z.object({ id: z.literal('one') }),
    );
  // Both are of one moment, so that they share a transaction where the engine can.
  const outcomes = await Promise.allSettled([add('two'), add('one')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  const kept = await db.selectFrom('podcast_episodes').select('id').execute();
  expect(kept).toEqual([{ id: 'one' }]);
});

test('of queries begun together, the first that fails tells why', async () => {
  const { deps } = await buildTestApp();
  const { db } = deps;
  const insert = (trx: Db, id: string) =>
    trx.insertInto('podcast_episodes').values(makeEpisode({ id })).execute();
  const ids = async (trx: Db) =>
    (await trx.selectFrom('podcast_episodes').select('id').orderBy('id').execute()).map(
      ({ id }) => id,
    );
  const seen = await write(db, async (trx) => {
    const [, , both] = await pipelined([insert(trx, 'a'), insert(trx, 'b'), ids(trx)]);
    return both;
  });
  expect(seen, 'they run in their order').toEqual(['a', 'b']);
  const failing = write(db, (trx) =>
    pipelined([insert(trx, 'c'), insert(trx, 'a'), insert(trx, 'd')]),
  );
  await expect(failing).rejects.toThrow(/unique/i);
  expect(await ids(db)).toEqual(['a', 'b']);
});
