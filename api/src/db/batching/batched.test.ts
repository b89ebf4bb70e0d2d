import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/app.ts';
import { makeUser } from '../../testing/factories/user.ts';
import { isOnPostgres } from '../../testing/postgres/is-on-postgres.ts';
import type { Db } from '../database.ts';
import { batched, batchedReads } from './batched.ts';

/** Inserts users by name, and counts the transactions. */
async function begin() {
  const { deps } = await buildTestApp();
  const sizes: number[] = [];
  const insert = batched(async (trx: Db, names: readonly string[]) => {
    sizes.push(names.length);
    const outcomes: (string | Error)[] = [];
    for (const username of names) {
      if (username === 'refused') {
        outcomes.push(new Error('refused'));
        continue;
      }
      await trx.insertInto('users').values(makeUser({ username })).execute();
      outcomes.push(username);
    }
    return outcomes;
  });
  const names = async () => {
    const rows = await deps.db.selectFrom('users').select('username').execute();
    return rows.map(({ username }) => username).toSorted();
  };
  return { db: deps.db, sizes, insert, names };
}

test('answers each call of a moment with its own outcome, on PostgreSQL by one transaction', async () => {
  const { db, sizes, insert, names } = await begin();
  const calls = ['one', 'refused', 'two'].map((name) => insert(db, name));
  expect(await Promise.allSettled(calls)).toMatchObject([
    { value: 'one' },
    { reason: { message: 'refused' } },
    { value: 'two' },
  ]);
  expect(sizes).toEqual(isOnPostgres ? [3] : [1, 1, 1]);
  expect(await names()).toEqual(['one', 'two']);
});

test('a call that fails the transaction fails alone', async () => {
  const { db, insert, names } = await begin();
  await insert(db, 'taken');
  const outcomes = await Promise.allSettled(
    ['one', 'taken', 'two'].map((name) => insert(db, name)),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await names()).toEqual(['one', 'taken', 'two']);
});

test('a long queue is answered by several transactions, on PostgreSQL of 64 at most', async () => {
  const { db, sizes, insert, names } = await begin();
  const all = Array.from({ length: 150 }, (_, nth) => `fan${nth}`);
  expect(await Promise.all(all.map((name) => insert(db, name)))).toEqual(all);
  expect(sizes).toEqual(isOnPostgres ? [64, 64, 22] : all.map(() => 1));
  expect(await names()).toHaveLength(150);
});

test('answers reads alike, whether they were batched or not', async () => {
  const { db, insert } = await begin();
  await insert(db, 'one');
  const find = (names: readonly string[]) =>
    db.selectFrom('users').select('username').where('username', 'in', names).execute();
  const read = batchedReads(
    async (_db: Db, name: string) => {
      if (name === 'refused') throw new Error('refused');
      return (await find([name]))[0]?.username;
    },
    async (_db, names) => {
      const found = await find(names);
      return names.map((name) =>
        name === 'refused'
          ? new Error('refused')
          : found.find(({ username }) => username === name)?.username,
      );
    },
  );
  const calls = ['one', 'nobody', 'refused'].map((name) => read(db, name));
  expect(await Promise.allSettled(calls)).toMatchObject([
    { value: 'one' },
    { status: 'fulfilled' },
    { reason: { message: 'refused' } },
  ]);
});
