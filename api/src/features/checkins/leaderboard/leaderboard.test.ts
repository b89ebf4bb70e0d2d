import { DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { checkIn, type SignedIn } from '../../../testing/checkins.ts';
import { makeUser } from '../../../testing/factories/user.ts';
import { passMidnight } from '../../../testing/next-day.ts';
import { Person, signUp } from '../../../testing/person.ts';

type Entry = Record<'id' | 'name' | 'checkins', unknown>;

const board = async (person: Person, query = '') =>
  (await person.call('GET', `/api/leaderboard${query}`))
    .json()
    .map(({ name, checkins }: Entry) => [name, checkins]);

const me = async (person: Person) => (await person.call('GET', '/api/auth/me')).json().user;

/** Returns all that tells an account and a visitor how often a person has checked in. */
async function tellingOf(run: TestApp, person: SignedIn, administrator: Person) {
  const [visitor, eve] = [new Person(run.app), administrator];
  const bodies = await Promise.all([
    visitor.call('GET', '/api/leaderboard'),
    visitor.call('GET', '/trpc/checkins.leaderboard?input={}'),
    eve.call('GET', `/api/users/${person.userId}`),
    eve.call('GET', `/api/users/${person.userId}/badge`),
    eve.call('GET', '/api/admin/people?q=ada'),
    visitor.call('GET', `/api/profiles/ada`),
    visitor.call('GET', `/u/ada`),
    visitor.call('GET', `/cards/profile/ada.png`),
  ]);
  const etags = bodies.map(({ headers }) => headers.etag);
  const own = await me(eve);
  return { bodies: bodies.map(({ body }) => body), etags, rank: own.rank };
}

test('a check-in changes nothing that others see until 00:00 UTC, at whatever time it was', async () => {
  const run = await buildTestApp({
    config: { adminEmails: ['eve@people.example'] },
    startAt: '2026-05-01T08:00:00.000Z',
  });
  const [ada, eve] = [await signUp(run, 'ada'), await signUp(run, 'eve')];
  await ada.call('PUT', `/api/users/${ada.userId}/privacy`, { showsLogbook: true });
  await checkIn(eve, await addBrewery(run));
  for (let visit = 1; visit <= 4; visit += 1) {
    await checkIn(ada, await addBrewery(run));
    run.passTime(HOUR_MS);
  }
  passMidnight(run);
  run.passTime(8 * HOUR_MS);
  const before = await tellingOf(run, ada, eve);
  const { rank } = before;
  expect([rank, await board(eve)]).toEqual([
    2,
    [
      ['ada', 4],
      ['eve', 1],
    ],
  ]);
  // The logbook shows yesterday's visits as they turn a day old; today's change nothing of it.
  const { checkin } = { checkin: (await checkIn(ada, await addBrewery(run))).json() };
  expect(checkin).toMatchObject({ checkins: 5, badge: { name: 'Yellow Hop' } });
  expect(await tellingOf(run, ada, eve)).toEqual(before);
  await ada.call('PUT', `/api/checkins/${checkin.id}`, { onlyForMe: true });
  await ada.call('PUT', `/api/checkins/${checkin.id}`, { onlyForMe: false });
  expect(await tellingOf(run, ada, eve)).toEqual(before);
  run.passTime(DAY_MS - 8 * HOUR_MS - 1);
  expect(await board(eve)).toEqual([
    ['ada', 4],
    ['eve', 1],
  ]);
  run.passTime(1);
  expect(await board(eve)).toEqual([
    ['ada', 5],
    ['eve', 1],
  ]);
  const badge = await eve.call('GET', `/api/users/${ada.userId}/badge`);
  expect(badge.json().name).toBe('Yellow Hop');
  const user = await eve.call('GET', `/api/users/${ada.userId}`);
  expect(user.json()).toMatchObject({ username: 'ada', checkins: 5 });
  expect((await eve.call('GET', '/api/profiles/ada')).json()).toMatchObject({
    badge: { name: 'Yellow Hop' },
    figures: { checkins: 5 },
  });
});

test('the own row, count and rank are live, and the own row is where the present count puts it', async () => {
  const run = await buildTestApp();
  const reached = '2026-04-01T12:00:00.000Z';
  const people = [3, 2, 2, 1].map((checkins, nth) =>
    makeUser({ id: `${nth}`, username: `fan-${nth}`, checkins, checkinsReachedAt: reached }),
  );
  await run.deps.db.insertInto('users').values(people).execute();
  const [ada, eve] = [await signUp(run, 'ada'), await signUp(run, 'eve')];
  const others = [
    ['fan-0', 3],
    ['fan-1', 2],
    ['fan-2', 2],
    ['fan-3', 1],
  ];
  const insertedAt = (place: number, own: [string, number]) => others.toSpliced(place, 0, own);
  expect(await board(ada)).toEqual(others);
  for (const [count, place] of [
    [1, 4],
    [2, 3],
    [3, 1],
    [4, 0],
  ] as const) {
    await checkIn(ada, await addBrewery(run));
    expect(await board(ada)).toEqual(insertedAt(place, ['ada', count]));
    expect(await me(ada)).toMatchObject({
      rank: place + 1,
      rankedCheckins: count,
      checkins: count,
    });
    expect([await board(eve), (await me(eve)).rank]).toEqual([others, 5]);
    // By pages it is the same list.
    const pages: unknown[] = [];
    for (let cursor = ''; ; ) {
      const page = (await ada.call('GET', `/api/leaderboard?limit=2${cursor}`)).json();
      if (page.length === 0) break;
      pages.push(...page.map(({ name, checkins }: Entry) => [name, checkins]));
      cursor = `&cursor=${page.at(-1).id}`;
    }
    expect(pages).toEqual(insertedAt(place, ['ada', count]));
  }
  passMidnight(run);
  expect(await board(eve)).toEqual(insertedAt(0, ['ada', 4]));
  expect((await me(eve)).rank).toBe(6);
});

test('a response with the own row is for the caller only, and none of it reaches others', async () => {
  const run = await buildTestApp();
  const [ada, eve] = [await signUp(run, 'ada'), await signUp(run, 'eve')];
  const path = '/api/leaderboard';
  const shared = await ada.call('GET', path);
  expect(shared.headers).toMatchObject({
    etag: expect.any(String),
    vary: expect.stringContaining('cookie'),
  });
  expect(shared.headers['cache-control']).toBeUndefined();
  await checkIn(ada, await addBrewery(run));
  const headers = { 'if-none-match': String(shared.headers.etag) };
  const own = await ada.call('GET', path, undefined, headers);
  expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(own.json()).toMatchObject([{ name: 'ada', checkins: 1 }]);
  expect((await eve.call('GET', path)).json()).toEqual([]);
  expect((await eve.call('GET', path, undefined, headers)).statusCode).toBe(304);
});

test('others see no number of check-ins of a person who left the leaderboard', async () => {
  const run = await buildTestApp();
  const [ada, eve] = [await signUp(run, 'ada'), await signUp(run, 'eve')];
  await checkIn(ada, await addBrewery(run));
  await ada.call('PUT', `/api/users/${ada.userId}/privacy`, {
    showsOnLeaderboard: false,
    showsLogbook: true,
  });
  run.passTime(2 * DAY_MS);
  expect(await board(eve)).toEqual([]);
  const path = `/api/users/${ada.userId}`;
  expect((await eve.call('GET', path)).json()).toMatchObject({ username: 'ada', checkins: null });
  expect((await eve.call('GET', `${path}/badge`)).json()).toBeNull();
  const profile = (await eve.call('GET', '/api/profiles/ada')).json();
  expect(profile).toMatchObject({ badge: null, figures: { checkins: null, breweries: 1 } });
  const card = await eve.call('GET', '/cards/profile/ada.png');
  expect(card.statusCode).toBe(200);
  // The person sees all of it.
  expect((await ada.call('GET', path)).json()).toMatchObject({ checkins: 1, rank: 1 });
  expect((await ada.call('GET', `${path}/badge`)).json()).toMatchObject({ name: 'White Hop' });
});

test('the counts of verified check-ins, which a host may rank by, are as old', async () => {
  const run = await buildTestApp({ config: { leaderboardVerifiedOnly: true } });
  const [ada, eve] = [await signUp(run, 'ada'), await signUp(run, 'eve')];
  await checkIn(ada, await addBrewery(run));
  expect([await board(ada), await board(eve)]).toEqual([[['ada', 1]], []]);
  passMidnight(run);
  await checkIn(ada, await addBrewery(run), {});
  expect([await board(ada), await board(eve)]).toEqual([[['ada', 1]], [['ada', 1]]]);
  await checkIn(ada, await addBrewery(run));
  expect([await board(ada), await board(eve)]).toEqual([[['ada', 2]], [['ada', 1]]]);
});

test('the clock of another instance may be ahead, or return after it was wrong', async () => {
  const run = await buildTestApp({ startAt: '2026-05-02T00:00:00.500Z' });
  const [ada, eve] = [await signUp(run, 'ada'), await signUp(run, 'eve')];
  await checkIn(ada, await addBrewery(run));
  run.passTime(-1000);
  expect(await board(eve)).toEqual([]);
  await checkIn(ada, await addBrewery(run), {});
  run.passTime(1000);
  expect(await board(eve)).toEqual([]);
  passMidnight(run);
  expect(await board(eve)).toEqual([['ada', 2]]);
  run.passTime(20 * DAY_MS);
  await checkIn(eve, await addBrewery(run));
  run.passTime(-15 * DAY_MS);
  expect(await board(ada)).toEqual([
    ['ada', 2],
    ['eve', 1],
  ]);
});
