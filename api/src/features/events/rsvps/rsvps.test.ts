import { DAY_MS } from '@hoptrail/contracts/limits';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { Person, signUp } from '../../../testing/person.ts';
import { isOnPostgres } from '../../../testing/postgres/is-on-postgres.ts';
import { moveRepeatedEvents } from '../special/move-repeated-events.ts';
import { sweepRsvps } from './sweep-rsvps.ts';

/** The clock begins on Friday, May 1, 2026, at seven in the morning in Chicago. */
const night = {
  company: 'Porch Light',
  event: 'Barrel Night',
  date: '2026-05-08',
  time: '7 - 10 PM',
  details: 'Six barrels.',
  places: 2,
};
const HOUR_MS = DAY_MS / 24;

type SignedIn = Person & { userId: string };

let run: TestApp;
let owner: SignedIn;
let ada: SignedIn;
let ben: SignedIn;
let cleo: SignedIn;

beforeEach(async () => {
  run = await buildTestApp();
  owner = await signUp(run, 'owner');
  ada = await signUp(run, 'ada');
  ben = await signUp(run, 'ben');
  cleo = await signUp(run, 'cleo');
  await addBrewery(run, { name: 'Porch Light', ownerId: owner.userId });
});

async function create(fields: object = {}): Promise<string> {
  const created = await owner.call('POST', '/api/special-events', { ...night, ...fields });
  expect(created.statusCode, created.body).toBe(200);
  return created.json().id;
}

const on = (id: string, date = night.date) => `/api/special-events/${id}/rsvps/${date}`;
const take = (person: Person, id: string, date?: string) => person.call('PUT', on(id, date));
const change = (id: string, fields: object) =>
  owner.call('PUT', `/api/special-events/${id}`, fields);
const statusOf = async (person: Person, id: string) =>
  (await person.call('GET', `/api/special-events/${id}/rsvps/status`)).json();
const mineOf = async (person: Person) => (await person.call('GET', '/api/rsvps')).json();
const guestsOf = async (id: string) =>
  (await owner.call('GET', `/api/special-events/${id}/rsvps`)).json();

test('people take places until all are taken, and give them back', async () => {
  const id = await create();
  expect(await statusOf(ada, id)).toEqual({
    date: night.date,
    places: 2,
    going: 0,
    isGoing: false,
    hasBegun: false,
  });
  expect((await take(ada, id)).json()).toMatchObject({ going: 1, isGoing: true });
  // Sent again, because the response was lost.
  expect((await take(ada, id)).json()).toMatchObject({ going: 1, isGoing: true });
  expect((await take(ben, id)).json()).toMatchObject({ going: 2, isGoing: true });
  const refused = await take(cleo, id);
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { code: 'event.full', message: 'All places are taken.' },
  ]);
  expect((await take(ben, id)).json()).toMatchObject({ going: 2, isGoing: true });
  expect((await ada.call('DELETE', on(id))).json()).toMatchObject({ going: 1, isGoing: false });
  expect((await ada.call('DELETE', on(id))).json()).toMatchObject({ going: 1, isGoing: false });
  expect((await take(cleo, id)).json()).toMatchObject({ going: 2, isGoing: true });
  expect(await statusOf(ada, id)).toMatchObject({ going: 2, isGoing: false });
});

test('the owner and staff see who comes, nobody else', async () => {
  const id = await create();
  await take(ben, id);
  await take(ada, id);
  expect(await guestsOf(id)).toEqual({
    date: night.date,
    places: 2,
    guests: ['ada', 'ben'].map((username) => ({
      username,
      since: run.deps.clock.now().toISOString(),
    })),
  });
  const path = `/api/special-events/${id}/rsvps`;
  expect((await ada.call('GET', path)).statusCode).toBe(403);
  expect((await new Person(run.app).call('GET', path)).statusCode).toBe(401);
});

test('a place is taken on one date, before the event begins', async () => {
  const id = await create({ repeats: 'weekly', places: 1 });
  const other = await take(ada, id, '2026-05-15');
  expect(other.json()).toEqual({
    code: 'event.moved',
    message: 'This event is on May 8, 2026 now. Please look at it again.',
  });
  await take(ada, id);
  run.passTime(7 * DAY_MS + 12 * HOUR_MS);
  for (const response of [await take(ben, id), await ada.call('DELETE', on(id))]) {
    expect(response.json().code).toBe('event.begun');
  }
  run.passTime(12 * HOUR_MS);
  await moveRepeatedEvents(run.deps);
  expect(await mineOf(ada)).toEqual([]);
  expect(await statusOf(ada, id)).toMatchObject({ date: '2026-05-15', going: 0, isGoing: false });
  expect((await take(ben, id, '2026-05-15')).json()).toMatchObject({ going: 1 });
});

test.each([
  [{ places: null }, 'event.uncounted'],
  [{ date: 'soon' }, 'event.uncounted'],
])('nobody is counted at an event with %j', async (fields, code) => {
  const id = await create(fields);
  expect(await statusOf(ada, id)).toBeNull();
  expect((await take(ada, id)).json().code).toBe(code);
});

test('people see where they come, and what has become of it', async () => {
  const [moved, deleted, skipped] = [
    await create({ event: 'Moved' }),
    await create({ event: 'Deleted' }),
    await create({ event: 'Skipped', repeats: 'weekly' }),
  ];
  for (const id of [moved, deleted, skipped]) await take(ada, id);
  const rowOf = async (name: string) =>
    (await mineOf(ada)).find(({ event }: { event: string }) => event === name);
  expect(await rowOf('Moved')).toMatchObject({
    eventId: moved,
    company: 'Porch Light',
    date: night.date,
    time: night.time,
    movedFrom: null,
    isCancelled: false,
  });
  await change(moved, { date: 'May 9, 2026' });
  await owner.call('DELETE', `/api/special-events/${deleted}`);
  await change(skipped, { notOn: night.date });
  expect(await rowOf('Moved')).toMatchObject({
    date: '2026-05-09',
    movedFrom: night.date,
    isCancelled: false,
  });
  expect(await rowOf('Deleted')).toMatchObject({ eventId: null, isCancelled: true });
  expect(await rowOf('Skipped')).toMatchObject({ date: night.date, isCancelled: true });
  expect(await statusOf(ada, moved)).toMatchObject({ going: 1, isGoing: true });
  expect(await statusOf(ada, skipped)).toMatchObject({ date: '2026-05-15', going: 0 });
  expect(await mineOf(ben)).toEqual([]);
});

test('fewer places than guests take nothing from anybody', async () => {
  const id = await create();
  await take(ada, id);
  await take(ben, id);
  await change(id, { places: 1 });
  expect(await statusOf(ada, id)).toMatchObject({ places: 1, going: 2, isGoing: true });
  expect((await take(cleo, id)).json().code).toBe('event.full');
});

test('who came is kept for 30 days, and goes with the account', async () => {
  const id = await create();
  await take(ada, id);
  await take(ben, id);
  await ada.call('DELETE', `/api/users/${ada.userId}`);
  expect(await guestsOf(id)).toMatchObject({ guests: [{ username: 'ben' }] });
  const rows = () => run.deps.db.selectFrom('event_rsvps').selectAll().execute();
  run.passTime(37 * DAY_MS);
  await sweepRsvps(run.deps);
  expect(await rows()).toHaveLength(1);
  run.passTime(DAY_MS);
  await sweepRsvps(run.deps);
  expect(await rows()).toEqual([]);
});

test('the last place is taken once by many at once', async () => {
  const other = isOnPostgres ? await buildTestApp({ beside: run }) : run;
  const id = await create({ places: 3 });
  const people: Person[] = [];
  for (let number = 0; number < 8; number += 1) {
    const guest = await signUp(run, `guest${number}`);
    const phone = new Person(number % 2 ? other.app : run.app);
    for (const [name, value] of guest.cookies) phone.cookies.set(name, value);
    people.push(phone);
  }
  const responses = await Promise.all(people.map((person) => take(person, id)));
  const refused = responses.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.map((response) => response.json().code)).toEqual(Array(5).fill('event.full'));
  expect(await guestsOf(id)).toMatchObject({ guests: { length: 3 } });
});
