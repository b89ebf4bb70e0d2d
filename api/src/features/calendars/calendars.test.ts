import { DAY_MS } from '@hoptrail/contracts/limits';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { Person, signUp } from '../../testing/person.ts';
import { readEvents } from '../../testing/read-calendar.ts';

const special = {
  event: 'Barrel Night',
  date: 'June 5, 2026',
  time: '7 - 10 PM',
  details: 'Six barrels, six pours.',
};
const weekly = { title: 'Pub Quiz', day: 'wednesday', time: '7:00 PM', details: 'Six rounds.' };

let run: TestApp;
let boss: Person & { userId: string };
let visitor: Person;
let brewery: { id: string; name: string };

beforeEach(async () => {
  run = await buildTestApp({
    config: { adminEmails: ['boss@people.example'], publicUrl: 'https://beer.example' },
  });
  boss = await signUp(run, 'boss');
  visitor = new Person(run.app);
  brewery = await addBrewery(run, { name: 'Porch Light Brewing' });
});

/** Creates an event of the brewery. @returns its id */
async function create(path: string, fields: object): Promise<string> {
  const names = { company: brewery.name, brewery: brewery.name, breweryId: brewery.id };
  const created = await boss.call('POST', `/api/${path}`, { ...fields, ...names });
  expect(created.statusCode).toBe(200);
  return created.json().id;
}

async function read(path: string) {
  return await readEvents(visitor, path);
}

test('shows a special event with its place and page, and each change with a greater sequence', async () => {
  const id = await create('special-events', {
    ...special,
    ticketLink: 'https://tickets.example/1',
  });
  const paths = [
    '/calendars/events.ics',
    `/calendars/breweries/${brewery.id}.ics`,
    `/calendars/special-events/${id}.ics`,
  ];
  for (const path of paths) {
    const [event, ...others] = await read(path);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      uid: `special-event-${id}@hoptrail`,
      summary: 'Barrel Night',
      description: `Six barrels, six pours.\n\nTickets: https://tickets.example/1\n\nhttps://beer.example/special-event/${id}`,
      location: expect.stringMatching(/^Porch Light Brewing, /),
      url: `https://beer.example/special-event/${id}`,
      status: 'CONFIRMED',
      sequence: 0,
      startsAt: '2026-06-06T00:00:00.000Z',
      endsAt: '2026-06-06T03:00:00.000Z',
      timeZone: 'America/Chicago',
      changedAt: '2026-05-01T12:00:00.000Z',
    });
  }
  expect((await boss.call('GET', `/api/special-events/${id}`)).json().when).toEqual({
    startsAt: '2026-06-06T00:00:00.000Z',
    endsAt: '2026-06-06T03:00:00.000Z',
    timeZone: 'America/Chicago',
  });
  run.passTime(60_000);
  await boss.call('PUT', `/api/special-events/${id}`, { time: '8 PM - midnight' });
  for (const path of paths) {
    expect(await read(path)).toMatchObject([
      {
        uid: `special-event-${id}@hoptrail`,
        sequence: 1,
        startsAt: '2026-06-06T01:00:00.000Z',
        endsAt: '2026-06-06T05:00:00.000Z',
        changedAt: '2026-05-01T12:01:00.000Z',
      },
    ]);
  }
  run.passTime(60_000);
  await boss.call('PUT', `/api/breweries/${brewery.id}/pin`, {
    latitude: 48.137,
    longitude: 11.575,
  });
  expect(await read(paths[0] ?? '')).toMatchObject([
    { sequence: 2, timeZone: 'Europe/Berlin', startsAt: '2026-06-05T18:00:00.000Z' },
  ]);
  await boss.call('PUT', `/api/breweries/${brewery.id}`, { ownTimeZone: 'Europe/London' });
  expect(await read(paths[0] ?? '')).toMatchObject([
    { sequence: 3, timeZone: 'Europe/London', startsAt: '2026-06-05T19:00:00.000Z' },
  ]);
});

test('shows a deleted event as cancelled for 30 days, and none that had taken place', async () => {
  const [id, past] = [
    await create('special-events', special),
    await create('special-events', { ...special, date: '2026-04-20' }),
  ];
  const path = `/calendars/breweries/${brewery.id}.ics`;
  expect(await read(path)).toHaveLength(2);
  await boss.call('DELETE', `/api/special-events/${past}`);
  await boss.call('DELETE', `/api/special-events/${id}`);
  const cancelled = { uid: `special-event-${id}@hoptrail`, status: 'CANCELLED', sequence: 1 };
  expect(await read(path)).toMatchObject([{ ...cancelled, summary: 'Cancelled: Barrel Night' }]);
  run.passTime(29 * DAY_MS);
  expect(await read(path)).toHaveLength(1);
  run.passTime(2 * DAY_MS);
  expect(await read(path)).toEqual([]);
});

test('repeats a weekly event, without the dates that it leaves out, and ends it when it is deleted', async () => {
  const notOn = '2026-05-13, Dec 24, 2026 and 2026-05-14';
  const id = await create('weekly-events', { ...weekly, notOn });
  const path = `/calendars/weekly-events/${id}.ics`;
  const [series, skipped, ...others] = await read(path);
  expect(others).toEqual([]);
  expect(series).toMatchObject({
    uid: `weekly-event-${id}@hoptrail`,
    url: 'https://beer.example/weekly-events/wednesday',
    // Two hours, where no end is written.
    startsAt: '2026-05-07T00:00:00.000Z',
    endsAt: '2026-05-07T02:00:00.000Z',
  });
  expect(skipped).toMatchObject({ recurrenceId: '2026-05-14T00:00:00.000Z', status: 'CANCELLED' });
  run.passTime(29 * DAY_MS);
  await boss.call('GET', '/api/auth/me');
  run.passTime(29 * DAY_MS);
  const [after, ...overrides] = await read(path);
  expect(overrides).toEqual([]);
  expect(after?.starts.slice(0, 3)).toEqual([
    '2026-05-07T00:00:00.000Z',
    '2026-05-21T00:00:00.000Z',
    '2026-05-28T00:00:00.000Z',
  ]);

  await boss.call('PUT', `/api/weekly-events/${id}`, { day: 'thursday', time: '8 PM' });
  const [moved] = await read(path);
  expect(moved).toMatchObject({ sequence: 1, startsAt: '2026-07-03T01:00:00.000Z' });

  await boss.call('DELETE', `/api/weekly-events/${id}`);
  const [ended, ...gone] = await read(path);
  expect(ended).toMatchObject({ status: 'CONFIRMED', sequence: 2 });
  expect(gone).toMatchObject(gone.map(() => ({ status: 'CANCELLED', sequence: 2 })));
  expect(gone.map(({ startsAt }) => startsAt)).toEqual(ended?.starts);
  expect(gone.length).toBeGreaterThanOrEqual(4);
});

test('cancels the events of a brewery that closes', async () => {
  const id = await create('special-events', special);
  await create('weekly-events', weekly);
  await boss.call('PUT', `/api/breweries/${brewery.id}/closed`, { closed: true });
  const events = await read('/calendars/events.ics');
  expect(events[0]).toMatchObject({ uid: `special-event-${id}@hoptrail`, status: 'CANCELLED' });
  expect(events.slice(2).every(({ status }) => status === 'CANCELLED')).toBe(true);
});

test.each([
  [{ date: 'some Friday' }, undefined],
  [{ time: 'after the match' }, undefined],
  [{}, { breweryId: undefined, company: 'Nobody', address: 'Somewhere' }],
])('leaves out an event that cannot be read: %o %o', async (fields, names) => {
  const created = await boss.call('POST', '/api/special-events', {
    ...special,
    ...fields,
    ...(names ?? { company: brewery.name, breweryId: brewery.id }),
  });
  expect(created.json().when).toBeNull();
  expect(await read('/calendars/events.ics')).toEqual([]);
  const own = await visitor.call('GET', `/calendars/special-events/${created.json().id}.ics`);
  expect([own.statusCode, own.json().code]).toEqual([404, 'calendar.noEntry']);
});

test('answers 304 to a client with the current calendar, by its ETag or its date', async () => {
  const path = '/calendars/events.ics';
  const first = await visitor.call('GET', path);
  const { etag, 'last-modified': changed } = first.headers;
  expect(first.headers['cache-control']).toBe('public, max-age=300');
  const status = async (headers: Record<string, string>) =>
    (await visitor.call('GET', path, undefined, headers)).statusCode;
  expect(await status({ 'if-none-match': String(etag) })).toBe(304);
  expect(await status({ 'if-none-match': `"other", ${String(etag).slice(2)}` })).toBe(304);
  expect(await status({ 'if-modified-since': String(changed) })).toBe(304);
  await create('special-events', special);
  // Within the same second.
  expect(await status({ 'if-none-match': String(etag) })).toBe(200);
  expect(await status({ 'if-modified-since': String(changed) })).toBe(200);
  expect(await status({ 'if-modified-since': 'yesterday' })).toBe(200);
  const secret = (await boss.call('POST', '/api/calendars/favorites')).json().address;
  const own = await visitor.call('GET', new URL(secret).pathname);
  expect(own.headers['cache-control']).toBe('private, max-age=300');
});
