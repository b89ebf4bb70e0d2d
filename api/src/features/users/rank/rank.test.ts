import { HOUR_MS } from '@hoptrail/contracts/limits';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { write } from '../../../db/write.ts';
import { buildTestApp } from '../../../testing/app.ts';
import { makeUser } from '../../../testing/factories/user.ts';
import { isOnPostgres } from '../../../testing/postgres/is-on-postgres.ts';
import { countersForOthers } from '../shared/shown-counts.rules.ts';

const rankings = [
  { count: 'checkins', reachedAt: 'checkinsReachedAt', verifiedOnly: false },
  { count: 'verifiedCheckins', reachedAt: 'verifiedReachedAt', verifiedOnly: true },
] as const;

test.each(rankings)(
  'ranks by $count as in the sorted list, after any change',
  async ({ count, reachedAt, verifiedOnly }) => {
    const { deps } = await buildTestApp({ config: { leaderboardVerifiedOnly: verifiedOnly } });
    const { db } = deps;
    const people = Array.from({ length: 300 }, (_, index) => {
      const counted = (index * 7919) % 6;
      const [day, hour] = [((index * 31) % 9) + 10, (index * 17) % 10];
      const at = counted === 0 ? null : `2026-04-${day}T0${hour}:00:00.000Z`;
      return makeUser({ checkins: 6, [count]: counted, [reachedAt]: at });
    });
    const idsOf = (from: number, to: number) => people.slice(from, to).map(({ id }) => id ?? '');
    await db.insertInto('users').values(people).execute();
    await db
      .updateTable('users')
      .set((eb) => ({ [count]: eb(count, '+', 2), [reachedAt]: '2026-05-01T00:00:00.000Z' }))
      .where('id', 'in', idsOf(20, 60))
      .execute();
    await db.deleteFrom('users').where('id', 'in', idsOf(100, 140)).execute();
    const suspendedAt = '2026-05-02T00:00:00.000Z';
    await db.updateTable('users').set({ suspendedAt }).where('id', 'in', idsOf(200, 240)).execute();

    const sorted = await db
      .selectFrom('users')
      .selectAll()
      .where(count, '>', 0)
      .where('suspendedAt', 'is', null)
      .orderBy(count, 'desc')
      .orderBy(reachedAt)
      .orderBy('id')
      .execute();
    expect(sorted.length).toBeGreaterThan(180);
    const ranks = deps.caches.ranks[count];
    const now = deps.clock.now();
    for (const [place, user] of sorted.entries()) {
      expect(await ranks.countAhead(user, now)).toBe(place);
      expect(ranks.countOf(user)).toBe(user[count]);
    }
    const last = sorted.at(-1);
    if (!last) throw new Error('No user has a rank.');
    await db
      .updateTable('users')
      .set({ [count]: 99 })
      .where('id', '=', last.id)
      .execute();
    expect(await ranks.countAhead({ ...last, [count]: 99 }, now)).toBe(0);
    expect(await ranks.countAhead(sorted[0] ?? last, now)).toBe(1);
    const newcomer = { ...last, id: 'new', [count]: 0, [reachedAt]: null };
    expect(await ranks.countAhead(newcomer, now)).toBe(sorted.length);
  },
);

test('ranks correctly after random writes and rollbacks', async () => {
  const { deps } = await buildTestApp();
  const { db } = deps;
  const ranks = deps.caches.ranks.checkins;
  const now = deps.clock.now();
  const people = Array.from({ length: 40 }, (_, index) => makeUser({ id: `user-${index}` }));
  await db.insertInto('users').values(people).execute();
  const id = fc.integer({ min: 0, max: 39 }).map((index) => `user-${index}`);
  const change = fc.record({
    checkins: fc.integer({ min: 0, max: 3 }),
    checkinsReachedAt: fc.constantFrom(
      null,
      ...[1, 2, 3].map((day) => `2026-04-0${day}T08:00:00.000Z`),
    ),
    suspendedAt: fc.constantFrom(null, null, '2026-04-09T08:00:00.000Z'),
  });
  const transaction = fc.record({
    updates: fc.array(fc.tuple(id, change), { maxLength: 5 }),
    isKept: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(transaction, async ({ updates, isKept }) => {
      const written = write(db, async (trx) => {
        for (const [id, set] of updates) {
          await trx.updateTable('users').set(set).where('id', '=', id).execute();
        }
        if (!isKept) throw new Error('taken back');
      });
      await written.catch(({ message }) => expect(message).toBe('taken back'));
      const sorted = await db
        .selectFrom('users')
        .selectAll()
        .where('checkins', '>', 0)
        .where('suspendedAt', 'is', null)
        .orderBy('checkins', 'desc')
        .orderBy('checkinsReachedAt', (order) => order.asc().nullsFirst())
        .orderBy('id')
        .execute();
      const dated = sorted.filter(({ checkinsReachedAt }) => checkinsReachedAt !== null);
      const ahead = await Promise.all(dated.map((user) => ranks.countAhead(user, now)));
      expect(ahead).toEqual(dated.map((user) => sorted.indexOf(user)));
    }),
    { numRuns: 200, endOnFailure: true },
  );
});

test.each(rankings)(
  'ranks by $count among what others see, as the days pass',
  async ({ count, reachedAt }) => {
    const { deps, passTime } = await buildTestApp();
    const { db, clock } = deps;
    const ranks = deps.caches.ranks[count];
    const instant = fc
      .integer({ min: 0, max: 9 })
      .map((hours) => new Date(Date.UTC(2026, 3, 30, hours * 7)).toISOString());
    const counters = fc.record({ n: fc.integer({ min: 0, max: 3 }), at: instant });
    const person = fc.record({
      present: counters,
      shown: counters,
      shownOn: fc.constantFrom(null, '2026-04-30', '2026-05-01', '2026-05-02', '2026-05-03'),
      showsOnLeaderboard: fc.constantFrom(1, 1, 0),
    });
    const verified = count === 'verifiedCheckins';
    const [shownCount, shownAt] = verified
      ? (['shownVerifiedCheckins', 'shownVerifiedReachedAt'] as const)
      : (['shownCheckins', 'shownReachedAt'] as const);
    await db
      .insertInto('users')
      .values(Array.from({ length: 20 }, (_, index) => makeUser({ id: `user-${index}` })))
      .execute();
    const id = fc.integer({ min: 0, max: 19 }).map((index) => `user-${index}`);
    const change = fc.tuple(id, person, fc.boolean());
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { maxLength: 6 }),
        fc.boolean(),
        async (changes, isNext) => {
          for (const [id, { present, shown, shownOn, showsOnLeaderboard }, isDeleted] of changes) {
            const values = {
              [count]: present.n,
              [reachedAt]: present.at,
              [shownCount]: shown.n,
              [shownAt]: shown.at,
              shownOn,
              showsOnLeaderboard,
            };
            await db.deleteFrom('users').where('id', '=', id).execute();
            if (isDeleted) continue;
            await db.insertInto('users').values(makeUser({ id })).execute();
            await db.updateTable('users').set(values).where('id', '=', id).execute();
          }
          if (isNext) passTime(7 * HOUR_MS);
          const now = clock.now();
          const users = await db.selectFrom('users').selectAll().orderBy('id').execute();
          const keyOf = (user: (typeof users)[number], seen: boolean) => {
            const { [count]: n, [reachedAt]: at } = seen ? countersForOthers(user, now) : user;
            return { n, key: `${9 - n} ${at ?? ''} ${user.id}` };
          };
          for (const user of users) {
            const own = keyOf(user, false).key;
            const ahead = users.filter((other) => {
              const { n, key } = keyOf(other, true);
              return other.id !== user.id && other.showsOnLeaderboard === 1 && n > 0 && key < own;
            });
            expect(await ranks.countAhead(user, now)).toBe(ahead.length);
          }
        },
      ),
      { numRuns: 40, endOnFailure: true },
    );
  },
);

test.skipIf(isOnPostgres).each(rankings)(
  'counts the people ahead by $count from an index alone',
  async ({ count, reachedAt }) => {
    const { deps } = await buildTestApp();
    const countAhead = sql`select count(*) from users where ${sql.ref(count)} > 0
      and suspendedAt is null and ${sql.ref(count)} = 3 and ${sql.ref(reachedAt)} >= '2026-05-01'`;
    // Former releases, in which nobody could leave the leaderboard, send the second statement.
    for (const counted of [sql`${countAhead} and showsOnLeaderboard = 1`, countAhead]) {
      const { rows } = await sql<{ detail: string }>`explain query plan ${counted}`.execute(
        deps.db,
      );
      expect(rows[0]?.detail).toMatch(/^SEARCH users USING COVERING INDEX users_\w*ranking /);
    }
  },
);
