import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/app.ts';
import { makeUser } from '../../../testing/factories/user.ts';

const rankings = [
  { count: 'checkins', reachedAt: 'checkinsReachedAt', verifiedOnly: false },
  { count: 'verifiedCheckins', reachedAt: 'verifiedReachedAt', verifiedOnly: true },
] as const;

test.each(rankings)(
  'the rank by $count is the place in the sorted list, after any change',
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
    const { ranks } = deps.caches;
    for (const [place, user] of sorted.entries()) {
      expect(await ranks.countAhead(user)).toBe(place);
      expect(ranks.countOf(user)).toBe(user[count]);
    }
    const last = sorted.at(-1);
    if (!last) throw new Error('Nobody is ranked.');
    await db
      .updateTable('users')
      .set({ [count]: 99 })
      .where('id', '=', last.id)
      .execute();
    expect(await ranks.countAhead({ ...last, [count]: 99 })).toBe(0);
    expect(await ranks.countAhead(sorted[0] ?? last)).toBe(1);
    const newcomer = { ...last, id: 'new', [count]: 0, [reachedAt]: null };
    expect(await ranks.countAhead(newcomer)).toBe(sorted.length);
    const table = verifiedOnly ? 'verified_totals' : 'checkin_totals';
    const totals = await db.selectFrom(table).select('users').execute();
    expect(totals.every(({ users }) => users > 0)).toBe(true);
  },
);
