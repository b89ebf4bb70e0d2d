import { DAY_MS, HOUR_MS, HOUSE_CODE_PAUSE_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import type { NewBrewery } from '../../../testing/factories/brewery.ts';
import { signUp } from '../../../testing/person.ts';
import { isOnPostgres } from '../../../testing/postgres/is-on-postgres.ts';
import { addBreweries, addTrail } from '../../../testing/trails.ts';

type SignedIn = Awaited<ReturnType<typeof signUp>>;

const MINUTE_MS = 60_000;
/** Four hours after midnight in Oklahoma City. */
const startAt = '2026-05-01T09:00:00.000Z';

function checkIn(person: SignedIn, brewery: NewBrewery, houseCode: string, more: object = {}) {
  const body = { userId: person.userId, breweryId: brewery.id, houseCode, ...more };
  return person.call('POST', '/api/checkins', body);
}

const codeAt = async (owner: SignedIn, { id }: NewBrewery) =>
  (await owner.call('GET', `/api/breweries/${id}/house-code`)).json();

/** Returns a code that is not this one. */
const wrong = (code: string, by = 1) => String((Number(code) + by) % 10_000).padStart(4, '0');

async function addOwnedBrewery(run: TestApp) {
  const owner = await signUp(run, 'owner');
  const brewery = await addBrewery(run, { ownerId: owner.userId });
  return { owner, brewery };
}

test("the house's code verifies a check-in without a position, or with one that is elsewhere", async () => {
  const run = await buildTestApp({ config: { checkinRequiresLocation: true }, startAt });
  const { owner, brewery } = await addOwnedBrewery(run);
  const [ada, bea, cat] = [
    await signUp(run, 'ada'),
    await signUp(run, 'bea'),
    await signUp(run, 'cat'),
  ];
  await addTrail(run, [brewery]);
  const { code, ...others } = await codeAt(owner, brewery);
  expect(code).toMatch(/^\d{4}$/);
  expect(others).toMatchObject({
    breweryId: brewery.id,
    day: '2026-05-01',
    timeZone: 'America/Chicago',
    changesAt: '2026-05-02T05:00:00.000Z',
    validUntil: '2026-05-02T08:00:00.000Z',
  });
  expect(others.link).toMatch(new RegExp(`/brewery/${brewery.id}\\?houseCode=${code}$`));
  expect((await checkIn(ada, brewery, code)).json()).toMatchObject({
    verified: true,
    verifiedBy: 'code',
    trails: [{ isCompleted: true }],
  });
  const far = { latitude: 48, longitude: 11 };
  expect((await checkIn(bea, brewery, code, far)).json()).toMatchObject({ verifiedBy: 'code' });
  const here = { latitude: Number(brewery.latitude), longitude: Number(brewery.longitude) };
  expect((await checkIn(cat, brewery, code, here)).json()).toMatchObject({
    verifiedBy: 'position',
  });
  const progress = await ada.call('GET', '/api/trails/mine');
  expect(progress.json()).toMatchObject([{ stamps: 1 }]);
  const stamps = (await owner.call('GET', `/api/breweries/${brewery.id}/stamps`)).json();
  expect(stamps.counts).toEqual({ position: 1, code: 2, tag: 0 });
});

test('the code changes at midnight there, and that of the day before counts until 3 a.m.', async () => {
  const run = await buildTestApp({ startAt: '2026-05-02T04:59:00.000Z' });
  const { owner, brewery } = await addOwnedBrewery(run);
  const [ada, bea, cat] = [
    await signUp(run, 'ada'),
    await signUp(run, 'bea'),
    await signUp(run, 'cat'),
  ];
  const friday = await codeAt(owner, brewery);
  expect(friday.day).toBe('2026-05-01');
  run.passTime(MINUTE_MS);
  const saturday = await codeAt(owner, brewery);
  expect(saturday.day).toBe('2026-05-02');
  expect(saturday.code).not.toBe(friday.code);
  expect((await checkIn(ada, brewery, friday.code)).statusCode).toBe(200);
  expect((await checkIn(bea, brewery, saturday.code)).statusCode).toBe(200);
  run.passTime(3 * HOUR_MS);
  const late = await checkIn(cat, brewery, friday.code);
  expect([late.statusCode, late.json()]).toEqual([
    403,
    {
      code: 'houseCode.wrong',
      message: "This is not the house's code of today. You have 4 more tries.",
    },
  ]);
  expect((await checkIn(cat, brewery, saturday.code)).statusCode).toBe(200);
});

test('the days of the code follow the clocks of the brewery', async () => {
  // The night in which the clocks go forward at 2 a.m.
  const run = await buildTestApp({ startAt: '2026-03-08T05:30:00.000Z' });
  const { owner, brewery } = await addOwnedBrewery(run);
  const nowhere = await addBrewery(run, { ...owned(owner), latitude: null, longitude: null });
  expect(await codeAt(owner, brewery)).toMatchObject({
    day: '2026-03-07',
    changesAt: '2026-03-08T06:00:00.000Z',
    validUntil: '2026-03-08T08:00:00.000Z',
  });
  expect(await codeAt(owner, nowhere)).toMatchObject({
    ...{ day: '2026-03-08', timeZone: null, changesAt: '2026-03-09T00:00:00.000Z' },
  });
  const { code } = await codeAt(owner, nowhere);
  expect(code).not.toBe((await codeAt(owner, brewery)).code);
  const ada = await signUp(run, 'ada');
  expect((await checkIn(ada, nowhere, code)).json()).toMatchObject({ verifiedBy: 'code' });
});

const owned = ({ userId }: SignedIn) => ({ ownerId: userId });

test('five wrong codes at a brewery slow a person down there, and say so', async () => {
  const run = await buildTestApp({ startAt });
  const { owner, brewery } = await addOwnedBrewery(run);
  const [ada, bea] = [await signUp(run, 'ada'), await signUp(run, 'bea')];
  const { code } = await codeAt(owner, brewery);
  const tries = [];
  for (let by = 1; by <= 5; by += 1) {
    tries.push((await checkIn(ada, brewery, wrong(code, by))).json().message);
  }
  expect(tries.map((text) => text.replace(/^This is not the house's code of today. /, ''))).toEqual(
    [
      'You have 4 more tries.',
      'You have 3 more tries.',
      'You have 2 more tries.',
      'You have 1 more try.',
      'That was the last try for now.',
    ],
  );
  const refused = await checkIn(ada, brewery, code);
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    {
      code: 'houseCode.limit',
      message:
        'Too many wrong codes. Please ask the house for the code of today, and try again in 15 minutes.',
    },
  ]);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(HOUSE_CODE_PAUSE_MS / 1000);
  // Others, and the same person elsewhere, are not slowed down.
  expect((await checkIn(bea, brewery, code)).statusCode).toBe(200);
  const elsewhere = await addBrewery(run, owned(owner));
  const other = await codeAt(owner, elsewhere);
  expect((await checkIn(ada, elsewhere, other.code)).statusCode).toBe(200);
  const malformed = await checkIn(ada, elsewhere, '12a4');
  expect([malformed.statusCode, malformed.json().message]).toEqual([
    400,
    "The house's code has four digits.",
  ]);
});

test('50 codes at once are five tries, and a day has twenty anywhere', async () => {
  const run = await buildTestApp({ startAt });
  const { owner } = await addOwnedBrewery(run);
  const ada = await signUp(run, 'ada');
  const breweries = await addBreweries(run, ['A', 'B', 'C', 'D', 'E'], owned(owner));
  const outcomes = [];
  for (const brewery of breweries) {
    const { code } = await codeAt(owner, brewery);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, by) => checkIn(ada, brewery, wrong(code, by + 1))),
    );
    outcomes.push(answers.filter((answer) => answer.statusCode === 403).length);
  }
  expect(outcomes).toEqual([5, 5, 5, 5, 0]);
});

test('only its people see the code of a brewery', async () => {
  const run = await buildTestApp({ startAt });
  const { brewery } = await addOwnedBrewery(run);
  const ada = await signUp(run, 'ada');
  const response = await ada.call('GET', `/api/breweries/${brewery.id}/house-code`);
  expect(response.statusCode).toBe(403);
  const none = await checkIn(ada, { ...brewery, id: 'none' }, '1234');
  expect([none.statusCode, none.json().code]).toEqual([404, 'brewery.notFound']);
  // The code is derived from the key and stored nowhere.
  const tables = await run.deps.db.selectFrom('settings').selectAll().execute();
  expect(JSON.stringify(tables)).not.toContain('house');
});

test.skipIf(!isOnPostgres)('several instances count the tries together', async () => {
  const first = await buildTestApp({ startAt });
  const second = await buildTestApp({ startAt, beside: first });
  const { owner, brewery } = await addOwnedBrewery(first);
  const ada = await signUp(first, 'ada');
  const there = Object.assign(await signUp(second, 'bea'), { userId: ada.userId });
  for (const [name, value] of ada.cookies) there.cookies.set(name, value);
  const { code } = await codeAt(owner, brewery);
  expect((await codeAt(Object.assign(there, {}), brewery)).code).toBe('auth.forbidden');
  for (let by = 1; by <= 5; by += 1) {
    const answer = await checkIn(by % 2 ? ada : there, brewery, wrong(code, by));
    expect(answer.statusCode).toBe(403);
  }
  for (const person of [ada, there]) {
    expect((await checkIn(person, brewery, code)).json().code).toBe('houseCode.limit');
  }
});

test('a day later the tries of a person are whole again', async () => {
  const run = await buildTestApp({ startAt });
  const { owner, brewery } = await addOwnedBrewery(run);
  const ada = await signUp(run, 'ada');
  const { code } = await codeAt(owner, brewery);
  expect((await checkIn(ada, brewery, wrong(code))).statusCode).toBe(403);
  expect((await checkIn(ada, brewery, code)).statusCode).toBe(200);
  run.passTime(DAY_MS);
  const tomorrow = await codeAt(owner, brewery);
  const answer = await checkIn(ada, brewery, wrong(tomorrow.code));
  // The right code gave its own try back, the wrong one of before still counts for its pause.
  expect(answer.json().message).toContain('You have 3 more tries.');
});
