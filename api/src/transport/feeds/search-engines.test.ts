import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { makeEpisode } from '../../testing/factories/episode.ts';
import { makeSpecialEvent } from '../../testing/factories/special-event.ts';
import { signUp } from '../../testing/person.ts';
import { addTrail } from '../../testing/trails.ts';

const publicUrl = 'https://beer.example';
const page =
  '<html><head><!--head--><!--/head--></head><body><!--data--><!--/data--></body></html>';
let webRoot = '';

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'hoptrail-page-'));
  await writeFile(join(webRoot, 'index.html'), page);
});
afterAll(() => rm(webRoot, { recursive: true }));

const open = async ({ app }: TestApp, url: string) => await app.inject({ url });

/** Returns the structured data of a page; undefined if it has none. */
async function dataOf(run: TestApp, url: string) {
  const { body } = await open(run, url);
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
}

/** Returns the addresses of a sitemap, after following an index. */
async function listed(run: TestApp, path = '/sitemap.xml'): Promise<string[]> {
  const { statusCode, body } = await open(run, path);
  expect(statusCode).toBe(200);
  const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  if (!body.includes('<sitemapindex')) return addresses;
  const files = addresses.map((address) => listed(run, new URL(address).pathname));
  return (await Promise.all(files)).flat();
}

test('describes breweries, events and episodes without what is for members', async () => {
  const run = await buildTestApp({ webRoot, config: { publicUrl } });
  const owner = await signUp(run, 'owner');
  const brewery = await addBrewery(run, {
    name: 'Čermák </script><b>',
    phone: '(405) 555-0199',
    ownerId: owner.userId,
    checkins: 4711,
    socialLinks: JSON.stringify({ website: 'https://cermak.example', x: null }),
  });
  const event = makeSpecialEvent({
    breweryId: brewery.id,
    date: '2026-06-05',
    time: '7 - 10 PM',
    ticketLink: 'https://tickets.example/1',
  });
  const unread = makeSpecialEvent({ breweryId: brewery.id, date: 'soon' });
  await run.deps.db.insertInto('special_events').values([event, unread]).execute();
  const episode = makeEpisode({ audioUrl: 'https://audio.example/1.mp3' });
  await run.deps.db.insertInto('podcast_episodes').values(episode).execute();

  const data = await dataOf(run, `/brewery/${brewery.id}`);
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Brewery',
    name: 'Čermák </script><b>',
    url: `${publicUrl}/brewery/${brewery.id}`,
    telephone: '(405) 555-0199',
    address: {
      '@type': 'PostalAddress',
      streetAddress: brewery.address,
      addressLocality: brewery.city,
      addressRegion: brewery.state,
      postalCode: brewery.zipCode,
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: Number(brewery.latitude),
      longitude: Number(brewery.longitude),
    },
    event: [expect.objectContaining({ '@type': 'Event', name: 'Barrel Night' })],
    sameAs: ['https://cermak.example'],
  });
  const whole = (await open(run, `/brewery/${brewery.id}`)).body;
  for (const secret of ['4711', owner.userId, 'owner']) expect(whole).not.toContain(secret);
  expect(whole).toContain(
    `<link rel="alternate" href="/calendars/breweries/${brewery.id}.ics" type="text/calendar"`,
  );
  expect(await dataOf(run, `/special-event/${event.id}`)).toMatchObject({
    '@type': 'Event',
    name: 'Barrel Night',
    startDate: '2026-06-05T19:00:00-05:00',
    endDate: '2026-06-05T22:00:00-05:00',
    url: `${publicUrl}/special-event/${event.id}`,
    organizer: { url: `${publicUrl}/brewery/${brewery.id}` },
    offers: { url: 'https://tickets.example/1' },
  });
  expect(await dataOf(run, `/special-event/${unread.id}`)).toBeUndefined();
  expect(await dataOf(run, '/podcast')).toMatchObject({
    '@graph': [
      { '@type': 'PodcastSeries', webFeed: `${publicUrl}/feeds/podcast.rss` },
      {
        '@type': 'PodcastEpisode',
        name: 'The First Pour',
        datePublished: '2026-01-06',
        associatedMedia: { contentUrl: 'https://audio.example/1.mp3' },
      },
    ],
  });
  expect((await open(run, '/events')).body).toContain('href="/feeds/events.atom"');
});

test('describes the sign-in that leads to a brewery or an event as that page', async () => {
  const run = await buildTestApp({ webRoot, config: { publicUrl } });
  const { id } = await addBrewery(run, { name: 'Porch Light' });
  const closed = await addBrewery(run, { closedAt: '2026-01-01T00:00:00.000Z' });
  const welcome = async (next: string) =>
    await open(run, `/welcome?next=${encodeURIComponent(next)}`);
  const { body } = await welcome(`/brewery/${id}`);
  expect(body).toContain(`<link rel="canonical" href="${publicUrl}/brewery/${id}" />`);
  expect(body).toContain('<title>Porch Light · Hoptrail</title>');
  const event = makeSpecialEvent({ breweryId: id, event: 'Lanterns Out' });
  const gone = makeSpecialEvent({ breweryId: closed.id });
  await run.deps.db.insertInto('special_events').values([event, gone]).execute();
  const { body: ofEvent } = await welcome(`/special-event/${event.id}`);
  const canonical = `${publicUrl}/special-event/${event.id}`;
  expect(ofEvent).toContain(`<link rel="canonical" href="${canonical}" />`);
  expect(ofEvent).toContain('<title>Lanterns Out · Hoptrail</title>');
  for (const next of [
    ...[`/brewery/${closed.id}`, '/brewery/gone', `/special-event/${gone.id}`],
    ...['/special-event/gone', '/leaderboard', '//evil.example'],
  ]) {
    const { statusCode, body: page } = await welcome(next);
    expect(statusCode, next).toBe(200);
    expect(page, next).toContain(`<link rel="canonical" href="${publicUrl}/welcome" />`);
  }
});

test('lists pages, coming events, open trails and open breweries, and nothing that is for members', async () => {
  const run = await buildTestApp({ webRoot, config: { publicUrl } });
  const open1 = await addBrewery(run, { name: 'Open' });
  const closed = await addBrewery(run, { closedAt: '2026-01-01T00:00:00.000Z' });
  const [next, past] = [
    makeSpecialEvent({ breweryId: open1.id, date: '2026-06-05' }),
    makeSpecialEvent({ breweryId: open1.id, date: '2026-02-05' }),
  ];
  await run.deps.db.insertInto('special_events').values([next, past]).execute();
  const trail = await addTrail(run, [open1]);
  const hidden = [
    await addTrail(run, [open1], { openedAt: null }),
    await addTrail(run, [open1], { closedAt: '2026-01-02T00:00:00.000Z' }),
    await addTrail(run, [open1], { endedAt: '2026-01-02T00:00:00.000Z' }),
  ];
  const addresses = await listed(run);
  expect(addresses).toContain(`${publicUrl}/brewery/${open1.id}`);
  expect(addresses).toContain(`${publicUrl}/special-event/${next.id}`);
  expect(addresses).toContain(`${publicUrl}/weekly-events/friday`);
  expect(addresses).toContain(`${publicUrl}/trails/${trail.id}`);
  for (const { id } of hidden) expect(addresses).not.toContain(`${publicUrl}/trails/${id}`);
  expect(addresses.join()).not.toMatch(new RegExp(`${closed.id}|${past.id}|/u/|/trail$|/admin`));
  const robots = (await open(run, '/robots.txt')).body;
  expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  expect(robots).not.toMatch(/Disallow: \/(calendars|feeds|$)/m);
  for (const path of ['/sitemaps/breweries-2.xml', '/sitemaps/users.xml', '/sitemaps/pages.txt']) {
    expect((await open(run, path)).statusCode).toBe(404);
  }
});

test('asks search engines to leave everything out where the host wants that', async () => {
  const run = await buildTestApp({ webRoot, config: { publicUrl, isSearchable: false } });
  const { id } = await addBrewery(run);
  const { body, headers } = await open(run, `/brewery/${id}`);
  expect(body).toContain('name="robots" content="noindex"');
  expect(body).not.toMatch(/ld\+json|canonical/);
  expect(body).toContain('og:title');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect((await open(run, '/sitemap.xml')).statusCode).toBe(404);
  expect((await open(run, '/robots.txt')).body).not.toContain('Sitemap');
  expect((await open(run, '/calendars/events.ics')).statusCode).toBe(200);
});
