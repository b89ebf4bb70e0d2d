import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../testing/app.ts';
import { makeUser } from '../../testing/factories/user.ts';
import { type Db, openDatabase } from '../database.ts';
import { migrate } from '../migrate/migrate.ts';
import { inGroup } from './group-commit.ts';

/** Opens two connections to one file: the second sees only committed rows. */
async function open(): Promise<{ db: Db; names: (of?: Db) => Promise<string[]> }> {
  const file = join(await temporaryFolder(), 'test.db');
  const [db, other] = [openDatabase(file), openDatabase(file)];
  onTestFinished(async () => {
    await db.destroy();
    await other.destroy();
  });
  await migrate(db);
  const names = async (of: Db = other) => {
    const rows = await of.selectFrom('users').select('username').orderBy('username').execute();
    return rows.map(({ username }) => username);
  };
  return { db, names };
}

async function insert(trx: Db, username: string): Promise<string> {
  await trx.insertInto('users').values(makeUser({ username })).execute();
  return username;
}

test('writes of one turn share a transaction and resolve after its commit', async () => {
  const { db, names } = await open();
  const seen: string[][] = [];
  const write = async (username: string) => {
    const inserted = await inGroup(db, async (trx) => {
      seen.push(await names());
      return await insert(trx, username);
    });
    expect(await names()).toEqual(['one', 'three', 'two']);
    return inserted;
  };
  expect(await Promise.all(['one', 'two', 'three'].map(write))).toEqual(['one', 'two', 'three']);
  expect(seen).toEqual([[], [], []]);
  await inGroup(db, (trx) => insert(trx, 'later'));
  expect(await names()).toEqual(['later', 'one', 'three', 'two']);
});

test('a write that throws leaves no row and does not affect the others', async () => {
  const { db, names } = await open();
  const outcomes = await Promise.allSettled([
    inGroup(db, (trx) => insert(trx, 'one')),
    inGroup(db, async (trx) => {
      await insert(trx, 'two');
      throw new Error('refused');
    }),
    inGroup(db, (trx) => insert(trx, 'one')),
    inGroup(db, (trx) => insert(trx, 'three')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect(outcomes[1]).toMatchObject({ reason: { message: 'refused' } });
  expect(await names()).toEqual(['one', 'three']);
});

test('when the commit fails, all writes reject and no row is stored', async () => {
  const { db, names } = await open();
  const outcomes = await Promise.allSettled([
    inGroup(db, (trx) => insert(trx, 'one')),
    inGroup(db, async (trx) => {
      await sql`pragma defer_foreign_keys = on`.execute(trx);
      await sql`insert into user_favorites values ('nobody', 'nowhere', '2026')`.execute(trx);
    }),
  ]);
  const failed = { status: 'rejected', reason: { code: 'SQLITE_CONSTRAINT_FOREIGNKEY' } };
  expect(outcomes).toMatchObject([failed, failed]);
  expect(await names()).toEqual([]);
  expect(await inGroup(db, (trx) => insert(trx, 'two'))).toBe('two');
  expect(await names()).toEqual(['two']);
});

test('when SQLite rolls back early, all writes reject with the reason and no row is stored', async () => {
  const { db, names } = await open();
  const outcomes = await Promise.allSettled([
    inGroup(db, (trx) => insert(trx, 'one')),
    inGroup(db, async (trx) => {
      await insert(trx, 'two');
      await sql`insert or rollback into users (id, username, email, name, createdAt)
        select 'three', username, email, name, createdAt from users where username = 'one'`.execute(
        trx,
      );
    }),
  ]);
  const failed = { status: 'rejected', reason: { code: 'SQLITE_CONSTRAINT_UNIQUE' } };
  expect(outcomes).toMatchObject([failed, failed]);
  expect(await names()).toEqual([]);
});
