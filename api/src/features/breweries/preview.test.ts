import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { makeSpecialEvent } from '../../testing/factories/special-event.ts';
import { makeWeeklyEvent } from '../../testing/factories/weekly-event.ts';
import { type Person, signUp } from '../../testing/person.ts';

let run: TestApp;
let owner: Person & { userId: string };

beforeEach(async () => {
  run = await buildTestApp();
  owner = await signUp(run, 'owner');
});

async function previewOf(id: string, { app }: TestApp = run) {
  const response = await app.inject(`/api/breweries/${id}/preview`);
  expect(response.statusCode).toBe(200);
  return response.json();
}

test('shows a visitor the brewery without owner, check-ins, rating and tap list', async () => {
  const { id } = await addBrewery(run, {
    name: 'Porch Light',
    offers: JSON.stringify(['dogs']),
    ownerId: owner.userId,
    checkins: 4711,
    rating: '4.2',
    tapListUrl: 'https://taps.example',
  });
  const preview = await previewOf(id);
  expect(preview).toMatchObject({ id, name: 'Porch Light', offers: ['dogs'], closedAt: null });
  expect(Object.keys(preview).toSorted()).toEqual(
    [
      ...['id', 'name', 'type', 'phone', 'socialLinks', 'image', 'logo', 'offers', 'closedAt'],
      ...['address', 'city', 'state', 'zipCode', 'latitude', 'longitude'],
      ...['openingHours', 'hoursExceptions', 'hours', 'closure', 'timeZone', 'events'],
    ].toSorted(),
  );
});

test('lists its coming events without the people who made them', async () => {
  const { id: breweryId } = await addBrewery(run);
  const { db } = run.deps;
  const common = { breweryId, ownerId: owner.userId };
  const [next, past] = [
    makeSpecialEvent({ ...common, date: '2026-06-05' }),
    makeSpecialEvent({ ...common, date: '2026-02-05' }),
  ];
  const quiz = makeWeeklyEvent({ ...common, title: 'Quiz', day: 'Friday' });
  await db.insertInto('special_events').values([next, past]).execute();
  await db.insertInto('weekly_events').values(quiz).execute();
  const { events } = await previewOf(breweryId);
  expect(events).toMatchObject({
    special: [{ id: next.id, date: '2026-06-05' }],
    weekly: [{ id: quiz.id, title: 'Quiz', day: 'Friday' }],
  });
  expect(JSON.stringify(events)).not.toContain(owner.userId);
});

test('is the same for a member', async () => {
  const { id } = await addBrewery(run, { ownerId: owner.userId, checkins: 4711 });
  const own = await owner.call('GET', `/api/breweries/${id}/preview`);
  expect(own.json()).toEqual(await previewOf(id));
});

test('shows no closed or unknown brewery, and none where search engines are refused', async () => {
  const closed = await addBrewery(run, { closedAt: '2026-01-01T00:00:00.000Z' });
  expect(await previewOf(closed.id)).toBeNull();
  expect(await previewOf('gone')).toBeNull();

  const hidden = await buildTestApp({ config: { isSearchable: false } });
  const { id } = await addBrewery(hidden);
  expect(await previewOf(id, hidden)).toBeNull();
  expect((await hidden.app.inject(`/api/breweries/${id}`)).statusCode).toBe(200);
});
