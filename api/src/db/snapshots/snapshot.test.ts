import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/app.ts';
import { makeUser } from '../../testing/factories/user.ts';
import { inSnapshot } from './snapshot.ts';

test('all queries of a snapshot see the same rows, while others write', async () => {
  const { deps } = await buildTestApp();
  const { db } = deps;
  const countUsers = async (of = db) =>
    (await of.selectFrom('users').select('id').execute()).length;
  await inSnapshot(db, async (snapshot) => {
    expect(await countUsers(snapshot)).toBe(0);
    await db.insertInto('users').values(makeUser()).execute();
    expect(await countUsers()).toBe(1);
    expect(await countUsers(snapshot)).toBe(0);
  });
  expect(await inSnapshot(db, countUsers)).toBe(1);
});
