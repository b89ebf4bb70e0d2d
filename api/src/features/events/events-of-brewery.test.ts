import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { Person, signUp } from '../../testing/person.ts';

let run: TestApp;
let owner: Awaited<ReturnType<typeof signUp>>;
let visitor: Person;
let breweryId: string;

// 7 pm on Friday in the zone of the brewery, Chicago.
const startAt = '2026-05-02T00:00:00.000Z';

beforeEach(async () => {
  run = await buildTestApp({ startAt });
  owner = await signUp(run, 'owner');
  visitor = new Person(run.app);
  breweryId = (await addBrewery(run, { name: 'Porch Light', ownerId: owner.userId })).id;
});

test('lists the special events that are not over, by date, and the weekly ones', async () => {
  await addSpecial('third', '2027-01-01');
  await addSpecial('unreadable', 'when it rains');
  await addSpecial('over', '2026-04-30');
  await addSpecial('second', 'May 2, 2026');
  await addSpecial('first', '2026-05-01', '2 PM - 3 PM');
  await addSpecial('still on', '2026-04-30', '8 PM - 7:30 PM');
  await addWeekly('Quiz');
  const elsewhere = await addBrewery(run, { name: 'Next Door', ownerId: owner.userId });
  await addSpecial('elsewhere', '2026-05-03', '8 PM', elsewhere.id);

  const { special, weekly } = await eventsOf(breweryId, owner);

  expect(special.map(({ event }: { event: string }) => event)).toEqual([
    'still on',
    'first',
    'second',
    'third',
    'unreadable',
  ]);
  expect(weekly.map(({ title }: { title: string }) => title)).toEqual(['Quiz']);
  expect(special[2]).toMatchObject({
    place: { latitude: '35.4666', longitude: '-97.5116' },
    when: { startsAt: '2026-05-03T01:00:00.000Z', timeZone: 'America/Chicago' },
    viewer: { canEdit: true },
  });
  expect((await eventsOf(breweryId)).special[0].viewer.canEdit).toBe(false);
});

test('an event that goes on after midnight is listed until it ends', async () => {
  await addSpecial('late', '2026-05-01', '9 PM - 1 AM');
  const count = async () => (await eventsOf(breweryId)).special.length;
  run.passTime(6 * 3_600_000 - 60_000);
  expect(await count()).toBe(1);
  run.passTime(60_000);
  expect(await count()).toBe(0);
});

test('a closed brewery has no events, and an unknown one is not found', async () => {
  await addSpecial('first', '2026-05-02');
  await addWeekly('Quiz');
  await run.deps.db
    .updateTable('breweries')
    .set({ closedAt: startAt })
    .where('id', '=', breweryId)
    .execute();
  expect(await eventsOf(breweryId)).toEqual({ special: [], weekly: [] });
  const unknown = await visitor.call('GET', '/api/breweries/none-like-it/events');
  expect(unknown.statusCode).toBe(404);
  expect(unknown.json().code).toBe('brewery.notFound');
});

async function eventsOf(id: string, reader: Person = visitor) {
  return (await reader.call('GET', `/api/breweries/${id}/events`)).json();
}

async function addSpecial(event: string, date: string, time = '8 PM - 10 PM', at = breweryId) {
  const body = { company: 'Porch Light', event, details: 'Details.', date, time, breweryId: at };
  const response = await owner.call('POST', '/api/special-events', body);
  expect(response.statusCode, response.body).toBe(200);
}

async function addWeekly(title: string) {
  const body = { title, day: 'monday', time: '7 PM', details: 'Six rounds.' };
  const response = await owner.call('POST', '/api/weekly-events', {
    ...body,
    brewery: 'Porch Light',
  });
  expect(response.statusCode, response.body).toBe(200);
}
