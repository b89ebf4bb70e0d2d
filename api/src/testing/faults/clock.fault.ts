import { DAY_MS, HOUR_MS, SESSION_LIFETIME_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../app.ts';
import { addBrewery } from '../breweries.ts';
import { Person, signUp } from '../person.ts';
import { many, record } from './support/counts.ts';
import { insertPeople, type Visit } from './support/world.ts';

const JUMPS_MS = [1000, HOUR_MS, 25 * HOUR_MS, 29 * DAY_MS, 400 * DAY_MS].flatMap((by) => [
  by,
  -by,
]);
const HOURS = 26;
/** Midnight in Oklahoma City before the clocks go forward, and before they go back. */
const CHANGES = { forward: '2026-03-08T06:00:00.000Z', back: '2026-11-01T05:00:00.000Z' };

type SignedIn = Person & { userId: string };

async function checkIn(person: SignedIn, breweryId: string): Promise<number> {
  const body = { userId: person.userId, breweryId };
  return (await person.call('POST', '/api/checkins', body)).statusCode;
}

async function waitAt(person: SignedIn, breweryId: string): Promise<number> {
  const response = await person.call(
    'GET',
    `/api/checkins/can-checkin/${person.userId}/${breweryId}`,
  );
  expect(response.statusCode).toBe(200);
  return response.json().timeRemaining * 1000;
}

async function idOfNewBrewery(run: TestApp): Promise<string> {
  return String((await addBrewery(run)).id);
}

test('after a jump of the clock nobody waits for more than a day', async (context) => {
  for (const jump of JUMPS_MS) {
    const run = await buildTestApp();
    const ada = await signUp(run, 'ada');
    const [one, two] = [await idOfNewBrewery(run), await idOfNewBrewery(run)];
    expect(await checkIn(ada, one)).toBe(200);
    run.passTime(jump);
    const isOver = jump >= SESSION_LIFETIME_MS;
    const person = isOver ? await signUp(run, 'grace') : ada;
    expect(await waitAt(person, one)).toBeLessThanOrEqual(DAY_MS);
    expect(await checkIn(person, two)).toBe(200);
    run.passTime(-jump);
    expect(await waitAt(person, two)).toBeLessThanOrEqual(DAY_MS);
    expect(await checkIn(ada, one)).toBe(429);
    // Check-ins that are more than a day away, also in the future, block nobody.
    expect(await checkIn(person, two)).toBe(Math.abs(jump) > DAY_MS ? 200 : 429);
    run.passTime(2 * DAY_MS + 1);
    expect(await waitAt(ada, one)).toBe(0);
    expect(await checkIn(ada, one)).toBe(200);
  }
  record(context, 'a clock that jumps forward and back', {
    done: `${many(JUMPS_MS.length, 'jumps')}, from a second to 400 days, forward and back`,
    held: 'nobody has to wait more than 24 hours; check-ins from a clock that was more than a day ahead block nobody; sessions stay valid for their 30 days; no second check-in within a cooldown',
  });
});

test('a cooldown lasts 24 hours when daylight saving time changes', async (context) => {
  const zone = process.env.TZ;
  process.env.TZ = 'America/Chicago';
  let checkins = 0;
  try {
    for (const midnight of Object.values(CHANGES)) {
      const run = await buildTestApp({ startAt: midnight });
      const people = await insertPeople(run.deps.db, HOURS);
      for (let hour = 0; hour < HOURS; hour += 1) {
        const at = new Date(Date.parse(midnight) + hour * HOUR_MS);
        const visit = people[hour];
        if (visit) checkins += await cooldownFrom(run, visit, at);
      }
    }
  } finally {
    process.env.TZ = zone;
  }
  record(context, 'daylight saving time begins or ends', {
    done: `${many(checkins, 'check-ins')} around both changes of 2026 in America/Chicago`,
    held: 'refused for exactly 24 hours, accepted afterwards, independent of local time',
  });
});

/**
 * Tries check-ins through a whole cooldown from an instant on.
 * @returns the number of check-ins
 */
async function cooldownFrom(run: TestApp, visit: Visit, at: Date): Promise<number> {
  const person = Object.assign(new Person(run.app), { userId: visit.userId });
  person.cookies.set('hoptrail', visit.userId);
  const moveTo = (instant: number) => run.passTime(instant - run.deps.clock.now().getTime());
  moveTo(at.getTime());
  expect(await checkIn(person, visit.breweryId)).toBe(200);
  moveTo(at.getTime() + DAY_MS - 1);
  expect(await waitAt(person, visit.breweryId)).toBe(1000);
  expect(await checkIn(person, visit.breweryId)).toBe(429);
  moveTo(at.getTime() + DAY_MS);
  expect(await waitAt(person, visit.breweryId)).toBe(0);
  expect(await checkIn(person, visit.breweryId)).toBe(200);
  return 2;
}
