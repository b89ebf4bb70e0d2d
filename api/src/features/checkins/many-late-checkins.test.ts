import type { LeaderboardEntry } from '@hoptrail/contracts/checkins/checkins';
import { CHECKINS_PER_DAY, DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import type { SignedIn } from '../../testing/checkins.ts';
import { signUp } from '../../testing/person.ts';

const startAt = '2026-05-02T00:30:00.000Z';
const BATCH = 10;
const enough = { requestsPerMinute: 1_000_000 };

/** Sends check-ins that waited, ten in a request, all requests at once; returns how each one ended. */
async function sendAll(
  run: TestApp,
  person: SignedIn,
  breweryIds: readonly string[],
  ages: number[],
) {
  const now = run.deps.clock.now().getTime();
  const inputs = ages.map((age, at) => ({
    userId: person.userId,
    breweryId: breweryIds[at % breweryIds.length],
    at: new Date(now - age).toISOString(),
    sentAt: new Date(now).toISOString(),
  }));
  const paths = Array.from({ length: BATCH }, () => 'checkins.create').join(',');
  const batches = Array.from({ length: inputs.length / BATCH }, (_, at) =>
    inputs.slice(at * BATCH, (at + 1) * BATCH),
  );
  const responses = await Promise.all(
    batches.map((batch) => person.call('POST', `/trpc/${paths}?batch=1`, { ...batch })),
  );
  return responses.flatMap((response) => {
    const answers = response.json();
    if (!Array.isArray(answers)) return [answers.error?.data?.appCode ?? answers.code];
    return answers.map(({ result, error }) => (result ? 'counted' : error.data.appCode));
  });
}

const numberOf = (outcomes: readonly string[], wanted: string) =>
  outcomes.filter((outcome) => outcome === wanted).length;

test('of hundreds of check-ins that one account sends later, twenty a day count', async () => {
  const run = await buildTestApp({ startAt, config: enough });
  const ada = await signUp(run, 'ada');
  const bea = await signUp(run, 'bea');
  const breweries = await Promise.all(
    Array.from({ length: 400 }, async (_, at) => (await addBrewery(run, { name: `B${at}` })).id),
  );
  const ages = Array.from({ length: 400 }, (_, at) => (at * 47 * HOUR_MS) / 400);
  const outcomes = await sendAll(run, ada, breweries, ages);
  expect(outcomes).toHaveLength(400);
  const counted = numberOf(outcomes, 'counted');
  // Two days of times touch three windows of 24 hours.
  expect(counted).toBeGreaterThanOrEqual(CHECKINS_PER_DAY);
  expect(counted).toBeLessThanOrEqual(3 * CHECKINS_PER_DAY);
  expect(numberOf(outcomes, 'checkin.dailyLimit')).toBe(400 - counted);
  const rows = await run.deps.db.selectFrom('check_ins').select('createdAt').execute();
  const times = rows.map(({ createdAt }) => Date.parse(createdAt));
  for (const since of times) {
    const day = times.filter((time) => time >= since && time < since + DAY_MS);
    expect(day.length).toBeLessThanOrEqual(CHECKINS_PER_DAY);
  }
  // Others see none of them before the next day.
  const board: LeaderboardEntry[] = (await bea.call('GET', '/api/leaderboard')).json();
  expect(board.filter(({ checkins }) => checkins > 0)).toEqual([]);
});

test('several accounts at one brewery count once each, however often and for when they send', async () => {
  const run = await buildTestApp({ startAt, config: enough });
  const people = await Promise.all(['ada', 'bea', 'cal'].map((name) => signUp(run, name)));
  const { id } = await addBrewery(run);
  const ages = Array.from({ length: 50 }, (_, at) => 2 * 60_000 + (at * 23 * HOUR_MS) / 50);
  const outcomes = await Promise.all(people.map((one) => sendAll(run, one, [id], ages)));
  for (const ofOne of outcomes) {
    expect(numberOf(ofOne, 'counted')).toBe(1);
    expect(numberOf(ofOne, 'checkin.doubled')).toBe(49);
  }
  const brewery = await run.deps.db.selectFrom('breweries').select('checkins').execute();
  expect(brewery).toEqual([{ checkins: 3 }]);
});

test('each one of a batch counts against the calls of its client', async () => {
  const run = await buildTestApp({ startAt, config: { requestsPerMinute: 300 } });
  const ada = await signUp(run, 'ada');
  const { id } = await addBrewery(run);
  const ages = Array.from({ length: 300 }, (_, at) => at * 60_000);
  const outcomes = await sendAll(run, ada, [id], ages);
  expect(numberOf(outcomes, 'request.tooMany')).toBeGreaterThan(10);
  expect(numberOf(outcomes, 'counted')).toBeLessThanOrEqual(2);
});
