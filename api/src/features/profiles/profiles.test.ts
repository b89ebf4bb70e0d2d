import { DAY_MS, HOUR_MS, PROFILE_STAMPS_PAGE } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { makeCheckin } from '../../testing/factories/checkin.ts';
import { passMidnight } from '../../testing/next-day.ts';
import { type Person, signUp } from '../../testing/person.ts';

type SignedUp = Person & { userId: string };

async function open(run: TestApp, username: string) {
  return await run.app.inject(`/api/profiles/${encodeURIComponent(username)}`);
}

async function choose(person: SignedUp, choice: object) {
  const chosen = await person.call('PUT', `/api/users/${person.userId}/privacy`, choice);
  expect(chosen.statusCode, chosen.body).toBe(200);
  return chosen.json();
}

async function checkIn(run: TestApp, person: SignedUp, more: object = {}) {
  const brewery = await addBrewery(run);
  const body = { userId: person.userId, breweryId: brewery.id, ...more };
  const created = await person.call('POST', '/api/checkins', body);
  expect(created.statusCode, created.body).toBe(200);
  return { brewery, checkin: created.json() };
}

async function leaderboard(run: TestApp) {
  return (await run.app.inject('/api/leaderboard')).json();
}

test('a profile is private until its person shows it, and hidden is the same as unknown', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  expect((await ada.call('GET', `/api/users/${ada.userId}`)).json()).toMatchObject({
    showsOnLeaderboard: true,
    showsLogbook: false,
  });
  const hidden = await open(run, 'ada');
  const unknown = await open(run, 'nobody-here');
  expect(hidden.statusCode).toBe(404);
  expect(hidden.json()).toEqual({
    message: 'This logbook is private, or there is nobody with this name.',
    code: 'profile.notFound',
  });
  expect(unknown.json()).toEqual(hidden.json());
  expect(await choose(ada, { showsLogbook: true })).toMatchObject({ showsLogbook: true });
  expect((await open(run, 'ADA')).json()).toMatchObject({ username: 'ada', name: 'ada' });
  await choose(ada, { showsLogbook: false });
  expect((await open(run, 'ada')).json()).toEqual(hidden.json());
  expect((await run.app.inject('/api/profiles/ada/stamps')).json()).toEqual(hidden.json());
});

test('shows days and no times, and nothing of the last 24 hours', async () => {
  const run = await buildTestApp({ startAt: '2026-05-02T03:30:00.000Z' });
  const ada = await signUp(run, 'ada');
  await choose(ada, { showsLogbook: true });
  const { brewery } = await checkIn(run, ada);
  expect((await open(run, 'ada')).json()).toMatchObject({
    figures: { checkins: 0, breweries: 0, since: null, longestRun: null },
    stamps: [],
    nextCursor: null,
  });
  run.passTime(DAY_MS - 1000);
  expect((await open(run, 'ada')).json().stamps).toEqual([]);
  run.passTime(HOUR_MS);
  await checkIn(run, ada);
  const shown = await open(run, 'ada');
  expect(shown.json()).toMatchObject({
    badge: { name: 'White Hop' },
    figures: { checkins: 1, breweries: 1, towns: 1, states: 1, since: '2026-05-01' },
    stamps: [
      {
        breweryId: brewery.id,
        breweryName: brewery.name,
        firstVisitedOn: '2026-05-01',
        visits: 1,
      },
    ],
  });
  expect(shown.json().stamps).toHaveLength(1);
  expect(shown.body).not.toMatch(/T\d\d:\d\d|\d\d:\d\d:\d\d/);
  expect(Object.keys(shown.json().figures)).not.toContain('busiestWeekday');
});

test('a check-in that is only for its person counts for the own badge and nowhere else', async () => {
  const run = await buildTestApp();
  const [ada, eve] = [await signUp(run, 'ada'), await signUp(run, 'eve')];
  await choose(ada, { showsLogbook: true });
  const { brewery, checkin } = await checkIn(run, ada, { onlyForMe: true });
  expect(checkin).toMatchObject({ onlyForMe: true, checkins: 1 });
  const seen = async () => ({
    own: (await ada.call('GET', `/api/users/${ada.userId}`)).json().checkins,
    byOthers: (await eve.call('GET', `/api/users/${ada.userId}`)).json().checkins,
    leaderboard: (await leaderboard(run)).length,
    brewery: (await run.app.inject(`/api/breweries/${brewery.id}`)).json().checkins,
    shown: (await open(run, 'ada')).json().figures.checkins,
    stamps: (await open(run, 'ada')).json().stamps.length,
  });
  run.passTime(DAY_MS + HOUR_MS);
  const hidden = { byOthers: 0, leaderboard: 0, brewery: 0, shown: 0, stamps: 0 };
  expect(await seen()).toEqual({ own: 1, ...hidden });
  const path = `/api/checkins/${checkin.id}`;
  await ada.call('PUT', path, { onlyForMe: false });
  // The counts of a person and of a brewery never change at once: together they name the visit.
  const brewerysFirst = { byOthers: 0, leaderboard: 0, brewery: 1, shown: 1, stamps: 1 };
  expect(await seen()).toEqual({ own: 1, ...brewerysFirst });
  passMidnight(run);
  const all = { byOthers: 1, leaderboard: 1, brewery: 1, shown: 1, stamps: 1 };
  expect(await seen()).toEqual({ own: 1, ...all });
  await ada.call('PUT', path, { onlyForMe: false });
  expect(await seen()).toEqual({ own: 1, ...all });
  await ada.call('PUT', path, { onlyForMe: true });
  expect(await seen()).toEqual({ own: 1, ...all, brewery: 0, stamps: 0 });
  passMidnight(run);
  expect(await seen()).toEqual({ own: 1, ...hidden });
});

test('the own badge counts what is only for its person; others see the badge without it', async () => {
  const run = await buildTestApp();
  const [ada, eve] = [await signUp(run, 'ada'), await signUp(run, 'eve')];
  for (let visit = 0; visit < 4; visit += 1) {
    await checkIn(run, ada);
    run.passTime(HOUR_MS);
  }
  const { checkin } = await checkIn(run, ada, { onlyForMe: true });
  expect(checkin).toMatchObject({ checkins: 5, badge: { name: 'Yellow Hop' }, earnedBadge: true });
  const path = `/api/users/${ada.userId}/badge`;
  expect((await ada.call('GET', path)).json().name).toBe('Yellow Hop');
  expect((await eve.call('GET', path)).json().name).toBe('White Hop');
});

test('who leaves the leaderboard is gone from it at once and keeps the own rank', async () => {
  const run = await buildTestApp();
  const [ada, bob, eve] = [
    await signUp(run, 'ada'),
    await signUp(run, 'bob'),
    await signUp(run, 'eve'),
  ];
  const rankOf = async (person: SignedUp) =>
    (await person.call('GET', `/api/users/${person.userId}`)).json().rank;
  const names = async () => (await leaderboard(run)).map(({ name }: { name: string }) => name);
  for (const person of [ada, bob, eve]) {
    await checkIn(run, person);
    run.passTime(1000);
  }
  passMidnight(run);
  expect(await names()).toEqual(['ada', 'bob', 'eve']);
  await choose(bob, { showsOnLeaderboard: false });
  expect(await names()).toEqual(['ada', 'eve']);
  expect([await rankOf(ada), await rankOf(bob), await rankOf(eve)]).toEqual([1, 2, 2]);
  await choose(ada, { showsOnLeaderboard: false });
  expect([await rankOf(ada), await rankOf(bob), await rankOf(eve)]).toEqual([1, 1, 1]);
  await choose(bob, { showsOnLeaderboard: true });
  expect(await names()).toEqual(['bob', 'eve']);
});

test('the leaderboard names people by username and says whose logbook can be opened', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  await checkIn(run, ada);
  await run.deps.db.updateTable('users').set({ name: 'Ada Lovelace' }).execute();
  await choose(ada, { showsLogbook: true });
  passMidnight(run);
  expect(await leaderboard(run)).toEqual([
    expect.objectContaining({ name: 'ada', username: 'ada', showsLogbook: true, checkins: 1 }),
  ]);
  expect((await open(run, 'ada')).json().name).toBe('ada');
});

test('a profile in memory changes with its person: check-in, new name, hidden, suspended, deleted', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  await choose(ada, { showsLogbook: true });
  const { brewery } = await checkIn(run, ada);
  run.passTime(DAY_MS + HOUR_MS);
  expect((await open(run, 'ada')).json().stamps).toHaveLength(1);
  await run.deps.db
    .updateTable('breweries')
    .set({ name: 'Porch Light' })
    .where('id', '=', brewery.id)
    .execute();
  expect((await open(run, 'ada')).json().stamps[0].breweryName).toBe('Porch Light');
  await ada.call('PUT', `/api/users/${ada.userId}`, { username: 'ada_two' });
  expect((await open(run, 'ada')).statusCode).toBe(404);
  expect((await open(run, 'ada_two')).json().username).toBe('ada_two');
  const suspend = (suspendedAt: string | null) =>
    run.deps.db.updateTable('users').set({ suspendedAt }).execute();
  await suspend('2026-04-01T00:00:00.000Z');
  expect((await open(run, 'ada_two')).statusCode).toBe(404);
  await suspend(null);
  expect((await open(run, 'ada_two')).statusCode).toBe(200);
  await ada.call('DELETE', `/api/users/${ada.userId}`);
  expect((await open(run, 'ada_two')).statusCode).toBe(404);
});

test('stamps come a page at a time, one for each brewery, the newest first', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  await choose(ada, { showsLogbook: true });
  const count = PROFILE_STAMPS_PAGE + 5;
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const brewery = await addBrewery(run);
    ids.unshift(brewery.id);
    const at = (day: number) => new Date(Date.UTC(2025, 0, day, 18)).toISOString();
    const visit = { userId: ada.userId, breweryId: brewery.id };
    await run.deps.db
      .insertInto('check_ins')
      .values([
        makeCheckin({ ...visit, createdAt: at(index + 1) }),
        makeCheckin({ ...visit, createdAt: at(index + 100) }),
      ])
      .execute();
  }
  const first = (await open(run, 'ada')).json();
  const idsIn = (stamps: { breweryId: string }[]) => stamps.map(({ breweryId }) => breweryId);
  expect(idsIn(first.stamps)).toEqual(ids.slice(0, PROFILE_STAMPS_PAGE));
  expect(first.stamps[0].visits).toBe(2);
  const next = await run.app.inject(`/api/profiles/ada/stamps?cursor=${first.nextCursor}`);
  expect(idsIn(next.json().stamps)).toEqual(ids.slice(PROFILE_STAMPS_PAGE));
  expect(next.json().nextCursor).toBeNull();
  const gone = await run.app.inject('/api/profiles/ada/stamps?cursor=unknown');
  expect(gone.json()).toEqual({ stamps: [], nextCursor: null });
});
