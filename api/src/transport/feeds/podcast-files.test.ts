import { parseRssFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { seedDemo } from '../../demo/seed.ts';
import { SECONDS } from '../../lib/recording/sample-recording.ts';
import { loadSharp } from '../../objects/decoding/load-sharp.ts';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { makeEpisode } from '../../testing/factories/episode.ts';
import { signUp } from '../../testing/person.ts';

const sample = '/feeds/podcast/sample.mp3';

async function itemsOf({ app }: TestApp) {
  return parseRssFeed((await app.inject({ url: '/feeds/podcast.rss' })).body).items ?? [];
}

/** Expects a picture that Apple's and Spotify's directories take. */
async function expectArtwork({ app }: TestApp, address: string | undefined) {
  const { pathname, search } = new URL(address ?? '', 'http://localhost');
  const response = await app.inject({ url: `${pathname}${search}` });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin');
  const sharp = await loadSharp();
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({
    ...{ format: 'jpeg', width: 1400, height: 1400, hasAlpha: false },
  });
}

test('has the pictures of the podcast and its episodes as square JPEGs', async () => {
  const run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  const boss = await signUp(run, 'boss');
  const uploaded = await boss.upload();
  const whole = { audioUrl: 'https://audio.example/1.mp3', audioBytes: 1 };
  const episodes = [makeEpisode(whole), makeEpisode({ ...whole, image: uploaded })];
  await run.deps.db.insertInto('podcast_episodes').values(episodes).execute();
  await expectArtwork(run, '/feeds/podcast/show.jpg');
  const items = await itemsOf(run);
  expect(items).toHaveLength(2);
  for (const item of items) await expectArtwork(run, item.itunes?.image);
  const elsewhere = makeEpisode({ image: 'https://pictures.example/1.jpg' });
  await run.deps.db.insertInto('podcast_episodes').values(elsewhere).execute();
  for (const file of ['gone.jpg', 'show.png', `${elsewhere.id}.jpg`, 'sample.ogg', '..jpg']) {
    expect((await run.app.inject({ url: `/feeds/podcast/${file}` })).statusCode).toBe(404);
  }
});

test('has a recording for the demo, which players load in parts', async () => {
  const run = await buildTestApp();
  await seedDemo(run.deps.db, { now: run.deps.clock.now() });
  const [item, ...others] = await itemsOf(run);
  expect(others).toEqual([]);
  const [enclosure] = item?.enclosures ?? [];
  expect(new URL(enclosure?.url ?? '').pathname).toBe(sample);
  expect(item?.itunes?.duration).toBe(SECONDS);

  const whole = await run.app.inject({ url: sample });
  expect(whole.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' });
  expect([whole.rawPayload.length, enclosure?.type]).toEqual([enclosure?.length, 'audio/mpeg']);
  const part = async (range: string) => await run.app.inject({ url: sample, headers: { range } });
  const size = whole.rawPayload.length;
  for (const [range, first, last] of [
    ['bytes=0-1', 0, 1],
    ['bytes=100-', 100, size - 1],
    ['bytes=-100', size - 100, size - 1],
    [`bytes=100-${size * 2}`, 100, size - 1],
  ] as const) {
    const { statusCode, headers, rawPayload } = await part(range);
    expect([statusCode, headers['content-range']]).toEqual([206, `bytes ${first}-${last}/${size}`]);
    expect(rawPayload.equals(whole.rawPayload.subarray(first, last + 1))).toBe(true);
  }
  const beyond = await part(`bytes=${size}-`);
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${size}`]);
  for (const ignored of ['bytes=0-1,4-5', 'bytes=-', 'lines=1-2', 'bytes=5-1x']) {
    expect((await part(ignored)).statusCode).toBe(200);
  }
});
