import { DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import type { NewBrewery } from '../../testing/factories/brewery.ts';
import { makeWeeklyEvent } from '../../testing/factories/weekly-event.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { readEvents } from '../../testing/read-calendar.ts';

type SignedIn = Awaited<ReturnType<typeof signUp>>;

/** It is open daily from 4 pm to 1 am; 2026-05-01 is a Friday, and Chicago five hours behind UTC. */
const daily = { days: Array.from({ length: 7 }, () => [{ opens: '16:00', closes: '01:00' }]) };
const repairs = {
  from: '2026-05-03',
  until: '2026-05-05',
  reason: 'Repairs',
  allowsCheckins: false,
};
const SENTENCE = 'This brewery is temporarily closed through May 5, 2026.';

let run: TestApp;
let boss: SignedIn;
let owner: SignedIn;
let fan: SignedIn;
let brewery: NewBrewery;
let path: string;

beforeEach(async () => {
  run = await buildTestApp({
    config: { adminEmails: ['boss@people.example'], publicUrl: 'https://beer.example' },
  });
  boss = await signUp(run, 'boss');
  [owner, fan] = [await signUp(run, 'owner'), await signUp(run, 'fan')];
  brewery = await addBrewery(run, {
    ownerId: owner.userId,
    openingHours: JSON.stringify(daily),
  });
  path = `/api/breweries/${brewery.id}`;
});

const close = (closure: object | null, person: Person = owner) =>
  person.call('PUT', path, { closure });
const checkIn = () =>
  fan.call('POST', '/api/checkins', { userId: fan.userId, breweryId: brewery.id, notes: null });
const status = async () =>
  (await fan.call('GET', `/api/checkins/can-checkin/${fan.userId}/${brewery.id}`)).json();
const openNow = async () => (await fan.call('GET', '/api/breweries?openNow=true')).json().length;
/** Lets the clock go on until an instant. */
const goTo = (instant: string) =>
  run.passTime(Date.parse(instant) - run.deps.clock.now().getTime());

test('is closed on its days, and reopens by the clock alone', async () => {
  const closed = await close(repairs);
  expect([closed.statusCode, closed.json().closure]).toEqual([200, repairs]);
  const listed = (await fan.call('GET', '/api/breweries')).json();
  expect(listed).toMatchObject([{ id: brewery.id, closedAt: null, closure: repairs }]);

  // Saturday's evening goes on past midnight, into the first closed day.
  goTo('2026-05-03T05:30:00.000Z');
  expect(await openNow()).toBe(1);
  expect(await status()).toEqual({ canCheckIn: true, timeRemaining: 0 });
  goTo('2026-05-03T22:00:00.000Z');
  expect(await openNow()).toBe(0);
  expect(await status()).toEqual({
    canCheckIn: false,
    timeRemaining: 0,
    closedUntil: '2026-05-05',
  });
  const refused = await checkIn();
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    { code: 'brewery.closed', message: SENTENCE },
  ]);

  const { etag } = (await fan.call('GET', path)).headers;
  goTo('2026-05-06T22:00:00.000Z');
  expect(await openNow()).toBe(1);
  expect(await status()).toEqual({ canCheckIn: true, timeRemaining: 0 });
  // Clients compare the days with the clock, so that what they have stays valid.
  const headers = { 'if-none-match': String(etag) };
  expect((await fan.call('GET', path, undefined, headers)).statusCode).toBe(304);
  expect((await checkIn()).statusCode).toBe(200);
});

test('counts a check-in from before the closing, and takes others if the owner allows it', async () => {
  await close({ ...repairs, from: '2026-05-02' });
  goTo('2026-05-02T04:59:59.000Z');
  expect((await checkIn()).json()).toMatchObject({ checkins: 1, visitedOn: '2026-05-01' });
  goTo('2026-05-03T20:00:00.000Z');
  expect((await checkIn()).json()).toMatchObject({ code: 'brewery.closed', message: SENTENCE });
  expect((await fan.call('GET', '/api/logbook')).json().entries).toHaveLength(1);
  await close({ ...repairs, from: '2026-05-02', allowsCheckins: true });
  expect(await status()).toEqual({ canCheckIn: true, timeRemaining: 0 });
  expect((await checkIn()).json()).toMatchObject({ checkins: 2 });
  expect(await openNow()).toBe(0);
});

test('is of the hours: staff may close, administrators end it, others may not', async () => {
  const staff = await signUp(run, 'staff');
  const values = { breweryId: String(brewery.id), userId: staff.userId };
  const addedAt = run.deps.clock.now().toISOString();
  await run.deps.db
    .insertInto('brewery_staff')
    .values({ ...values, addedAt, removedAt: null })
    .execute();
  expect((await close(repairs, fan)).statusCode).toBe(403);
  expect((await close(repairs, staff)).statusCode).toBe(200);
  expect((await close(null, boss)).json().closure).toBeNull();
  const { entries } = (await owner.call('GET', `${path}/history`)).json();
  const words = '2026-05-03 - 2026-05-05 (Repairs)';
  const changes = entries.flatMap((entry: { changes: unknown[] }) => entry.changes);
  expect(changes).toEqual([
    expect.objectContaining({ field: 'closure', before: words, after: null }),
    expect.objectContaining({ field: 'closure', before: null, after: words }),
  ]);
});

test.each([
  ['that ends before it begins', { from: '2026-05-05', until: '2026-05-03' }, 'before the first'],
  ['that is over', { from: '2026-04-20', until: '2026-04-30' }, 'is over. Please choose today'],
  ['without a last day', { from: '2026-05-03' }, 'Please choose the last closed day.'],
  ['with an empty first day', { from: '', until: '2026-05-03' }, 'choose the first closed day.'],
  ['on a day that is none', { from: '2026-05-03', until: '2026-02-30' }, 'There is no such date.'],
  ['in a year that nobody means', { from: '9999-12-01', until: '9999-12-31' }, 'no such date'],
  ['of more than a year', { from: '2026-05-03', until: '2027-06-01' }, 'within a year'],
  ['with a long reason', { ...repairs, reason: 'x'.repeat(101) }, 'at most 100 characters'],
])('refuses a closing %s', async (_, closure, sentence) => {
  const refused = await close(closure);
  expect([refused.statusCode, refused.json().message]).toEqual([
    400,
    expect.stringContaining(sentence),
  ]);
  expect((await owner.call('GET', path)).json().closure).toBeNull();
});

test('takes a closing that is over from a client that sends the whole brewery', async () => {
  await close({ from: '2026-05-01', until: '2026-05-01' });
  run.passTime(3 * DAY_MS);
  const whole = (await owner.call('GET', path)).json();
  const saved = await owner.call('PUT', path, { ...whole, phone: '(405) 555-0199' });
  expect([saved.statusCode, saved.json().phone]).toEqual([200, '(405) 555-0199']);
});

test('does not overwrite what another person decided meanwhile', async () => {
  const closing = (until: string) => ({
    closure: { ...repairs, until },
    basedOn: { closure: null },
  });
  expect((await owner.call('PUT', path, closing('2026-05-05'))).statusCode).toBe(200);
  const second = await boss.call('PUT', path, closing('2026-05-20'));
  expect([second.statusCode, second.json()]).toMatchObject([
    409,
    { code: 'edit.conflict', current: { closure: repairs } },
  ]);
});

test('leaves weekly events out on its days, in lists, filters and calendars', async () => {
  const { db } = run.deps;
  const quiz = makeWeeklyEvent({ breweryId: brewery.id, day: 'Monday', time: '7 - 9 PM' });
  await db
    .insertInto('weekly_events')
    .values({ ...quiz, notOn: '2026-05-25' })
    .execute();
  const when = async () => (await fan.call('GET', '/api/weekly-events')).json()[0].when;
  expect((await when()).notOn).toEqual(['2026-05-25']);
  await close(repairs);
  expect((await when()).notOn).toEqual(['2026-05-04', '2026-05-25']);
  const calendar = `/calendars/breweries/${brewery.id}.ics`;
  const cancelled = async () =>
    (await readEvents(fan, calendar))
      .filter(({ status: state }) => state === 'CANCELLED')
      .map(({ startsAt }) => startsAt);
  expect(await cancelled()).toEqual(['2026-05-05T00:00:00.000Z', '2026-05-26T00:00:00.000Z']);

  goTo('2026-05-04T20:00:00.000Z');
  const today = async () => (await fan.call('GET', '/api/breweries?eventsToday=true')).json();
  expect(await today()).toEqual([]);
  await close(null);
  expect(await today()).toHaveLength(1);
  expect(await cancelled()).toEqual(['2026-05-26T00:00:00.000Z']);
});

test('tells calendars of a special event that the brewery is closed then', async () => {
  const event = {
    ...{ event: 'Barrel Night', company: brewery.name, breweryId: brewery.id },
    ...{ date: '2026-05-04', time: '7 - 10 PM', details: 'Six barrels.' },
  };
  await owner.call('POST', '/api/special-events', event);
  const entry = async () => {
    const [first] = await readEvents(fan, `/calendars/breweries/${brewery.id}.ics`);
    return first;
  };
  expect((await entry())?.description).not.toContain('closed');
  await close(repairs);
  expect(await entry()).toMatchObject({
    status: 'CONFIRMED',
    sequence: 1,
    description: expect.stringContaining(SENTENCE),
  });
  await close({ ...repairs, until: '2026-05-03' });
  expect((await entry())?.description).not.toContain('closed');
});

test.each([
  { from: 'soon' },
  { ...repairs, from: '0001-01-01', until: '9999-12-31' },
  { ...repairs, from: '9999-12-01', until: '9999-12-31' },
])(
  'shows a brewery whose stored closing is not sound as one that is not closed: %j',
  async (one) => {
    const { db } = run.deps;
    const quiz = makeWeeklyEvent({ breweryId: brewery.id });
    await db.insertInto('weekly_events').values(quiz).execute();
    await db
      .updateTable('breweries')
      .set({ closure: JSON.stringify(one) })
      .execute();
    expect((await fan.call('GET', path)).json().closure).toBeNull();
    expect((await fan.call('GET', '/api/weekly-events')).json()).toHaveLength(1);
    run.passTime(HOUR_MS);
    expect((await checkIn()).statusCode).toBe(200);
  },
);
