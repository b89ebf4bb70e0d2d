import { parseRssFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { makeEpisode, type NewEpisode } from '../../testing/factories/episode.ts';
import { signUp } from '../../testing/person.ts';

const publicUrl = 'https://beer.example';
const audioUrl = 'https://audio.example/1.mp3';

/** Stores episodes, and returns the feed as another program reads it. */
async function feedOf(run: TestApp, ...episodes: Partial<NewEpisode>[]) {
  const rows = episodes.map((episode) => makeEpisode(episode));
  if (rows.length > 0) await run.deps.db.insertInto('podcast_episodes').values(rows).execute();
  const response = await run.app.inject({ url: '/feeds/podcast.rss' });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(response.headers.etag).toBeTruthy();
  expect(response.headers['last-modified']).toMatch(/^Fri, 01 May 2026 12:00:0\d GMT$/);
  return parseRssFeed(response.body);
}

test('lists episodes as RSS that podcast apps play', async () => {
  const podcastOwner = { name: 'Porch & Light Radio', email: 'podcast@beer.example' };
  const run = await buildTestApp({ config: { publicUrl, podcastOwner } });
  const heard = makeEpisode({
    audioUrl: 'https://audio.example/1.M4A?from=feed&a=1',
    audioBytes: 57_600_000,
    duration: '42',
    title: 'Yeast & us',
    releaseDate: '2026-04-01',
    episodeNumber: 2,
  });
  const feed = await feedOf(run, heard, {
    ...{ audioUrl, audioBytes: 1, description: null, releaseDate: '2026-03-01' },
  });
  expect(feed).toMatchObject({
    title: 'Hoptrail Podcast',
    link: `${publicUrl}/podcast`,
    description: expect.stringMatching(/./),
    language: 'en',
    image: { url: `${publicUrl}/feeds/podcast/show.jpg` },
    itunes: {
      author: podcastOwner.name,
      owner: podcastOwner,
      image: `${publicUrl}/feeds/podcast/show.jpg`,
      explicit: false,
      type: 'episodic',
    },
    podcast: {
      guid: expect.stringMatching(
        /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
      ),
    },
  });
  expect(feed.items).toMatchObject([
    {
      title: 'Yeast & us',
      link: heard.spotifyUrl,
      guid: { value: `urn:x-hoptrail:episode-${heard.id}`, isPermaLink: false },
      pubDate: 'Wed, 01 Apr 2026 12:00:00 GMT',
      enclosures: [{ url: heard.audioUrl, length: 57_600_000, type: 'audio/mp4' }],
      itunes: {
        duration: 2520,
        episode: 2,
        image: expect.stringMatching(
          new RegExp(`^${publicUrl}/feeds/podcast/${heard.id}\\.jpg\\?v=[\\da-f]{8}$`),
        ),
      },
      podcast: { persons: [{ display: 'June Castellano', role: 'guest' }] },
    },
    {
      pubDate: 'Sun, 01 Mar 2026 12:00:00 GMT',
      description: 'June Castellano, Porch Light Brewing',
    },
  ]);
});

test('leaves out episodes that podcast directories refuse, and says what they lack', async () => {
  const run = await buildTestApp({
    config: { publicUrl, adminEmails: ['boss@people.example'] },
  });
  const whole = { audioUrl, audioBytes: 1000 };
  const feed = await feedOf(
    run,
    { ...whole, title: 'Whole' },
    { ...whole, title: 'Long', duration: 'about an hour' },
    { title: 'Unrecorded' },
    { title: 'Unmeasured', audioUrl },
    { ...whole, title: 'Unplayable', audioUrl: 'https://audio.example/1.ogg' },
    { ...whole, title: 'Typed', audioUrl: 'https://audio.example/play/1', audioType: 'audio/mpeg' },
    { ...whole, title: 'Undated', releaseDate: 'last spring' },
    { ...whole, title: 'Broken', audioUrl: 'https://[' },
  );
  expect(feed.items?.map(({ title }) => title).toSorted()).toEqual(['Long', 'Typed', 'Whole']);
  expect(feed.itunes?.owner).toBeUndefined();
  const boss = await signUp(run, 'boss');
  const state = (await boss.call('GET', '/api/podcast/feed')).json();
  expect(state).toMatchObject({ hasOwner: false, listed: 3 });
  const lacks = state.incomplete.map(({ title, lacks }: { title: string; lacks: string[] }) => [
    title,
    lacks.join(),
  ]);
  expect(Object.fromEntries(lacks)).toEqual({
    Long: 'duration',
    Unrecorded: 'recording',
    Unmeasured: 'size',
    Unplayable: 'type',
    Undated: 'date',
    Broken: 'recording',
  });
});

test.each([
  ['62:03', 3723],
  ['1:02:03', 3723],
  ['45 min', 2700],
  ['3600', 3600],
  ['60', 3600],
])('reads the duration %o as %i seconds', async (duration, seconds) => {
  const run = await buildTestApp();
  const feed = await feedOf(run, { audioUrl, audioBytes: 1, duration });
  expect(feed.items?.[0]?.itunes?.duration).toBe(seconds);
});

test('numbers episodes from 1, and has only pictures that podcast apps take', async () => {
  const run = await buildTestApp({ config: { publicUrl } });
  const whole = { audioUrl, audioBytes: 1 };
  const feed = await feedOf(
    run,
    { ...whole, episodeNumber: 0, image: 'https://pictures.example/1.JPG?size=2' },
    { ...whole, episodeNumber: 1, image: 'https://pictures.example/1.webp' },
    { ...whole, episodeNumber: 2, image: '' },
  );
  const items = (feed.items ?? []).map(({ itunes, podcast }) => [
    itunes?.episode,
    podcast?.episode?.number,
    itunes?.image,
  ]);
  expect(items).toEqual([
    [2, 2, undefined],
    [1, 1, undefined],
    [undefined, undefined, 'https://pictures.example/1.JPG?size=2'],
  ]);
});

test('stores the length and the type of a recording, which the documented body lacks', async () => {
  const run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  const boss = await signUp(run, 'boss');
  const { id: _id, createdAt: _createdAt, ...body } = makeEpisode();
  const created = await boss.call('POST', '/api/podcast-episodes', body);
  expect(created.json()).toMatchObject({ audioUrl: null, audioBytes: null, audioType: null });
  const path = `/api/podcast-episodes/${created.json().id}`;
  const recording = { audioUrl, audioBytes: 48_000_000, audioType: 'audio/mpeg' };
  expect((await boss.call('PUT', path, { ...body, ...recording })).json()).toMatchObject(recording);
  expect((await boss.call('PUT', path, body)).json()).toMatchObject(recording);
  const cleared = { audioBytes: null, audioType: null };
  expect((await boss.call('PUT', path, cleared)).json()).toMatchObject(cleared);
  const refusal = async (field: object) =>
    (await boss.call('PUT', path, { ...body, ...field })).json().message;
  expect(await refusal({ audioBytes: 0 })).toBe('Please enter 1 at least.');
  expect(await refusal({ audioType: 'audio/ogg' })).toBe('Please choose one.');
  expect(await refusal({ audioUrl: 'javascript:alert(1)' })).toBe(
    'Please enter a link that starts with http:// or https://',
  );
});
