import { expect, test } from 'vitest';
import { makeUser } from '../../demo/factories/user.ts';
import { buildTestApp } from '../../testing/app.ts';

test('the rank is the place in the sorted list, for everybody, after any change', async () => {
  const { deps } = await buildTestApp();
  const { db } = deps;
  const people = Array.from({ length: 300 }, (_, index) => {
    const checkins = (index * 7919) % 6;
    const [day, hour] = [((index * 31) % 9) + 10, (index * 17) % 10];
    const checkinsReachedAt = checkins === 0 ? null : `2026-04-${day}T0${hour}:00:00.000Z`;
    return makeUser({ checkins, checkinsReachedAt });
  });
  await db.insertInto('users').values(people).execute();
  await db
    .updateTable('users')
    .set((eb) => ({
      checkins: eb('checkins', '+', 2),
      checkinsReachedAt: '2026-05-01T00:00:00.000Z',
    }))
    .where(
      'id',
      'in',
      people.slice(20, 60).map(({ id }) => id ?? ''),
    )
    .execute();
  await db
    .deleteFrom('users')
    .where(
      'id',
      'in',
      people.slice(100, 140).map(({ id }) => id ?? ''),
    )
    .execute();

  const suspended = people.slice(200, 240).map(({ id }) => id ?? '');
  const suspendedAt = '2026-05-02T00:00:00.000Z';
  await db.updateTable('users').set({ suspendedAt }).where('id', 'in', suspended).execute();

  const sorted = await db
    .selectFrom('users')
    .select(['id', 'checkins', 'checkinsReachedAt'])
    .where('checkins', '>', 0)
    .where('suspendedAt', 'is', null)
    .orderBy('checkins', 'desc')
    .orderBy('checkinsReachedAt')
    .orderBy('id')
    .execute();
  expect(sorted.length).toBeGreaterThan(180);
  for (const [place, user] of sorted.entries()) {
    expect(await deps.ready.standings.countAhead(user)).toBe(place);
  }
  const last = sorted.at(-1);
  if (!last) throw new Error('Nobody is ranked.');
  await db.updateTable('users').set({ checkins: 99 }).where('id', '=', last.id).execute();
  expect(await deps.ready.standings.countAhead({ ...last, checkins: 99 })).toBe(0);
  expect(await deps.ready.standings.countAhead(sorted[0] ?? last)).toBe(1);
  const newcomer = { id: 'new', checkins: 0, checkinsReachedAt: null };
  expect(await deps.ready.standings.countAhead(newcomer)).toBe(sorted.length);
  const totals = await db.selectFrom('checkin_totals').select('users').execute();
  expect(totals.every(({ users }) => users > 0)).toBe(true);
});
