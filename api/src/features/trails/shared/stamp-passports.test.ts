import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { makeCheckin } from '../../../testing/factories/checkin.ts';
import { signUp } from '../../../testing/person.ts';
import { isOnPostgres } from '../../../testing/postgres/is-on-postgres.ts';
import { addBreweries, addTrail } from '../../../testing/trails.ts';
import { stampPassports } from './stamp-passports.ts';

/** Stamps a check-in in a transaction. @returns the outcomes, and the number of statements */
async function stamp({ deps }: TestApp, userId: string, breweryId: string) {
  const checkin = makeCheckin({ userId, breweryId });
  await deps.db.insertInto('check_ins').values(checkin).execute();
  const trails = await deps.caches.trails.of(breweryId, deps.clock.now());
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      statements += 1;
      return result;
    },
  };
  const visit = { ...checkin, visitedOn: '2026-05-01', way: 'position' as const, trails };
  const outcomes = await deps.db
    .transaction()
    .execute((trx) => stampPassports(trx.withPlugin(counter), [visit]));
  return { outcomes: outcomes.get(checkin.id), statements };
}

// On SQLite prepared statements run past the plugin that counts.
test.skipIf(!isOnPostgres)(
  'a check-in costs no statement without an open trail, and one where there is nothing to stamp',
  async () => {
    const run = await buildTestApp();
    const { userId } = await signUp(run, 'ada');
    const breweries = await addBreweries(run, ['On It', 'On It Too', 'Not On It']);
    const [one, two, other] = breweries;
    if (!one || !two || !other) throw new Error('Three breweries were added.');
    expect(await stamp(run, userId, one.id)).toEqual({ outcomes: undefined, statements: 0 });
    await addTrail(run, [one, two], { name: 'A' });
    await addTrail(run, [one, two], { name: 'B', prize: null });
    expect((await stamp(run, userId, other.id)).statements).toBe(0);
    // The stamps of both trails are read by one statement, and inserted by another.
    expect(await stamp(run, userId, one.id)).toMatchObject({
      outcomes: [{ stamps: 1 }, { stamps: 1 }],
      statements: 2,
    });
    expect(await stamp(run, userId, one.id)).toMatchObject({ statements: 1 });
    expect(await stamp(run, userId, two.id)).toMatchObject({
      outcomes: [{ isCompleted: true }, { isCompleted: true }],
      statements: 4,
    });
  },
);

test('what is known of open trails follows every change of them', async () => {
  const run = await buildTestApp();
  const { db, caches, clock } = run.deps;
  const [one, two] = await addBreweries(run, ['One', 'Two']);
  if (!one || !two) throw new Error('Two breweries were added.');
  const names = async () => (await caches.trails.of(one.id, clock.now())).map(({ name }) => name);
  const needed = async () => (await caches.trails.of(one.id, clock.now()))[0]?.stampsToComplete;
  expect(await names()).toEqual([]);
  const { id } = await addTrail(run, [one, two]);
  expect(await names()).toEqual(['The Porch Trail']);
  // Known without a query now.
  expect(caches.trails.of(one.id, clock.now())).toMatchObject([{ name: 'The Porch Trail' }]);
  await db.updateTable('passports').set({ name: 'Renamed' }).execute();
  expect(await names()).toEqual(['Renamed']);
  expect(await needed()).toBe(2);
  const closedAt = '2026-05-01T10:00:00.000Z';
  await db.updateTable('breweries').set({ closedAt }).where('id', '=', two.id).execute();
  expect(await needed()).toBe(1);
  await db.updateTable('breweries').set({ closedAt }).execute();
  expect(await names()).toEqual([]);
  await db.updateTable('breweries').set({ closedAt: null }).execute();
  expect(await needed()).toBe(2);
  await db.updateTable('passports').set({ closedAt }).where('id', '=', id).execute();
  expect(await names()).toEqual([]);
});
