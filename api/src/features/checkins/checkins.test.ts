import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { checkIn, counts, here } from '../../testing/checkins.ts';
import { makeUser } from '../../testing/factories/user.ts';
import { passMidnight } from '../../testing/next-day.ts';
import { Person, signUp } from '../../testing/person.ts';

test('counts a check-in for the person and the brewery', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const brewery = await addBrewery(run);
  const response = await checkIn(ada, brewery);
  expect(response.statusCode, response.body).toBe(200);
  expect(response.json()).toMatchObject({
    userId: ada.userId,
    breweryId: brewery.id,
    notes: null,
    createdAt: '2026-05-01T12:00:00.000Z',
    verified: true,
    checkins: 1,
    badge: { name: 'White Hop', nextBadgeAt: 5 },
    earnedBadge: false,
  });
  expect(await counts(run, ada, brewery)).toEqual({ user: 1, brewery: 1, rows: 1 });
});

test.each([
  ['at the door', 0, 0, 200],
  ['99 m away', 99, 0, 200],
  ['101 m away by a sure phone', 101, 0, 403],
  ['150 m away by a phone that is unsure by 60 m', 150, 60, 200],
  ['250 m away by a phone that is unsure by kilometres', 250, 5000, 403],
  ['abroad', 5_000_000, 10, 403],
])('a phone %s', async (_where, meters, accuracy, status) => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const brewery = await addBrewery(run, { latitude: '10.0', longitude: '20.0' });
  const response = await checkIn(ada, brewery, { ...here(brewery, meters), accuracy });
  expect(response.statusCode, response.body).toBe(status);
  if (status === 403) expect(response.json().message).toBe('Check in when you arrive');
  expect((await counts(run, ada, brewery)).rows).toBe(status === 200 ? 1 : 0);
});

test("applies the brewery's own radius, and refuses at a brewery without a position", async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const farm = await addBrewery(run, { checkinRadiusKm: 0.5 });
  expect((await checkIn(ada, farm, here(farm, 450))).statusCode).toBe(200);
  const nowhere = await addBrewery(run, { latitude: null, longitude: null });
  const refused = await checkIn(ada, nowhere, { latitude: 35, longitude: -97 });
  expect(refused.json()).toMatchObject({ code: 'checkin.noBreweryLocation' });
});

test('stores a check-in without a position as not verified, or refuses it if required', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const brewery = await addBrewery(run);
  expect((await checkIn(ada, brewery, {})).json()).toMatchObject({ verified: false });
  const strict = await buildTestApp({ config: { checkinRequiresLocation: true } });
  const grace = await signUp(strict, 'grace');
  const refused = await checkIn(grace, await addBrewery(strict), {});
  expect(refused.statusCode).toBe(400);
  expect(refused.json().code).toBe('checkin.locationRequired');
});

test('refuses to check in for another person or to read their status', async () => {
  const run = await buildTestApp();
  const [ada, eve] = [await signUp(run, 'ada'), await signUp(run, 'eve')];
  const brewery = await addBrewery(run);
  const body = { userId: ada.userId, breweryId: brewery.id, notes: null };
  expect((await eve.call('POST', '/api/checkins', body)).statusCode).toBe(403);
  const status = `/api/checkins/can-checkin/${ada.userId}/${brewery.id}`;
  expect((await eve.call('GET', status)).statusCode).toBe(403);
  const header = { 'x-user-id': ada.userId };
  const claimed = await new Person(run.app).call('POST', '/api/checkins', body, header);
  expect(claimed.statusCode).toBe(401);
  expect((await counts(run, ada, brewery)).rows).toBe(0);
});

test('awards the next badge for the fifth check-in', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const earned: boolean[] = [];
  for (let visit = 1; visit <= 6; visit += 1) {
    const response = await checkIn(ada, await addBrewery(run));
    earned.push(response.json().earnedBadge);
  }
  expect(earned).toEqual([false, false, false, false, true, false]);
  const badge = await ada.call('GET', `/api/users/${ada.userId}/badge`);
  expect(badge.json()).toMatchObject({
    name: 'Yellow Hop',
    icon: '/art/badges/yellow-hop.svg',
    nextBadgeAt: 10,
  });
});

test('ranks the leaderboard by check-ins, ties by who reached the number first', async () => {
  const run = await buildTestApp();
  const at = (hour: number) => `2026-04-01T0${hour}:00:00.000Z`;
  const people = [
    makeUser({ username: 'late', checkins: 120, checkinsReachedAt: at(5) }),
    makeUser({ username: 'most', checkins: 300, checkinsReachedAt: at(6) }),
    makeUser({ username: 'early', checkins: 120, checkinsReachedAt: at(2) }),
    makeUser({ username: 'none', checkins: 0 }),
    makeUser({ username: 'one', checkins: 1, checkinsReachedAt: at(1) }),
  ];
  await run.deps.db.insertInto('users').values(people).execute();
  const visitor = new Person(run.app);
  const board = (await visitor.call('GET', '/api/leaderboard')).json();
  expect(board.map((entry: { name: string }) => entry.name)).toEqual([
    'most',
    'early',
    'late',
    'one',
  ]);
  expect(Object.keys(board[0]).sort()).toEqual([
    'checkins',
    'id',
    'name',
    'profileImage',
    'showsLogbook',
    'username',
  ]);
  const next = await visitor.call('GET', `/api/leaderboard?limit=1&cursor=${board[1].id}`);
  expect(next.json()[0].name).toBe('late');
  const ada = await signUp(run, 'ada');
  expect((await ada.call('GET', '/api/auth/me')).json().user.rank).toBe(5);
  await checkIn(ada, await addBrewery(run));
  expect((await ada.call('GET', '/api/auth/me')).json().user.rank).toBe(5);
});

test('counts only verified check-ins on the leaderboard if configured', async () => {
  const run = await buildTestApp({ config: { leaderboardVerifiedOnly: true } });
  const [ada, eve] = [await signUp(run, 'ada'), await signUp(run, 'eve')];
  for (let visit = 1; visit <= 5; visit += 1) {
    expect((await checkIn(eve, await addBrewery(run), {})).statusCode).toBe(200);
  }
  await checkIn(eve, await addBrewery(run));
  await checkIn(ada, await addBrewery(run));
  await checkIn(ada, await addBrewery(run));
  passMidnight(run);
  const board = (await new Person(run.app).call('GET', '/api/leaderboard')).json();
  expect(
    board.map((entry: { name: string; checkins: number }) => [entry.name, entry.checkins]),
  ).toEqual([
    ['ada', 2],
    ['eve', 1],
  ]);
  const next = await eve.call('GET', `/api/leaderboard?cursor=${ada.userId}`);
  expect(next.json()).toMatchObject([{ name: 'eve', checkins: 1 }]);
  const { user } = (await eve.call('GET', '/api/auth/me')).json();
  expect(user).toMatchObject({ rank: 2, rankedCheckins: 1, checkins: 6 });
  const badge = await eve.call('GET', `/api/users/${eve.userId}/badge`);
  expect(badge.json().name).toBe('Yellow Hop');
});
