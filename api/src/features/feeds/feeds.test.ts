import { parseAtomFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { makeNews } from '../../testing/factories/news.ts';
import { makeSpecialEvent } from '../../testing/factories/special-event.ts';
import { makeWeeklyEvent } from '../../testing/factories/weekly-event.ts';

const publicUrl = 'https://beer.example';

async function read({ app }: TestApp, url: string, type: string): Promise<string> {
  const response = await app.inject({ url });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe(`${type}; charset=utf-8`);
  expect(response.headers.etag).toBeTruthy();
  expect(response.headers['last-modified']).toMatch(/^Fri, 01 May 2026 12:00:0\d GMT$/);
  return response.body;
}

test('lists events as an Atom feed that another program reads, last changed first', async () => {
  const run = await buildTestApp({ config: { publicUrl } });
  const at = '/feeds/events.atom';
  const type = 'application/atom+xml';
  expect(parseAtomFeed(await read(run, at, type)).entries ?? []).toEqual([]);
  const { id: breweryId } = await addBrewery(run, { name: 'Hop & <Barrel>' });
  const special = makeSpecialEvent({
    breweryId,
    event: 'Barrel <b>Night</b> & "more"\u0007',
    date: '2026-06-05',
    time: '7 PM',
  });
  const weekly = makeWeeklyEvent({
    breweryId,
    title: 'Quiz',
    day: 'Monday',
    time: '6:30 PM',
    createdAt: '2026-04-01T00:00:00.000Z',
  });
  await run.deps.db.insertInto('special_events').values(special).execute();
  await run.deps.db.insertInto('weekly_events').values(weekly).execute();
  const feed = parseAtomFeed(await read(run, at, type));
  expect(feed).toMatchObject({
    id: `${publicUrl}/feeds/events.atom`,
    title: { value: 'Brewery events' },
    updated: '2026-04-01T00:00:00.000Z',
    authors: [{ name: 'Hoptrail' }],
    links: [
      { rel: 'self', href: `${publicUrl}/feeds/events.atom` },
      { rel: 'alternate', href: `${publicUrl}/events` },
    ],
  });
  expect(feed.entries).toMatchObject([
    {
      id: `urn:x-hoptrail:weekly-event-${weekly.id}@hoptrail`,
      title: { value: 'Quiz' },
      summary: { value: expect.stringMatching(/^Every Monday, 6:30.PM\. Hop & <Barrel>, /) },
    },
    {
      id: `urn:x-hoptrail:special-event-${special.id}@hoptrail`,
      title: { value: 'Barrel <b>Night</b> & "more"' },
      summary: { value: expect.stringMatching(/^Friday, June 5, 2026, 7:00.PM\. /) },
      updated: '2026-01-10T18:00:00.000Z',
      published: '2026-01-10T18:00:00.000Z',
      links: [{ rel: 'alternate', href: `${publicUrl}/special-event/${special.id}` }],
    },
  ]);
});

test('has the news of a brewery as an Atom feed, markup as text, newest first', async () => {
  const run = await buildTestApp({ config: { publicUrl } });
  const { id: breweryId } = await addBrewery(run, { name: 'Hop & <Barrel>' });
  const at = `/feeds/breweries/${breweryId}.atom`;
  const type = 'application/atom+xml';
  const none = parseAtomFeed(await read(run, at, type));
  expect(none.entries ?? []).toEqual([]);
  const shown = makeNews({
    breweryId,
    text: 'Half <b>price</b> & "more"',
    picture: '/objects/uploads/1',
    createdAt: '2026-04-20T12:00:00.000Z',
    editedAt: '2026-04-29T12:00:00.000Z',
  });
  const newest = makeNews({ breweryId, text: 'New', createdAt: '2026-04-28T12:00:00.000Z' });
  const unseen = [
    makeNews({ breweryId, createdAt: '2026-04-01T11:00:00.000Z' }),
    makeNews({ breweryId, takenBackAt: '2026-04-30T19:00:00.000Z' }),
  ];
  await run.deps.db
    .insertInto('brewery_news')
    .values([shown, newest, ...unseen])
    .execute();
  const feed = parseAtomFeed(await read(run, at, type));
  const page = { rel: 'alternate', href: `${publicUrl}/brewery/${breweryId}` };
  expect(feed).toMatchObject({
    id: `${publicUrl}${at}`,
    title: { value: 'News of Hop & <Barrel>' },
    updated: '2026-04-29T12:00:00.000Z',
    authors: [{ name: 'Hop & <Barrel>' }],
    links: [{ rel: 'self', href: `${publicUrl}${at}` }, page],
    entries: [
      {
        ...{ id: `urn:x-hoptrail:news-${newest.id}`, title: { value: 'New' }, links: [page] },
        ...{ updated: newest.createdAt, published: newest.createdAt },
      },
      {
        id: `urn:x-hoptrail:news-${shown.id}`,
        title: { value: 'Half <b>price</b> & "more"' },
        ...{ updated: shown.editedAt, published: shown.createdAt },
        links: [page, { rel: 'enclosure', href: `${publicUrl}/objects/uploads/1` }],
      },
    ],
  });
  const unknown = await run.app.inject({ url: '/feeds/breweries/unknown.atom' });
  expect(unknown.statusCode).toBe(404);
});
