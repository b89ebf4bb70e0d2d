import { HOUR_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { callAs } from '../../testing/call-as.ts';
import { transports } from '../../testing/conformance/transports.ts';
import type { NewBrewery } from '../../testing/factories/brewery.ts';
import { makeUser } from '../../testing/factories/user.ts';
import { Person, signUp } from '../../testing/person.ts';

type SignedIn = Awaited<ReturnType<typeof signUp>>;

function checkIn(person: SignedIn, brewery: NewBrewery, more: object = here(brewery)) {
  const body = { userId: person.userId, breweryId: brewery.id, notes: null, ...more };
  return person.call('POST', '/api/checkins', body);
}

function here(brewery: NewBrewery, metersNorth = 0) {
  return {
    latitude: Number(brewery.latitude) + metersNorth / 111_195,
    longitude: Number(brewery.longitude),
    accuracy: 0,
  };
}

async function counts({ deps }: TestApp, person: SignedIn, brewery: NewBrewery) {
  const user = await deps.db
    .selectFrom('users')
    .select('checkins')
    .where('id', '=', person.userId)
    .executeTakeFirstOrThrow();
  const place = await deps.db
    .selectFrom('breweries')
    .select('checkins')
    .where('id', '=', brewery.id)
    .executeTakeFirstOrThrow();
  const rows = await deps.db.selectFrom('check_ins').selectAll().execute();
  return { user: user.checkins, brewery: place.checkins, rows: rows.length };
}

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

test('refuses a second check-in within 24 hours with the time to wait, and allows it afterwards', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const brewery = await addBrewery(run);
  const status = async () =>
    (await ada.call('GET', `/api/checkins/can-checkin/${ada.userId}/${brewery.id}`)).json();
  expect(await status()).toEqual({ canCheckIn: true, timeRemaining: 0 });
  await checkIn(ada, brewery);
  run.passTime(18 * HOUR_MS + 48 * 60_000);
  expect(await status()).toEqual({ canCheckIn: false, timeRemaining: 5 * 3600 + 12 * 60 });
  const refused = await checkIn(ada, brewery);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe(String(5 * 3600 + 12 * 60));
  expect(refused.json()).toEqual({
    message:
      'Check-in cooldown active. Please wait 5h 12m before checking in again at this brewery.',
    code: 'checkin.cooldown',
  });
  const elsewhere = await addBrewery(run, { name: 'Next Door' });
  expect((await checkIn(ada, elsewhere)).statusCode).toBe(200);
  run.passTime(5 * HOUR_MS + 12 * 60_000);
  expect(await status()).toEqual({ canCheckIn: true, timeRemaining: 0 });
  expect((await checkIn(ada, brewery)).statusCode).toBe(200);
});

test('makes one check-in of twenty at once', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const brewery = await addBrewery(run);
  const responses = await Promise.all(Array.from({ length: 20 }, () => checkIn(ada, brewery)));
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(19);
  expect(await counts(run, ada, brewery)).toEqual({ user: 1, brewery: 1, rows: 1 });
});

test('limits the cooldown to 24 hours after the clock was set back', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const brewery = await addBrewery(run);
  await checkIn(ada, brewery);
  run.passTime(-10 * HOUR_MS);
  const refused = await checkIn(ada, brewery);
  expect(refused.json().message).toContain('Please wait 24h 0m');
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

test('refuses a check-in that needs more than the speed of an airliner', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const oklahoma = await addBrewery(run);
  const portland = await addBrewery(run, { latitude: '45.5152', longitude: '-122.6784' });
  await checkIn(ada, oklahoma);
  run.passTime(HOUR_MS);
  const refused = await checkIn(ada, portland);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().code).toBe('checkin.tooFast');
  expect((await counts(run, ada, portland)).rows).toBe(1);
  run.passTime(2 * HOUR_MS);
  expect((await checkIn(ada, portland)).statusCode).toBe(200);
});

test.each(transports)(
  'over %s does not reset the speed rule by check-ins without a place',
  async (transport) => {
    const run = await buildTestApp();
    const call = callAs(run, transport);
    const ada = await signUp(run, 'ada');
    const oklahoma = await addBrewery(run);
    const nowhere = await addBrewery(run, { latitude: null, longitude: null });
    const portland = await addBrewery(run, { latitude: '45.5152', longitude: '-122.6784' });
    const send = (brewery: NewBrewery, more: object) =>
      call(ada, 'checkins.create', { userId: ada.userId, breweryId: brewery.id, ...more });
    expect((await send(oklahoma, here(oklahoma))).status).toBe(200);
    run.passTime(HOUR_MS);
    expect((await send(nowhere, {})).status).toBe(200);
    expect((await send(portland, here(portland))).refusal).toMatchObject({
      code: 'checkin.tooFast',
    });
    expect((await send(portland, {})).refusal).toMatchObject({ code: 'checkin.tooFast' });
    // The brewery's position at the time of the check-in counts, not its present pin.
    const pin = { latitude: portland.latitude ?? null, longitude: portland.longitude ?? null };
    const { db } = run.deps;
    await db.updateTable('breweries').set(pin).where('id', '=', oklahoma.id).execute();
    expect((await send(portland, {})).refusal).toMatchObject({ code: 'checkin.tooFast' });
    run.passTime(2 * HOUR_MS);
    expect((await send(portland, here(portland))).status).toBe(200);
  },
);

test.each(transports)(
  'over %s makes a person who moves a pin wait a day to check in there',
  async (transport) => {
    const run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
    const call = callAs(run, transport);
    const [boss, owner, fan] = [
      await signUp(run, 'boss'),
      await signUp(run, 'owner'),
      await signUp(run, 'fan'),
    ];
    const brewery = await addBrewery(run, { ownerId: owner.userId });
    const home = { latitude: 36.1, longitude: -95.9 };
    const visit = (person: SignedIn, more: object = { ...home, accuracy: 5 }) =>
      call(person, 'checkins.create', { userId: person.userId, breweryId: brewery.id, ...more });
    const move = (person: SignedIn, pin: object) =>
      call(person, 'breweries.setPin', { id: brewery.id, ...pin });

    expect((await move(owner, home)).status).toBe(200);
    run.passTime(50 * 60_000);
    const refused = {
      message: 'You moved the location of this brewery. You can check in here again in 23h 10m.',
      code: 'checkin.pinMoved',
    };
    expect((await visit(owner)).refusal).toEqual(refused);
    expect((await visit(owner, {})).refusal).toEqual(refused);
    expect((await visit(fan)).status).toBe(200);
    // A move by another person does not shorten the wait of the first one.
    expect((await move(boss, { ...home, latitude: 36.1001 })).status).toBe(200);
    expect((await visit(owner)).refusal).toEqual(refused);
    expect((await visit(boss)).refusal).toMatchObject({ code: 'checkin.pinMoved' });
    run.passTime(23 * HOUR_MS + 10 * 60_000);
    expect((await visit(owner)).status).toBe(200);
    // Saving the same position does not count as a move.
    run.passTime(24 * HOUR_MS);
    expect((await move(owner, { ...home, latitude: 36.1001 })).status).toBe(200);
    expect((await visit(owner)).status).toBe(200);
  },
);

test('limits check-ins to twenty a day', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  for (let visit = 1; visit <= 20; visit += 1) {
    expect((await checkIn(ada, await addBrewery(run))).statusCode).toBe(200);
  }
  const brewery = await addBrewery(run);
  const refused = await checkIn(ada, brewery);
  expect(refused.json()).toEqual({
    message: 'That is enough for one day. Please come back tomorrow.',
    code: 'checkin.dailyLimit',
  });
  expect(await counts(run, ada, brewery)).toEqual({ user: 20, brewery: 0, rows: 20 });
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
    'showsTrail',
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
