import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { makeSpecialEvent } from '../../../testing/factories/special-event.ts';
import { type Person, signUp } from '../../../testing/person.ts';

let run: TestApp;
let owner: Person & { userId: string };

beforeEach(async () => {
  run = await buildTestApp();
  owner = await signUp(run, 'owner');
});

async function previewOf(id: string, { app }: TestApp = run) {
  const response = await app.inject(`/api/special-events/${id}/preview`);
  expect(response.statusCode).toBe(200);
  return response.json();
}

async function addEvent(
  values: Parameters<typeof makeSpecialEvent>[0],
  { deps }: TestApp = run,
): Promise<string> {
  const event = makeSpecialEvent(values);
  await deps.db.insertInto('special_events').values(event).execute();
  return event.id;
}

test('shows a visitor the event without the people who made it', async () => {
  const { id: breweryId } = await addBrewery(run);
  const id = await addEvent({
    ...{ breweryId, ownerId: owner.userId },
    ...{ event: 'Lanterns Out', company: 'Porch Light', date: '2026-06-05', time: '7 - 10 PM' },
    ticketLink: 'https://tickets.example/1',
  });
  const preview = await previewOf(id);
  expect(preview).toMatchObject({
    ...{ id, breweryId, event: 'Lanterns Out', company: 'Porch Light' },
    ...{ date: '2026-06-05', time: '7 - 10 PM', ticketLink: 'https://tickets.example/1' },
    when: { timeZone: 'America/Chicago' },
  });
  expect(Object.keys(preview).toSorted()).toEqual(
    [
      ...[
        'id',
        'event',
        'company',
        'breweryId',
        'details',
        'date',
        'places',
        'repeats',
        'repeatsUntil',
        'notOn',
        'time',
        'when',
        'logo',
      ],
      ...['address', 'location', 'taproom', 'rsvpRequired', 'ticketLink'],
    ].toSorted(),
  );
  expect(JSON.stringify(preview)).not.toContain(owner.userId);
});

test('is the same for its owner, and is there after the event', async () => {
  const { id: breweryId } = await addBrewery(run, { ownerId: owner.userId });
  const id = await addEvent({ breweryId, ownerId: owner.userId, date: '2020-02-05' });
  const own = await owner.call('GET', `/api/special-events/${id}/preview`);
  expect(own.json()).toMatchObject({ id });
  expect(own.json()).toEqual(await previewOf(id));
});

test('shows an event of no brewery, and none that is unknown or of a closed brewery', async () => {
  const free = await addEvent({ breweryId: null });
  expect(await previewOf(free)).toMatchObject({ id: free, breweryId: null });
  const closed = await addBrewery(run, { closedAt: '2026-01-01T00:00:00.000Z' });
  expect(await previewOf(await addEvent({ breweryId: closed.id }))).toBeNull();
  expect(await previewOf('gone')).toBeNull();
});

test('shows none where search engines are refused', async () => {
  const hidden = await buildTestApp({ config: { isSearchable: false } });
  const id = await addEvent({ breweryId: null }, hidden);
  expect(await previewOf(id, hidden)).toBeNull();
  expect((await hidden.app.inject(`/api/special-events/${id}`)).statusCode).toBe(200);
});
