import type { LeaderboardEntry } from '@hoptrail/contracts/checkins/checkins';
import { DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { callAs } from '../../testing/call-as.ts';
import { counts, here, type SignedIn } from '../../testing/checkins.ts';
import { type Transport, transports } from '../../testing/conformance/transports.ts';
import type { NewBrewery } from '../../testing/factories/brewery.ts';
import { signUp } from '../../testing/person.ts';
import { isOnPostgres } from '../../testing/postgres/is-on-postgres.ts';
import { addTrail } from '../../testing/trails.ts';
import { endTrails } from '../trails/backlog/end-trails.ts';

const MINUTE_MS = 60_000;
/** Half past seven in the evening in Oklahoma City. */
const startAt = '2026-05-02T00:30:00.000Z';

const ago = (run: TestApp, milliseconds: number) =>
  new Date(run.deps.clock.now().getTime() - milliseconds).toISOString();

/** Returns a function that sends a check-in that waited, and returns its response or refusal. */
function sending(run: TestApp, transport: Transport = 'REST') {
  const call = callAs(run, transport);
  return async (
    person: SignedIn,
    brewery: NewBrewery,
    more: object,
  ): Promise<Record<string, unknown>> => {
    const input = { userId: person.userId, breweryId: brewery.id, ...more };
    const { status, data, refusal } = await call(person, 'checkins.create', input);
    return status === 200 ? Object(data) : { status, ...Object(refusal) };
  };
}

const codeOf = async (owner: SignedIn, { id }: NewBrewery) =>
  (await owner.call('GET', `/api/breweries/${id}/house-code`)).json().code;

async function addOwned(run: TestApp) {
  const owner = await signUp(run, 'owner');
  return { owner, brewery: await addBrewery(run, { ownerId: owner.userId }) };
}

test.each(transports)(
  '%s: it counts once, at its own time, and is not verified',
  async (transport) => {
    const run = await buildTestApp({ startAt });
    const send = sending(run, transport);
    const ada = await signUp(run, 'ada');
    const brewery = await addBrewery(run);
    const trail = await addTrail(run, [brewery]);
    const id = crypto.randomUUID();
    const waited = { id, at: ago(run, 20 * HOUR_MS), ...here(brewery) };
    const first = await send(ada, brewery, waited);
    expect(first).toMatchObject({
      ...{ id, createdAt: waited.at, visitedOn: '2026-04-30', checkins: 1 },
      ...{ verified: false, verifiedBy: null, sentLater: true, trails: [] },
    });
    // Also long after it could be sent for the first time.
    run.passTime(5 * DAY_MS);
    expect(await send(ada, brewery, waited)).toEqual(first);
    expect(await counts(run, ada, brewery)).toEqual({ user: 1, brewery: 1, rows: 1 });
    const logbook = (await ada.call('GET', '/api/logbook')).json();
    expect(logbook.entries).toMatchObject([{ id, sentLater: true, visitedOn: '2026-04-30' }]);
    const progress = (await ada.call('GET', `/api/trails/${trail.id}/progress`)).json();
    expect(progress.stamps).toEqual([]);
  },
);

test('one that waited less than a minute counts like any other', async () => {
  const run = await buildTestApp({ startAt });
  const ada = await signUp(run, 'ada');
  const brewery = await addBrewery(run);
  const waited = { at: ago(run, 50_000), ...here(brewery) };
  expect(await sending(run)(ada, brewery, waited)).toMatchObject({
    ...{ verifiedBy: 'position', sentLater: false, createdAt: waited.at },
  });
});

test('the code of its own day verifies it, and that of another day does not', async () => {
  const run = await buildTestApp({ startAt });
  const send = sending(run);
  const { owner, brewery } = await addOwned(run);
  const [ada, bea] = [await signUp(run, 'ada'), await signUp(run, 'bea')];
  const trail = await addTrail(run, [brewery]);
  const houseCode = await codeOf(owner, brewery);
  const at = ago(run, 0);
  run.passTime(30 * HOUR_MS);
  expect(await send(ada, brewery, { at, houseCode })).toMatchObject({
    ...{ verifiedBy: 'code', sentLater: true, createdAt: at },
    trails: [{ trailId: trail.id, isStamped: true, isCompleted: true }],
  });
  const today = await codeOf(owner, brewery);
  expect(today).not.toBe(houseCode);
  expect(await send(bea, brewery, { at, houseCode: today })).toMatchObject({
    ...{ verifiedBy: null, sentLater: true, trails: [] },
  });
});

test('a trail that ended meanwhile stamps the check-ins of its days, also after a draw', async () => {
  const adminEmails = ['admin@people.example'];
  const run = await buildTestApp({ config: { adminEmails }, startAt });
  const send = sending(run);
  const admin = await signUp(run, 'admin');
  const { owner, brewery } = await addOwned(run);
  const [ada, bea] = [await signUp(run, 'ada'), await signUp(run, 'bea')];
  const trail = await addTrail(run, [brewery], { endsOn: '2026-05-01', prize: 'A glass' });
  const houseCode = await codeOf(owner, brewery);
  const at = ago(run, 0);
  expect(await send(bea, brewery, { houseCode })).toMatchObject({ trails: [{ isStamped: true }] });
  run.passTime(40 * HOUR_MS);
  await endTrails(run.deps);
  const path = `/api/trails/${trail.id}`;
  const draw = { winners: 1, prize: 'A hat', seen: 0 };
  const drawn = await admin.call('POST', `${path}/winners`, draw);
  expect(drawn.statusCode, drawn.body).toBe(200);
  const stamped = [{ trailId: trail.id, isStamped: true, isCompleted: true, hasPrize: true }];
  expect(await send(ada, brewery, { at, houseCode })).toMatchObject({ trails: stamped });
  const progress = (await ada.call('GET', `${path}/progress`)).json();
  expect(progress).toMatchObject({
    ...{ stamps: [{ way: 'code' }], stampsLeft: 0, next: null, questions: [] },
    prize: { prize: 'A glass' },
  });
  // One of now is outside the days of the trail.
  const cat = await signUp(run, 'cat');
  const today = await codeOf(owner, brewery);
  expect(await send(cat, brewery, { houseCode: today })).toMatchObject({ trails: [] });
});

test('a server that asks for evidence takes it only with the code of its day', async () => {
  const run = await buildTestApp({ startAt, config: { checkinRequiresLocation: true } });
  const send = sending(run);
  const { owner, brewery } = await addOwned(run);
  const ada = await signUp(run, 'ada');
  const houseCode = await codeOf(owner, brewery);
  const at = ago(run, 0);
  run.passTime(HOUR_MS);
  expect(await send(ada, brewery, { at, ...here(brewery) })).toEqual({
    status: 400,
    code: 'checkin.locationRequired',
    message:
      'Here a check-in that was sent later counts only with the code of that day, or by a tap on a tag.',
  });
  const wrong = String((Number(houseCode) + 1) % 10_000).padStart(4, '0');
  expect(await send(ada, brewery, { at, houseCode: wrong })).toMatchObject({
    ...{ status: 403, code: 'houseCode.wrong' },
  });
  expect(await send(ada, brewery, { at, houseCode })).toMatchObject({ verifiedBy: 'code' });
});

test.each(transports)('%s: a time that cannot be is refused with a sentence', async (transport) => {
  const run = await buildTestApp({ startAt });
  const send = sending(run, transport);
  const ada = await signUp(run, 'ada');
  const brewery = await addBrewery(run);
  expect([
    await send(ada, brewery, { at: ago(run, -DAY_MS) }),
    await send(ada, brewery, { at: ago(run, -3 * MINUTE_MS) }),
    await send(ada, brewery, { at: ago(run, 2 * DAY_MS + MINUTE_MS) }),
    // Its clock was set back after the check-in.
    await send(ada, brewery, { at: ago(run, -DAY_MS), sentAt: ago(run, 0) }),
  ]).toEqual([
    {
      status: 409,
      code: 'checkin.timeAhead',
      message: expect.stringContaining('has not come yet'),
    },
    {
      status: 409,
      code: 'checkin.timeAhead',
      message: expect.stringContaining('has not come yet'),
    },
    { status: 409, code: 'checkin.tooLate', message: expect.stringContaining('48 hours') },
    {
      status: 409,
      code: 'checkin.timeAhead',
      message: expect.stringContaining('has not come yet'),
    },
  ]);
  expect(await send(ada, brewery, { at: 'yesterday evening' })).toMatchObject({ status: 400 });
  expect(await send(ada, brewery, { id: 'x', at: ago(run, 0) })).toMatchObject({ status: 400 });
  expect(await counts(run, ada, brewery)).toEqual({ user: 0, brewery: 0, rows: 0 });
});

test('a clock that is wrong all the time is corrected by what it says while sending', async () => {
  const run = await buildTestApp({ startAt });
  const send = sending(run);
  const ada = await signUp(run, 'ada');
  const [ahead, behind] = [await addBrewery(run), await addBrewery(run, { name: 'Next Door' })];
  const clock = (wrongBy: number) => ({
    at: ago(run, 2 * HOUR_MS - wrongBy),
    sentAt: ago(run, -wrongBy),
  });
  const createdAt = ago(run, 2 * HOUR_MS);
  expect(await send(ada, ahead, clock(DAY_MS))).toMatchObject({ createdAt });
  expect(await send(ada, behind, clock(-300 * DAY_MS))).toMatchObject({ createdAt });
  // A clock that is a little ahead makes no check-in in the future.
  const bea = await signUp(run, 'bea');
  expect(await send(bea, ahead, { at: ago(run, -MINUTE_MS) })).toMatchObject({
    createdAt: ago(run, 0),
  });
});

test('of two phones that waited one counts, whichever comes first', async () => {
  const run = await buildTestApp({ startAt });
  const send = sending(run);
  const ada = await signUp(run, 'ada');
  const brewery = await addBrewery(run);
  const [early, late] = [ago(run, 20 * HOUR_MS), ago(run, 19 * HOUR_MS)];
  expect(await send(ada, brewery, { at: late })).toMatchObject({ sentLater: true });
  expect(await send(ada, brewery, { at: early })).toEqual({
    ...{ status: 409, code: 'checkin.doubled' },
    message:
      'You have another check-in at this brewery within 24 hours of this one, and that one counts.',
  });
  // One of now is within 24 hours of it as well, and one of a day before is not.
  expect(await send(ada, brewery, {})).toMatchObject({ code: 'checkin.cooldown' });
  expect(await send(ada, brewery, { at: ago(run, 44 * HOUR_MS) })).toMatchObject({ checkins: 2 });
});

test('two phones at once, each sent twice, make one check-in', async () => {
  const run = await buildTestApp({ startAt });
  const other = isOnPostgres ? await buildTestApp({ beside: run, startAt }) : run;
  const ada = await signUp(run, 'ada');
  const brewery = await addBrewery(run);
  const phones = [
    { id: crypto.randomUUID(), at: ago(run, 3 * HOUR_MS) },
    { id: crypto.randomUUID(), at: ago(run, 2 * HOUR_MS) },
  ];
  const outcomes = await Promise.all(
    phones.flatMap((phone) => [
      sending(run)(ada, brewery, phone),
      sending(other)(ada, brewery, phone),
    ]),
  );
  const counted = outcomes.filter(({ id }) => id !== undefined);
  expect(counted).toHaveLength(2);
  expect(new Set(counted.map(({ id }) => id)).size).toBe(1);
  expect(outcomes.filter(({ code }) => code === 'checkin.doubled')).toHaveLength(2);
  expect(await counts(run, ada, brewery)).toEqual({ user: 1, brewery: 1, rows: 1 });
});

test("another person's id, and the own one at another brewery, are refused", async () => {
  const run = await buildTestApp({ startAt });
  const send = sending(run);
  const [ada, bea] = [await signUp(run, 'ada'), await signUp(run, 'bea')];
  const [brewery, other] = [await addBrewery(run), await addBrewery(run, { name: 'Next Door' })];
  const id = crypto.randomUUID();
  expect(await send(ada, brewery, { id })).toMatchObject({ id });
  const taken = { status: 409, code: 'checkin.sentBefore' };
  expect(await send(bea, brewery, { id })).toMatchObject(taken);
  expect(await send(ada, other, { id })).toMatchObject(taken);
  const at = crypto.randomUUID();
  const both = await Promise.all([send(ada, other, { id: at }), send(bea, other, { id: at })]);
  expect(both.map(({ status }) => status ?? 200).sort()).toEqual([200, 409]);
});

test('a brewery that closed meanwhile takes it, and one that closed before or was deleted does not', async () => {
  const run = await buildTestApp({ startAt });
  const send = sending(run);
  const ada = await signUp(run, 'ada');
  const [brewery, gone] = [await addBrewery(run), await addBrewery(run, { name: 'Next Door' })];
  const close = async (closedAt: string) =>
    await run.deps.db
      .updateTable('breweries')
      .set({ closedAt })
      .where('id', '=', brewery.id)
      .execute();
  await close(ago(run, 5 * HOUR_MS));
  expect(await send(ada, brewery, { at: ago(run, 2 * HOUR_MS) })).toMatchObject({
    code: 'brewery.closed',
  });
  await close(ago(run, HOUR_MS));
  expect(await send(ada, brewery, { at: ago(run, 2 * HOUR_MS) })).toMatchObject({ checkins: 1 });
  await run.deps.db.deleteFrom('breweries').where('id', '=', gone.id).execute();
  expect(await send(ada, gone, { at: ago(run, 2 * HOUR_MS) })).toMatchObject({
    ...{ status: 404, code: 'brewery.notFound', message: expect.any(String) },
  });
});

test('nobody can have been there between two check-ins far away', async () => {
  const run = await buildTestApp({ startAt });
  const send = sending(run);
  const ada = await signUp(run, 'ada');
  const oklahoma = await addBrewery(run);
  const portland = await addBrewery(run, { latitude: '45.5152', longitude: '-122.6784' });
  expect(await send(ada, oklahoma, {})).toMatchObject({ checkins: 1 });
  expect(await send(ada, portland, { at: ago(run, HOUR_MS) })).toMatchObject({
    code: 'checkin.tooFast',
  });
  expect(await send(ada, portland, { at: ago(run, 6 * HOUR_MS) })).toMatchObject({ checkins: 2 });
});

test('others see it in the count of the day after it came, and its place in the ranking follows', async () => {
  const run = await buildTestApp({ startAt });
  const send = sending(run);
  const [ada, bea, cat] = [
    await signUp(run, 'ada'),
    await signUp(run, 'bea'),
    await signUp(run, 'cat'),
  ];
  const brewery = await addBrewery(run);
  expect(await send(bea, brewery, {})).toMatchObject({ checkins: 1 });
  run.passTime(MINUTE_MS);
  expect(await send(ada, brewery, { at: ago(run, 10 * HOUR_MS) })).toMatchObject({ checkins: 1 });
  const seen = async () =>
    (await cat.call('GET', '/api/leaderboard'))
      .json()
      .map(({ username, checkins }: LeaderboardEntry) => [username, checkins]);
  expect(await seen()).toEqual([]);
  run.passTime(DAY_MS);
  // Who came first is before the one who says to have been there earlier.
  expect(await seen()).toEqual([
    ['bea', 1],
    ['ada', 1],
  ]);
});

test('an ended session keeps it for later', async () => {
  const run = await buildTestApp({ startAt });
  const ada = await signUp(run, 'ada');
  const brewery = await addBrewery(run);
  const at = ago(run, HOUR_MS);
  await ada.call('POST', '/api/auth/logout');
  expect(await sending(run)(ada, brewery, { at })).toMatchObject({ status: 401 });
  expect(await counts(run, ada, brewery)).toEqual({ user: 0, brewery: 0, rows: 0 });
});
