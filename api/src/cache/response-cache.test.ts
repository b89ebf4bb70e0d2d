import { expect, test } from 'vitest';
import { write } from '../db/write.ts';
import { buildTestApp } from '../testing/app.ts';
import { addBrewery } from '../testing/breweries.ts';
import { makeEpisode } from '../testing/factories/episode.ts';
import { makeSpecialEvent } from '../testing/factories/special-event.ts';
import { makeWeeklyEvent } from '../testing/factories/weekly-event.ts';
import { Person, signUp } from '../testing/person.ts';
import { allProcedures } from '../transport/procedures.ts';

const podcast = '/api/podcast-episodes';
const events = '/api/special-events';

test('caches only public procedures', () => {
  const remembered = allProcedures().filter(({ meta }) => meta.fromCache ?? meta.cached);
  expect(remembered.map(({ meta }) => meta.guard)).toEqual(remembered.map(() => 'public'));
  expect(remembered.map(({ path }) => path)).toContain('breweries.list');
});

test('returns the same cached response over REST and RPC until a row changes', async () => {
  const run = await buildTestApp();
  const { db } = run.deps;
  const read = async () => {
    const rest = await run.app.inject({ url: podcast });
    const rpc = await run.app.inject({ url: '/trpc/podcast.episodes?batch=1' });
    expect(rpc.json()[0].result.data).toEqual(rest.json());
    return rest.json().map(({ title }: { title: string }) => title);
  };
  expect(await read()).toEqual([]);
  await db
    .insertInto('podcast_episodes')
    .values(makeEpisode({ title: 'One' }))
    .execute();
  expect(await read()).toEqual(['One']);
  await db.updateTable('podcast_episodes').set({ title: 'Two' }).execute();
  expect(await read()).toEqual(['Two']);
  await db.deleteFrom('podcast_episodes').execute();
  expect(await read()).toEqual([]);
});

test('does not return uncommitted or rolled back changes', async () => {
  const run = await buildTestApp();
  const { db } = run.deps;
  const count = async () => (await run.app.inject({ url: podcast })).json().length;
  expect(await count()).toBe(0);
  let during = Promise.resolve(Number.NaN);
  const takenBack = write(db, async (trx) => {
    await trx.insertInto('podcast_episodes').values(makeEpisode()).execute();
    during = count();
    throw new Error('taken back');
  });
  await expect(takenBack).rejects.toThrow('taken back');
  expect([await during, await count()]).toEqual([0, 0]);
});

test('responds 304 to a client with the current ETag, until the response changes', async () => {
  const run = await buildTestApp();
  const brewery = await addBrewery(run);
  const near = encodeURIComponent(JSON.stringify({ 0: { lat: 35, lng: -97 } }));
  for (const url of [
    podcast,
    `/api/breweries/${brewery.id}`,
    '/api/breweries?lat=35&lng=-97',
    '/api/breweries?lat=35&lng=-97&limit=50',
    '/trpc/podcast.episodes?batch=1',
    `/trpc/breweries.list,podcast.episodes?batch=1&input=${near}`,
  ]) {
    const { etag, ...headers } = (await run.app.inject({ url })).headers;
    expect(headers['x-content-type-options']).toBe('nosniff');
    const again = await run.app.inject({ url, headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    const other = await run.app.inject({ url, headers: { 'if-none-match': 'W/"other"' } });
    expect(other.statusCode).toBe(200);
    await run.deps.db
      .updateTable('breweries')
      .set({ name: `Not ${url}` })
      .execute();
    await run.deps.db.insertInto('podcast_episodes').values(makeEpisode()).execute();
    const later = await run.app.inject({ url, headers: { 'if-none-match': String(etag) } });
    expect([url, later.statusCode]).toEqual([url, 200]);
  }
});

test('accepts an ETag only for its own URL', async () => {
  const run = await buildTestApp();
  await addBrewery(run);
  const url = '/api/breweries?lat=35&lng=-97';
  const { etag } = (await run.app.inject({ url })).headers;
  const headers = { 'if-none-match': String(etag) };
  expect((await run.app.inject({ url, headers })).statusCode).toBe(304);
  expect((await run.app.inject({ url: podcast, headers })).statusCode).toBe(200);
  expect((await run.app.inject({ url: `${url}&limit=none`, headers })).statusCode).toBe(400);
  const post = await run.app.inject({ method: 'POST', url: '/trpc/podcast.episodes', headers });
  expect(post.statusCode).toBe(415);
});

test("shows an owner their rights to an event after a visitor's request", async () => {
  const run = await buildTestApp();
  const [fan, owner] = [await signUp(run, 'fan'), await signUp(run, 'owner')];
  const event = makeSpecialEvent({ breweryId: null, ownerId: owner.userId });
  await run.deps.db.insertInto('special_events').values(event).execute();
  const mayEdit = async (person: Person) =>
    (await person.call('GET', events)).json()[0].viewer.canEdit;
  const nobody = new Person(run.app);
  const people = [nobody, owner, fan, owner, nobody];
  const told: boolean[] = [];
  for (const person of people) told.push(await mayEdit(person));
  expect(told).toEqual([false, true, false, true, false]);
});

test('updates the leaderboard after a check-in, and events after their brewery is renamed', async () => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  const brewery = await addBrewery(run);
  await run.deps.db
    .insertInto('weekly_events')
    .values(makeWeeklyEvent({ breweryId: brewery.id }))
    .execute();
  const board = async () => (await fan.call('GET', '/api/leaderboard')).json();
  const place = async () => (await fan.call('GET', '/api/weekly-events')).json()[0].place.latitude;
  expect([await board(), await place()]).toEqual([[], brewery.latitude]);
  const checkin = { userId: fan.userId, breweryId: brewery.id, notes: null };
  expect((await fan.call('POST', '/api/checkins', checkin)).statusCode).toBe(200);
  await run.deps.db.updateTable('breweries').set({ latitude: '36.0' }).execute();
  expect([(await board())[0].checkins, await place()]).toEqual([1, '36.0']);
});
