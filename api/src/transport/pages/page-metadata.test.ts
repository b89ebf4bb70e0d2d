import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { makeSpecialEvent } from '../../testing/factories/special-event.ts';
import { makeWeeklyEvent } from '../../testing/factories/weekly-event.ts';
import { signUp } from '../../testing/person.ts';
import { addBreweries, addTrail } from '../../testing/trails.ts';

const page = `<!doctype html><html><head><!--head--><title>Hoptrail</title><!--/head--></head><body><!--data--><!--/data-->${'The shell. '.repeat(100)}</body></html>`;
const routes = [
  { path: '/welcome', isPublic: true, scripts: ['/assets/welcome-1.js'], styles: [] },
  { path: '/terms', isPublic: true, scripts: ['/assets/terms-1.js'], styles: [] },
  { path: '/u/$username', isPublic: true, scripts: [], styles: [] },
  ...[
    '/',
    '/privacy',
    '/weekly-events/$day',
    '/breweries/$id',
    '/special-event/$id',
    '/trails/$id',
    '/events/$id',
  ].map((path) => ({ path, isPublic: false, scripts: [], styles: [] })),
  // A fixed path below one with an id, listed after it as the build may do.
  { path: '/breweries/map', isPublic: false, scripts: ['/assets/map-1.js'], styles: [] },
  {
    path: '/brewery/$id',
    isPublic: false,
    scripts: ['/assets/brewery-1.js'],
    styles: ['/assets/brewery-1.css'],
  },
];
let webRoot = '';

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'hoptrail-page-'));
  await writeFile(join(webRoot, 'index.html'), page);
  await writeFile(join(webRoot, 'routes.json'), JSON.stringify(routes));
});
afterAll(() => rm(webRoot, { recursive: true }));

const start = () => buildTestApp({ webRoot, config: { publicUrl: 'https://beer.example' } });
const open = async ({ app }: TestApp, url: string) => await app.inject({ url });

test('shows name, town and picture of a brewery in its metadata', async () => {
  const run = await start();
  const image = '/objects/uploads/abc';
  const { id } = await addBrewery(run, { name: 'Lampwick', city: 'Tulsa', state: 'OK', image });
  for (const path of [`/brewery/${id}`, `/breweries/${id}`, `/brewery/${id}/?from=mail`]) {
    const { statusCode, body } = await open(run, path);
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Lampwick · Hoptrail</title>');
    expect(body).toContain('<meta property="og:title" content="Lampwick" />');
    expect(body).toMatch(/"description" content="Lampwick in Tulsa, OK:/);
    expect(body).toContain(`rel="canonical" href="https://beer.example/brewery/${id}"`);
    expect(body).toMatch(
      new RegExp(
        `og:image" content="https://beer.example/cards/brewery/${id}.png\\?v=[0-9a-f]{12}"`,
      ),
    );
    for (const [name, content] of [
      ['og:image:type', 'image/png'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', 'Lampwick, Tulsa, OK'],
    ]) {
      expect(body).toContain(`property="${name}" content="${content}"`);
    }
    expect(body).toContain('name="twitter:image:alt" content="Lampwick, Tulsa, OK"');
    expect(body).not.toContain('noindex');
  }
});

test('every page names a card that the server has', async () => {
  const run = await start();
  const brewery = await addBrewery(run, { image: '/art/photos/one.svg' });
  const event = makeSpecialEvent({});
  const weekly = makeWeeklyEvent({ breweryId: brewery.id });
  await run.deps.db.insertInto('special_events').values(event).execute();
  await run.deps.db.insertInto('weekly_events').values(weekly).execute();
  const trail = await addTrail(run, [brewery]);
  const ada = await signUp(run, 'ada');
  await ada.call('PUT', `/api/users/${ada.userId}/privacy`, { showsLogbook: true });
  const pages = [
    ['/welcome', 'welcome/hoptrail'],
    ['/no/such/page', 'welcome/hoptrail'],
    ['/terms', 'welcome/hoptrail'],
    ['/welcome?badge=gold-hop', 'badge/gold-hop', 'Gold Hop'],
    ['/welcome?badge=__proto__', 'welcome/hoptrail'],
    [`/brewery/${brewery.id}`, `brewery/${brewery.id}`],
    [`/special-event/${event.id}`, `special-event/${event.id}`],
    ['/weekly-events/Wednesday', 'weekday/wednesday'],
    [`/weekly-events/wednesday?event=${weekly.id}`, `weekly-event/${weekly.id}`, 'Pub Quiz'],
    ['/weekly-events/wednesday?event=gone', 'weekday/wednesday', 'Wednesday events'],
    [`/trails/${trail.id}`, `trail/${trail.id}`],
    ['/u/ADA', 'profile/ada'],
  ];
  for (const [page = '', card, title] of pages) {
    const { body } = await open(run, page);
    const address =
      /property="og:image" content="https:\/\/beer.example([^"]+)"/.exec(body)?.[1] ?? '';
    expect(address, page).toContain(`/cards/${card}.png?v=`);
    if (title) {
      expect(body).toContain(`<title>${title} · Hoptrail</title>`);
    }
    const picture = await open(run, address);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    if (card?.startsWith('profile')) continue;
    expect(picture.headers['cache-control']).toBe('public, max-age=86400');
  }
});

test('names the person of a shown logbook, which search engines leave out; a hidden one is 404', async () => {
  const run = await start();
  const ada = await signUp(run, 'ada');
  const hidden = await open(run, '/u/ada');
  expect(hidden.statusCode).toBe(404);
  expect(hidden.body).not.toContain('Logbook of');
  await ada.call('PUT', `/api/users/${ada.userId}/privacy`, { showsLogbook: true });
  const shown = await open(run, '/u/ADA');
  expect(shown.statusCode).toBe(200);
  expect(shown.body).toContain('<title>Logbook of ada · Hoptrail</title>');
  expect(shown.body).toContain('<meta name="robots" content="noindex" />');
  expect(shown.body).not.toContain('rel="canonical"');
});

test("the logbook's former address leads to it", async () => {
  const run = await start();
  const { statusCode, headers } = await open(run, '/trail?q=porch');
  expect([statusCode, headers.location]).toEqual([308, '/logbook?q=porch']);
});

test('escapes a name in the page', async () => {
  const run = await start();
  const name = `"><script>alert('$&$1')</script><!--head-->`;
  const { id } = await addBrewery(run, { name, city: '$`&lt;' });
  const { body } = await open(run, `/brewery/${id}`);
  expect(body).not.toContain('<script>');
  expect(body).not.toContain('<!--');
  expect(body).toContain('&quot;&gt;&lt;script&gt;alert(&apos;$&amp;$1&apos;)&lt;/script&gt;');
  expect(body).toContain('in $`&amp;lt;,');
  expect(body.match(/<title>/g)).toHaveLength(1);
});

test('shows title, date and place of a special event in its metadata', async () => {
  const run = await start();
  const event = makeSpecialEvent({ details: 'Pour\n'.repeat(200), logo: 'https://pics.example/a' });
  await run.deps.db.insertInto('special_events').values(event).execute();
  const { statusCode, body } = await open(run, `/special-event/${event.id}`);
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Barrel Night · Hoptrail</title>');
  expect(body).toContain('Saturday, February 14, 2026, 6:00 PM - 10:00 PM at Porch Light Brewing.');
  expect(body.split('</head>')[0]).not.toContain('pics.example');
  const description = /name="description" content="([^"]*)"/.exec(body)?.[1] ?? '';
  expect(description.length).toBeLessThanOrEqual(201);
  expect(description).toMatch(/ Pour…$/);
});

test('shows name and story of a trail in its metadata', async () => {
  const run = await start();
  const [brewery] = await addBreweries(run, ['One']);
  if (!brewery) throw new Error('A brewery was added.');
  const { id } = await addTrail(run, [brewery], { story: 'Walk.\nThen rest.' });
  const { statusCode, body } = await open(run, `/trails/${id}`);
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>The Porch Trail · Hoptrail</title>');
  expect(body).toContain('name="description" content="Walk. Then rest."');
});

test.each([
  '/no/such/page',
  '/brewery/gone',
  '/breweries/a%20%22b',
  '/special-event/gone',
  '/events/gone',
  '/trails/gone',
])('%s responds with the page, status 404 and noindex', async (path) => {
  const { statusCode, body, headers } = await open(await start(), path);
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toContain('text/html');
  expect(body).toContain('<meta name="robots" content="noindex" />');
  expect(body).not.toContain('canonical');
});

test.each([
  ['/', 'Hoptrail'],
  ['/terms', 'Terms of Service · Hoptrail'],
  ['/privacy/', 'Privacy Policy · Hoptrail'],
  ['/weekly-events/monday', 'Monday events · Hoptrail'],
  ['/weekly-events/someday', 'Hoptrail'],
])('%s has the title %s', async (path, title) => {
  const { statusCode, body } = await open(await start(), path);
  expect(statusCode).toBe(200);
  expect(body).toContain(`<title>${title}</title>`);
});

test('lists the files of the screen to load after the first paint', async () => {
  const run = await start();
  const { id } = await addBrewery(run);
  const visitor = await open(run, `/brewery/${id}`);
  expect(visitor.body).toMatch(
    /<template id="screen-files">\s*<link rel="modulepreload" href="\/assets\/welcome-1.js" crossorigin \/>\s*<\/template>/,
  );
  expect((await open(run, '/terms')).body).toContain('/assets/terms-1.js');

  const ada = await signUp(run, 'ada');
  const member = await ada.send({ method: 'GET', url: `/brewery/${id}` });
  expect(member.body).toContain('/assets/brewery-1.js');
  expect(member.body).toContain('rel="stylesheet" href="/assets/brewery-1.css"');
  expect(member.body).not.toContain('/assets/welcome');
});

test('does not take a fixed path below /breweries for the id of a brewery', async () => {
  const run = await start();
  const visitor = await open(run, '/breweries/map');
  expect(visitor.statusCode).toBe(200);
  expect(visitor.body).not.toContain('Not found');
  expect(visitor.body).not.toContain('noindex');

  const ada = await signUp(run, 'ada');
  const member = await ada.send({ method: 'GET', url: '/breweries/map' });
  expect(member.body).toContain('/assets/map-1.js');
});

test("shows the screen's shell, or the build's common one, until the app runs", async () => {
  const run = await start();
  const shells = { '/welcome': '<p>Sign in</p>', '/brewery/$id': "<p>$& $' a brewery</p>" };
  await writeFile(join(webRoot, 'shells.json'), JSON.stringify(shells));
  await writeFile(join(webRoot, 'index.html'), `${page}<!--shell-->Hoptrail<!--/shell-->`);
  const { id } = await addBrewery(run);
  expect((await open(run, `/brewery/${id}`)).body).toMatch(/<p>Sign in<\/p>$/);
  const ada = await signUp(run, 'ada');
  const member = await ada.send({ method: 'GET', url: `/brewery/${id}` });
  expect(member.body).toContain("<p>$& $' a brewery</p>");
  expect((await open(run, '/terms')).body).toMatch(/<!--shell-->Hoptrail<!--\/shell-->$/);
});

test('compresses the page, and reads it again after a new build', async () => {
  const run = await start();
  const built = await run.app.inject({ url: '/terms', headers: { 'accept-encoding': 'br' } });
  expect(built.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(built.rawPayload).toString()).toContain('Terms of Service');
  await writeFile(join(webRoot, 'index.html'), page.replace('</html>', '<b>new</b></html>'));
  expect((await open(run, '/')).body).toContain('<b>new</b>');
});
