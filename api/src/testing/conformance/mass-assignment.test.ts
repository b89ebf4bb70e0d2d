import { expect, test } from 'vitest';
import type { Tables } from '../../db/tables/tables.ts';
import { allProcedures } from '../../transport/procedures.ts';
import { buildPatientApp } from './app.ts';
import { examples } from './examples.ts';
import { type Scene, setScene } from './scene.ts';
import { callOver, transports } from './transports.ts';

type Changed =
  | 'users'
  | 'breweries'
  | 'beer_recommendations'
  | 'special_events'
  | 'weekly_events'
  | 'brewery_news'
  | 'podcast_episodes';

/** All calls that update a row, with the row and the inputs besides its id. */
const updates: readonly [path: string, table: Changed, needed: readonly string[]][] = [
  ['users.update', 'users', []],
  ['users.setBeerPreferences', 'users', ['beerStylePreferences']],
  ['users.setProfileImage', 'users', ['profileImageURL']],
  ['breweries.update', 'breweries', []],
  ['breweries.setBanner', 'breweries', ['bannerImageUrl']],
  ['breweries.setPin', 'breweries', ['latitude', 'longitude']],
  ['admin.breweries.setClosed', 'breweries', ['closed']],
  ['beers.update', 'beer_recommendations', []],
  ['events.special.update', 'special_events', []],
  ['events.weekly.update', 'weekly_events', []],
  ['news.edit', 'brewery_news', []],
  ['admin.podcast.updateEpisode', 'podcast_episodes', []],
];

/** Columns that no call may write. */
const unasked = {
  role: 'admin',
  checkins: 99_999,
  checkinsReachedAt: '1999-01-01T00:00:00.000Z',
  rating: '5.0',
  ownerId: null,
  email: 'taken@evil.example',
  createdAt: '1999-01-01T00:00:00.000Z',
  closedAt: '1999-01-01T00:00:00.000Z',
  favoriteBreweries: ['x'],
  latitude: '1.0',
  longitude: '1.0',
  checkinRadiusKm: 20_000,
  breweryName: 'Unasked',
  lastUpdated: '1999-01-01T00:00:00.000Z',
  untappdUrl: 'https://evil.example',
  searchText: 'unasked',
  seq: 1,
  sortAt: '1999-01-01',
};

const procedures = new Map(allProcedures().map((served) => [served.path, served]));

test.each(transports)(
  'over %s an update writes only the fields of its contract',
  async (transport) => {
    const run = await buildPatientApp();
    for (const [path, table, needed] of updates) {
      const scene = await setScene(run, 'admin', 'own');
      const example = new Map<string, unknown>(
        Object.entries((await examples[path]?.(scene)) ?? {}),
      );
      const least = ['id', 'userId', ...needed].map((name) => [name, example.get(name)] as const);
      await send(Object.fromEntries(example));
      const before = await rowOf(scene, table);
      const name = table === 'users' ? { name: 'Unasked' } : {};
      await send({ ...unasked, ...name, ...Object.fromEntries(least) });
      expect([path, await rowOf(scene, table)]).toEqual([path, before]);

      async function send(input: object) {
        const served = procedures.get(path);
        if (!served) throw new Error(`There is no procedure ${path}.`);
        const response = await callOver(transport, run.app, served, input, scene.caller);
        expect([path, response.status, response.refusal]).toEqual([path, 200, undefined]);
      }
    }
  },
);

test('the id in the path overrides one in the body, and the query is ignored', async () => {
  const run = await buildPatientApp();
  const [own, other] = [await setScene(run, 'fan', 'own'), await setScene(run, 'fan', 'own')];
  const before = await rowOf(other, 'users');
  const response = await run.app.inject({
    method: 'PUT',
    url: `/api/users/${own.caller.id}?id=${other.caller.id}&username=from-the-query`,
    payload: { id: other.caller.id, location: 'Nowhere' },
    cookies: Object.fromEntries(own.caller.cookies),
  });
  expect(response.json()).toMatchObject({ id: own.caller.id, location: 'Nowhere' });
  expect(response.json().username).not.toBe('from-the-query');
  expect(await rowOf(other, 'users')).toEqual(before);
});

test.each(transports)(
  'over %s input cannot set the time, owner or counts of a new row',
  async (transport) => {
    const run = await buildPatientApp();
    const now = run.deps.clock.now().toISOString();
    const make = async (path: string, extra: object) => {
      const scene = await setScene(run, 'owner', 'own');
      const served = procedures.get(path);
      if (!served) throw new Error(`There is no procedure ${path}.`);
      const input = { ...(await examples[path]?.(scene)), ...extra };
      return { scene, response: await callOver(transport, run.app, served, input, scene.caller) };
    };
    const extra = { ...unasked, id: 'chosen', ownerId: 'chosen', role: 'admin', name: 'chosen' };

    for (const path of ['events.special.create', 'events.weekly.create']) {
      const { scene, response } = await make(path, extra);
      expect(response.data).toMatchObject({ ownerId: scene.caller.id, createdAt: now });
      expect(response.data).not.toMatchObject({ id: 'chosen' });
    }
    const account = await make('auth.completeProfile', { ...extra, email: undefined });
    expect(account.response.status).toBe(400);
    const { id: _, email: __, ...others } = extra;
    const completed = await make('auth.completeProfile', others);
    expect(completed.response.data).toMatchObject({
      user: { role: 'user', checkins: 0, createdAt: now },
    });
    const position = { latitude: undefined, longitude: undefined };
    const checkin = await make('checkins.create', { ...others, ...position, verified: true });
    expect(checkin.response.data).toMatchObject({ verified: false, createdAt: now, checkins: 1 });
  },
);

test.each(transports)(
  'over %s a claim and a suspension take only what they are for',
  async (transport) => {
    const run = await buildPatientApp();
    const now = run.deps.clock.now().toISOString();
    const send = async (path: string, extra: object) => {
      const scene = await setScene(run, 'admin', 'foreign');
      const served = procedures.get(path);
      if (!served) throw new Error(`There is no procedure ${path}.`);
      const before = await holderOf(scene);
      const input = { ...extra, ...(await examples[path]?.(scene)) };
      const { status } = await callOver(transport, run.app, served, input, scene.caller);
      expect([path, status]).toEqual([path, 200]);
      return { scene, before, after: await holderOf(scene) };
    };
    const decided = { status: 'approved', decidedAt: '1999-01-01T00:00:00.000Z' };
    const { scene } = await send('claims.create', { ...unasked, ...decided, userId: 'chosen' });
    const claim = await run.deps.db
      .selectFrom('brewery_claims')
      .selectAll()
      .where('breweryId', '=', scene.breweryId)
      .executeTakeFirstOrThrow();
    expect(claim).toMatchObject({ status: 'open', decidedAt: null, userId: scene.caller.id });
    expect(claim.createdAt).toBe(now);

    const { before, after } = await send('admin.people.suspend', { ...unasked, suspendedAt: null });
    const { suspendedAt, suspensionReason, ...others } = after;
    expect([suspendedAt, suspensionReason]).toEqual([now, 'Checked in from the sofa.']);
    expect({ ...before, ...others }).toEqual(before);
  },
);

async function holderOf({ run, holder }: Scene) {
  return await run.deps.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', holder.id)
    .executeTakeFirstOrThrow();
}

async function rowOf(
  scene: Scene,
  table: Changed,
): Promise<Partial<Record<keyof Tables[Changed], unknown>>> {
  const ids = {
    users: scene.caller.id,
    breweries: scene.breweryId,
    beer_recommendations: scene.beerId,
    special_events: scene.specialEventId,
    weekly_events: scene.weeklyEventId,
    brewery_news: scene.newsId,
    podcast_episodes: scene.episodeId,
  };
  const { db } = scene.run.deps;
  return await db
    .selectFrom(table)
    .selectAll()
    .where('id', '=', ids[table])
    .executeTakeFirstOrThrow();
}
