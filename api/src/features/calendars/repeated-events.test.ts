import { DAY_MS } from '@hoptrail/contracts/limits';
import { beforeEach, expect, test } from 'vitest';
import { moveRepeatedEvents } from '../../features/events/special/move-repeated-events.ts';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { Person, signUp } from '../../testing/person.ts';
import { readEvents } from '../../testing/read-calendar.ts';

/** The first day is Friday, May 1, 2026. In Chicago clocks go back on November 1. */
const night = {
  company: 'Porch Light',
  event: 'Barrel Night',
  date: '2026-05-07',
  time: '7 - 10 PM',
  details: 'Six barrels.',
};

let run: TestApp;
let owner: Person & { userId: string };
let visitor: Person;

beforeEach(async () => {
  run = await buildTestApp({ config: { publicUrl: 'https://beer.example' } });
  owner = await signUp(run, 'owner');
  visitor = new Person(run.app);
  await addBrewery(run, { name: 'Porch Light', ownerId: owner.userId });
});

async function create(fields: object): Promise<string> {
  const created = await owner.call('POST', '/api/special-events', { ...night, ...fields });
  expect(created.statusCode, created.body).toBe(200);
  return created.json().id;
}

const read = (id: string) => readEvents(visitor, `/calendars/special-events/${id}.ics`);

test.each([
  ['weekly', '2026-05-07', ['2026-05-08T00', '2026-05-15T00', '2026-05-22T00']],
  ['biweekly', '2026-10-22', ['2026-10-23T00', '2026-11-06T01', '2026-11-20T01']],
  ['monthly', '2026-09-03', ['2026-09-04T00', '2026-10-02T00', '2026-11-06T01']],
  ['monthlyLast', '2026-05-28', ['2026-05-29T00', '2026-06-26T00', '2026-07-31T00']],
])('another program reads on which days a %s event takes place', async (repeats, date, hours) => {
  const id = await create({ repeats, date, notOn: null });
  const [series, ...others] = await read(id);
  expect(others).toEqual([]);
  expect(series).toMatchObject({ uid: `special-event-${id}@hoptrail`, status: 'CONFIRMED' });
  expect(series?.starts.slice(0, 3)).toEqual(hours.map((hour) => `${hour}:00:00.000Z`));
  expect(series?.starts).toHaveLength(60);
});

test('leaves out dates and ends, and stays one series when its date has moved on', async () => {
  const dates = { repeatsUntil: 'June 4, 2026', notOn: '2026-05-14' };
  const id = await create({ ...dates, repeats: 'weekly' });
  const [series, skipped, ...others] = await read(id);
  expect(others).toEqual([]);
  expect(skipped).toMatchObject({ recurrenceId: '2026-05-15T00:00:00.000Z', status: 'CANCELLED' });
  const days = ['08', '15', '22', '29'].map((day) => `2026-05-${day}T00:00:00.000Z`);
  expect(series?.starts).toEqual([...days, '2026-06-05T00:00:00.000Z']);

  run.passTime(10 * DAY_MS);
  await moveRepeatedEvents(run.deps);
  expect((await visitor.call('GET', `/api/special-events/${id}`)).json().date).toBe('2026-05-21');
  expect(await read(id)).toEqual([series, skipped]);

  const feed = (await visitor.call('GET', '/feeds/events.atom')).body;
  expect(feed).toContain('Every Thursday, 7:00 PM');
});

test('ends when it is deleted, with its next dates as cancelled', async () => {
  const id = await create({ repeats: 'monthly' });
  run.passTime(DAY_MS);
  await owner.call('DELETE', `/api/special-events/${id}`);
  const [series, ...gone] = await read(id);
  expect(series).toMatchObject({ status: 'CONFIRMED', starts: ['2026-05-08T00:00:00.000Z'] });
  expect(gone).toMatchObject([{ status: 'CANCELLED', recurrenceId: '2026-05-08T00:00:00.000Z' }]);
});

test('another day or time begins a new series', async () => {
  const id = await create({ repeats: 'weekly' });
  run.passTime(9 * DAY_MS);
  await moveRepeatedEvents(run.deps);
  const change = (fields: object) => owner.call('PUT', `/api/special-events/${id}`, fields);
  await change({ details: 'Seven barrels.' });
  expect((await read(id))[0]?.startsAt).toBe('2026-05-08T00:00:00.000Z');
  await change({ time: '8 - 10 PM' });
  expect((await read(id))[0]?.startsAt).toBe('2026-05-15T01:00:00.000Z');
  await change({ repeats: null });
  expect(await read(id)).toMatchObject([{ startsAt: '2026-05-15T01:00:00.000Z', starts: [] }]);
});
