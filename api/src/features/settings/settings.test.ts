import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildTestApp, temporaryFolder } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { callAs } from '../../testing/call-as.ts';
import { transports } from '../../testing/conformance/transports.ts';
import { Person, signUp } from '../../testing/person.ts';

test('lets administrators set banners and headers, and shows them to everybody', async () => {
  const run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  const boss = await signUp(run, 'boss');
  const visitor = new Person(run.app);
  const empty = (await visitor.call('GET', '/api/global-settings')).json();
  expect(new Set(Object.values(empty))).toEqual(new Set([null]));

  const image = await boss.upload();
  const put = (name: string, body: object) =>
    boss.call('PUT', `/api/global-settings/${name}`, body);
  const banner = { bannerImageUrl: image, bannerLinkUrl: 'https://sponsor.example' };
  await put('breweries-banner', { bannerImageUrl: image });
  await put('podcast-banner', banner);
  await put('events-banner', banner);
  await put('events-header', { headerImageUrl: image });
  const last = await put('leaderboard-header', { headerImage: image });
  expect(last.json()).toEqual({
    breweriesBannerImage: image,
    breweriesBannerLink: null,
    podcastBannerImage: image,
    podcastBannerLink: 'https://sponsor.example',
    podcastHeaderImage: null,
    eventsHeaderImage: image,
    eventsBannerImage: image,
    eventsBannerLink: 'https://sponsor.example',
    leaderboardHeaderImage: image,
    ...{ breweriesBannerFrom: null, breweriesBannerUntil: null },
    ...{ podcastBannerFrom: null, podcastBannerUntil: null },
    ...{ eventsBannerFrom: null, eventsBannerUntil: null },
  });
  expect((await visitor.call('GET', '/api/global-settings')).json()).toEqual(last.json());
});

test('refuses a banner without a picture, a sponsored one without a link, and a header without a path', async () => {
  const run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  const boss = await signUp(run, 'boss');
  const put = (name: string, body: object) =>
    boss.call('PUT', `/api/global-settings/${name}`, body);
  expect((await put('breweries-banner', {})).statusCode).toBe(400);
  expect((await put('podcast-banner', { bannerImageUrl: '/art/mark.svg' })).statusCode).toBe(400);
  expect((await put('leaderboard-header', { headerImage: '  ' })).statusCode).toBe(400);
});

test.each(transports)('over %s removes a banner with its link', async (transport) => {
  const run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  const boss = await signUp(run, 'boss');
  const call = callAs(run, transport);
  const banner = { bannerImageUrl: '/art/mark.svg', bannerLinkUrl: 'https://sponsor.example' };
  const { id } = await addBrewery(run);
  for (const [path, image, link] of [
    ['admin.settings.setBreweriesBanner', 'breweriesBannerImage', 'breweriesBannerLink'],
    ['admin.settings.setPodcastBanner', 'podcastBannerImage', 'podcastBannerLink'],
    ['admin.settings.setEventsBanner', 'eventsBannerImage', 'eventsBannerLink'],
    ['breweries.setBanner', 'bannerImage', 'bannerLink'],
  ] as const) {
    const set = await call(boss, path, { id, ...banner });
    const shown = { [image]: banner.bannerImageUrl, [link]: banner.bannerLinkUrl };
    expect([path, set.data]).toEqual([path, expect.objectContaining(shown)]);
    const away = await call(boss, path, { id, bannerImageUrl: null });
    const none = { [image]: null, [link]: null };
    expect([path, away.data]).toEqual([path, expect.objectContaining(none)]);
  }
});

test.each(transports)('over %s a banner has a first and a last day', async (transport) => {
  const run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  const boss = await signUp(run, 'boss');
  const { id } = await addBrewery(run);
  const banner = { bannerImageUrl: '/art/mark.svg', bannerLinkUrl: 'https://sponsor.example' };
  const other = { ...banner, bannerImageUrl: '/art/banners/hoptrail.svg' };
  const days = { bannerFrom: '2026-05-01', bannerUntil: '2026-05-24' };
  for (const [path, from, until] of [
    ['admin.settings.setBreweriesBanner', 'breweriesBannerFrom', 'breweriesBannerUntil'],
    ['admin.settings.setPodcastBanner', 'podcastBannerFrom', 'podcastBannerUntil'],
    ['admin.settings.setEventsBanner', 'eventsBannerFrom', 'eventsBannerUntil'],
    ['breweries.setBanner', 'bannerFrom', 'bannerUntil'],
  ] as const) {
    const call = async (input: object) => {
      const { data, refusal } = await callAs(run, transport)(boss, path, { id, ...input });
      if (refusal) return Reflect.get(Object(refusal), 'message');
      return [from, until].map((name) => Reflect.get(Object(data), name));
    };
    const dated = [days.bannerFrom, days.bannerUntil];
    expect([path, await call({ ...banner, ...days })]).toEqual([path, dated]);
    expect([path, await call(banner)], 'the same picture').toEqual([path, dated]);
    const last = await call({ ...banner, bannerUntil: '2026-04-30' });
    expect([path, last]).toEqual([path, 'The last day of the banner is not before its first one.']);
    const open = await call({ ...banner, bannerFrom: '' });
    expect([path, open]).toEqual([path, [null, days.bannerUntil]]);
    expect([path, await call(other)], 'another picture').toEqual([path, [null, null]]);
    await call({ ...other, ...days });
    expect([path, await call({ bannerImageUrl: null })]).toEqual([path, [null, null]]);
  }
});

test('refuses changes by fans and visitors', async () => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  const body = { headerImage: '/art/mark.svg' };
  const path = '/api/global-settings/leaderboard-header';
  expect((await fan.call('PUT', path, body)).statusCode).toBe(403);
  expect((await new Person(run.app).call('PUT', path, body)).statusCode).toBe(401);
});

test('allows browsers to load the map tiles of another server where the host chose that', async () => {
  const tilesUrl = 'http://{s}.tiles.example/{z}/{x}/{y}.png';
  const map = {
    tilesUrl,
    tilesFile: undefined,
    isDirect: true,
    attribution: 'Our own survey',
    attributionUrl: undefined,
  };
  const webRoot = await temporaryFolder();
  await writeFile(join(webRoot, 'index.html'), '');
  const run = await buildTestApp({ webRoot, config: { map } });
  const response = await new Person(run.app).call('GET', '/api/map-settings');
  const credit = { attribution: map.attribution, attributionUrl: null };
  expect(response.json()).toEqual({ tilesUrl, ...credit, streets: null });
  const page = await run.app.inject({ url: '/' });
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toMatch(/img-src [^;]*http:\/\/\*\.tiles\.example(;|$)/);

  const own = await buildTestApp({ webRoot, config: { map: { ...map, isDirect: false } } });
  const settings = await new Person(own.app).call('GET', '/api/map-settings');
  expect(settings.json()).toEqual({ tilesUrl: '/tiles/{z}/{x}/{y}', ...credit, streets: null });
  const ownPage = await own.app.inject({ url: '/' });
  expect(String(ownPage.headers['content-security-policy'])).not.toContain('tiles.example');
});
