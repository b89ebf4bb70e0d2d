import { DAY_MS } from '@hoptrail/contracts/limits';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { isOnPostgres } from '../../../testing/postgres/is-on-postgres.ts';
import { moveRepeatedEvents } from './move-repeated-events.ts';

/** The clock begins on Friday, May 1, 2026, at seven in the morning in Chicago. */
const night = {
  company: 'Porch Light',
  event: 'Barrel Night',
  date: 'May 1, 2026',
  time: '10 PM - 2 AM',
  details: 'Six barrels.',
  repeats: 'weekly',
};

let run: TestApp;
let owner: Person & { userId: string };

beforeEach(async () => {
  run = await buildTestApp();
  owner = await signUp(run, 'owner');
  await addBrewery(run, { name: 'Porch Light', ownerId: owner.userId });
});

const HOUR_MS = DAY_MS / 24;

async function create(fields: object = {}) {
  const created = await owner.call('POST', '/api/special-events', { ...night, ...fields });
  expect(created.statusCode, created.body).toBe(200);
  return created.json();
}

/** Returns the date of an event after the clean-up. */
async function dateOf({ id }: { id: string }, instance = run): Promise<string> {
  await moveRepeatedEvents(instance.deps);
  return (await owner.call('GET', `/api/special-events/${id}`)).json().date;
}

test('the date moves on when the event is over at its brewery, after midnight too', async () => {
  const event = await create();
  expect(event).toMatchObject({ date: 'May 1, 2026', repeats: 'weekly' });
  run.passTime(18 * HOUR_MS);
  expect(await dateOf(event)).toBe('May 1, 2026');
  run.passTime(2 * HOUR_MS);
  expect(await dateOf(event)).toBe('2026-05-08');
  const [listed] = (await owner.call('GET', '/api/special-events')).json();
  expect(listed).toMatchObject({
    date: '2026-05-08',
    when: { startsAt: '2026-05-09T03:00:00.000Z' },
  });
  run.passTime(29 * DAY_MS);
  expect(await dateOf(event)).toBe('2026-06-05');
});

test('the last date stays, and an event without a readable time moves as well', async () => {
  const last = await create({ repeatsUntil: '2026-05-08' });
  const vague = await create({ time: 'after dark' });
  run.passTime(20 * DAY_MS);
  expect(await dateOf(last)).toBe('2026-05-08');
  expect(await dateOf(vague)).toBe('2026-05-22');
});

test('a date that is left out afterwards is not the next one', async () => {
  const event = await create();
  const path = `/api/special-events/${event.id}`;
  const changed = await owner.call('PUT', path, { notOn: '2026-05-01, 2026-05-15' });
  expect(changed.json().date).toBe('2026-05-08');
  run.passTime(9 * DAY_MS);
  expect(await dateOf(event)).toBe('2026-05-22');
  const entry = await run.deps.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('object', '=', event.id)
    .execute();
  expect(entry).toHaveLength(2);
});

test.each([
  [
    { date: 'May 29, 2026', repeats: 'monthly' },
    'Not every month has a fifth Friday. Please choose the last Friday of the month.',
  ],
  [{ repeatsUntil: 'April 30, 2026' }, 'The last date is before the first one.'],
  [{ date: 'soon' }, 'An event that repeats needs a date that can be read, such as June 5, 2026.'],
  [{ repeats: 'hourly' }, 'Please choose one.'],
])('refuses %j', async (fields, message) => {
  const refused = await owner.call('POST', '/api/special-events', { ...night, ...fields });
  expect([refused.statusCode, refused.json().message]).toEqual([400, message]);
});

test('an event that its owner edits meanwhile keeps the new date', async () => {
  const event = await create();
  run.passTime(2 * DAY_MS);
  const path = `/api/special-events/${event.id}`;
  await Promise.all([
    moveRepeatedEvents(run.deps),
    owner.call('PUT', path, { date: '2026-05-05', repeats: 'biweekly' }),
  ]);
  expect((await owner.call('GET', path)).json()).toMatchObject({
    date: '2026-05-05',
    repeats: 'biweekly',
  });
});

test.skipIf(!isOnPostgres)('two instances move an event once', async () => {
  const other = await buildTestApp({ beside: run });
  const event = await create();
  run.passTime(2 * DAY_MS);
  other.passTime(2 * DAY_MS);
  await Promise.all([moveRepeatedEvents(run.deps), moveRepeatedEvents(other.deps)]);
  expect(await dateOf(event)).toBe('2026-05-08');
  expect(await dateOf(event, other)).toBe('2026-05-08');
});
