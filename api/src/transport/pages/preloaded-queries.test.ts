import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { adminScreens } from '@hoptrail/screens/admin-screens';
import { preloaded } from '@hoptrail/screens/preloaded';
import { screenAt } from '@hoptrail/screens/screen-at';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp, temporaryFolder } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { makeSpecialEvent } from '../../testing/factories/special-event.ts';
import { type Person, signUp } from '../../testing/person.ts';
import type { PageData } from './preloaded-queries.ts';

const paths = [
  '/welcome',
  '/',
  '/breweries',
  '/brewery/$id',
  '/breweries/$id',
  '/brewery/$id/location',
  '/events',
  '/special-event/$id',
  '/weekly-events/$day',
  '/podcast',
  '/logbook',
  '/leaderboard',
  '/brewery-owner-dashboard',
  '/beer-dog',
  '/u/$username',
  ...Object.keys(adminScreens),
];

let run: TestApp;
let ada: Person & { userId: string };
let webRoot: string;

beforeEach(async () => {
  webRoot = await temporaryFolder();
  const isPublic = (path: string) => screenAt(path)?.audience === 'visitor';
  const routes = paths.map((path) => ({
    path,
    isPublic: isPublic(path),
    scripts: [],
    styles: [],
  }));
  await writeFile(
    join(webRoot, 'index.html'),
    '<head></head><body><!--shell--><!--/shell--><!--data--><!--/data--></body>',
  );
  await writeFile(join(webRoot, 'routes.json'), JSON.stringify(routes));
  const shells = Object.fromEntries(paths.map((path) => [path, '<img data-hero-image="">']));
  await writeFile(join(webRoot, 'shells.json'), JSON.stringify(shells));
  run = await buildTestApp({ webRoot });
  ada = await signUp(run, 'ada');
});

const open = async (path: string) => await ada.send({ method: 'GET', url: path });

const asInput = (username: string) => encodeURIComponent(JSON.stringify({ username }));

function dataIn(body: string): PageData {
  const json = /<script type="application\/json" id="preloaded-queries">(.*?)<\/script>/s.exec(
    body,
  )?.[1];
  return JSON.parse(json ?? 'null');
}

test("includes the signed-in user and the screen's data in the page, as the calls return them", async () => {
  const brewery = await addBrewery(run);
  const event = makeSpecialEvent({});
  await run.deps.db.insertInto('special_events').values(event).execute();
  const { userId: id } = ada;
  const screens: [path: string, calls: string[]][] = [
    ['/', ['users.badge', 'users.favorites', 'events.rsvps.mine']],
    ['/breweries', ['settings.all']],
    [
      `/brewery/${brewery.id}`,
      ['breweries.byId', 'beers.onTap', 'beers.changed', 'news.ofBrewery'],
    ],
    [`/brewery/${brewery.id}/location`, ['breweries.byId', 'settings.map']],
    [
      `/breweries/${encodeURIComponent(brewery.id)}/`,
      ['breweries.byId', 'beers.onTap', 'beers.changed', 'news.ofBrewery'],
    ],
    ['/events?tab=weekly', ['settings.all', 'events.special.list', 'events.weekly.list']],
    [`/special-event/${event.id}`, ['events.special.byId']],
    ['/weekly-events/monday', ['events.weekly.byDay']],
    ['/podcast', ['podcast.header', 'settings.all', 'podcast.episodes']],
    ['/leaderboard', ['checkins.leaderboard', 'settings.all']],
    [
      '/brewery-owner-dashboard',
      ['users.ownedBreweries', 'users.staffBreweries', 'events.special.list', 'events.weekly.list'],
    ],
    ['/beer-dog', []],
  ];
  for (const [path, calls] of screens) {
    const { me, responses } = dataIn((await open(path)).body);
    expect(me?.id).toBe(id);
    expect(responses.map((response) => response.path)).toEqual(calls);
    for (const { path: called, input, data } of responses) {
      const question = input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : '';
      expect((await open(`/trpc/${called}${question}`)).json().result.data).toEqual(data);
    }
  }
});

test("includes the data of an administrator's screen, for administrators only", async () => {
  await signUp(run, 'basil');
  const lists = Object.entries(adminScreens).filter(([, { preload }]) => preload);
  expect(lists).toHaveLength(7);
  for (const [path] of lists) expect(dataIn((await open(path)).body).responses).toEqual([]);

  await run.deps.db
    .updateTable('users')
    .set({ role: 'admin' })
    .where('id', '=', ada.userId)
    .execute();
  for (const [path, { preload }] of lists) {
    const responses = [];
    for (const { name, input, isFirstPage } of preloaded(preload, {})) {
      const list = await open(`/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`);
      const how = { ...(input !== null && { input }), ...(isFirstPage && { isFirstPage }) };
      responses.push({ path: name, ...how, data: list.json().result.data });
    }
    expect(dataIn((await open(path)).body).responses).toEqual(responses);
    const visit = await run.app.inject({ url: path });
    expect(dataIn(visit.body)).toBeNull();
  }
});

test('includes no list if the address may filter it', async () => {
  const called = async (path: string) =>
    dataIn((await open(path)).body).responses.map((response) => response.path);
  expect(await called('/logbook')).toEqual(['logbook.figures', 'logbook.list']);
  expect(await called('/logbook?q=porch')).toEqual(['logbook.figures']);
});

test('forbids caching of personal pages, and includes no data for visitors', async () => {
  const own = await open('/beer-dog');
  expect(own.headers['cache-control']).toBe('private, no-store');
  expect(own.headers.vary).toContain('cookie');
  const visit = await run.app.inject({ url: '/beer-dog' });
  expect(visit.headers['cache-control']).toBe('no-cache');
  expect(visit.body).toBe('<head></head><body><img data-hero-image=""></body>');
});

test('includes a public logbook for visitors and signed-in people, only while it is shown', async () => {
  const path = '/u/ada';
  const visit = async () => (await run.app.inject({ url: path })).body;
  expect(dataIn(await visit()).responses).toEqual([]);

  await ada.call('PUT', `/api/users/${ada.userId}/privacy`, { showsLogbook: true });
  const shown = await run.app.inject({ url: `/trpc/profiles.byUsername?input=${asInput('ada')}` });
  const responses = [
    { path: 'profiles.byUsername', input: { username: 'ada' }, data: shown.json().result.data },
  ];
  expect(dataIn(await visit())).toEqual({ responses });
  expect(await visit()).toContain('<img src="/art/scenes/profile.svg">');
  const own = dataIn((await open(path)).body);
  expect(own.me?.id).toBe(ada.userId);
  expect(own.responses).toEqual(responses);
});

test('includes what visitors see of a brewery, unless search engines are refused', async () => {
  const { id } = await addBrewery(run, { name: 'Porch Light' });
  const closed = await addBrewery(run, { closedAt: '2026-01-01T00:00:00.000Z' });
  const visit = async (path: string, { app } = run) => dataIn((await app.inject(path)).body);
  for (const path of [`/brewery/${id}`, `/breweries/${id}`]) {
    expect(await visit(path)).toMatchObject({
      responses: [{ path: 'breweries.preview', input: { id }, data: { name: 'Porch Light' } }],
    });
  }
  const none = [{ path: 'breweries.preview', data: null }];
  expect((await visit(`/brewery/${closed.id}`)).responses).toMatchObject(none);
  expect((await visit('/brewery/gone')).responses).toMatchObject(none);
  expect(await visit(`/brewery/${id}/edit`)).toBeNull();

  const hidden = await buildTestApp({ webRoot, config: { isSearchable: false } });
  await addBrewery(hidden, { id });
  expect(await visit(`/brewery/${id}`, hidden)).toBeNull();
});

test('includes what visitors see of an event, unless search engines are refused', async () => {
  const { id: breweryId } = await addBrewery(run);
  const closed = await addBrewery(run, { closedAt: '2026-01-01T00:00:00.000Z' });
  const common = { event: 'Lanterns Out', ownerId: ada.userId };
  const event = makeSpecialEvent({ ...common, breweryId });
  const gone = makeSpecialEvent({ ...common, breweryId: closed.id });
  await run.deps.db.insertInto('special_events').values([event, gone]).execute();
  const visit = async (id: string) => (await run.app.inject(`/special-event/${id}`)).body;
  const { id } = event;
  expect(dataIn(await visit(id))).toMatchObject({
    responses: [{ path: 'events.special.preview', input: { id }, data: { event: 'Lanterns Out' } }],
  });
  expect(await visit(id)).not.toContain(ada.userId);
  const none = [{ path: 'events.special.preview', data: null }];
  expect(dataIn(await visit(gone.id)).responses).toMatchObject(none);
  expect(dataIn(await visit('gone')).responses).toMatchObject(none);

  const hidden = await buildTestApp({ webRoot, config: { isSearchable: false } });
  await addBrewery(hidden, { id: breweryId });
  await hidden.deps.db
    .insertInto('special_events')
    .values({ ...event, ownerId: null })
    .execute();
  expect(dataIn((await hidden.app.inject(`/special-event/${id}`)).body)).toBeNull();
});

test('escapes the data, so that no text ends the script element', async () => {
  const name = '</script><script>alert(1)</script><!--data-->';
  const { id } = await addBrewery(run, { name });
  const { body } = await open(`/brewery/${id}`);
  expect(body.match(/<\/?script/g)).toHaveLength(2);
  expect(dataIn(body).responses[0]?.data).toMatchObject({ name });
});

test('leaves out missing objects and long responses', async () => {
  expect(dataIn((await open('/brewery/gone')).body).responses).toEqual([]);
  expect(dataIn((await open('/weekly-events/someday')).body).responses).toEqual([]);
  const { id } = await addBrewery(run, { hours: 'x'.repeat(50_000) });
  expect(dataIn((await open(`/brewery/${id}`)).body).responses).toEqual([
    { path: 'beers.onTap', input: { breweryId: id }, data: [] },
    { path: 'beers.changed', input: { breweryId: id }, data: { changedAt: null } },
    { path: 'news.ofBrewery', input: { breweryId: id }, data: [] },
  ]);
});

test("includes the screen's hero image in the page: the stored one or its default", async () => {
  const { db } = run.deps;
  const plain = await addBrewery(run, { image: null });
  const upload = `/objects/uploads/${'a'.repeat(32)}`;
  const chosen = await addBrewery(run, { image: upload });
  const event = makeSpecialEvent({ logo: 'https://pictures.example/a.png?b="c"&d' });
  await db.insertInto('special_events').values(event).execute();
  const screens: [path: string, picture: string][] = [
    [`/brewery/${plain.id}`, `src="/art/breweries/${plain.id}/header.svg"`],
    [
      `/breweries/${chosen.id}`,
      `src="${upload}?w=640" srcset="${upload}?w=640 1x, ${upload}?w=1280 2x"`,
    ],
    [`/special-event/${event.id}`, 'src="https://pictures.example/a.png?b=&quot;c&quot;&amp;d"'],
    ['/events', 'src="/art/scenes/events.svg"'],
    ['/', 'src="/art/scenes/profile.svg"'],
    ['/breweries', 'src="/art/scenes/breweries.svg"'],
    ['/logbook', 'src="/art/scenes/trail.svg"'],
  ];
  for (const [path, picture] of screens)
    expect((await open(path)).body).toContain(`<img ${picture}>`);

  await db
    .updateTable('breweries')
    .set({ ownerId: ada.userId })
    .where('id', '=', chosen.id)
    .execute();
  expect((await open('/brewery-owner-dashboard')).body).toContain(`<img src="${upload}?w=640"`);

  await db.updateTable('users').set({ headerImage: upload }).where('id', '=', ada.userId).execute();
  expect((await open('/')).body).toContain(`<img src="${upload}?w=640"`);
  expect((await open('/brewery/gone')).body).toContain('<img data-hero-image="">');
});
