import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { signUp } from '../../../testing/person.ts';

let run: TestApp;
let boss: Awaited<ReturnType<typeof signUp>>;

beforeEach(async () => {
  run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  boss = await signUp(run, 'boss');
});

const conflict = (current: object) => ({
  message: 'Somebody else changed this meanwhile. Nothing was overwritten.',
  code: 'edit.conflict',
  current,
});

test('refuses the second of two edits of a brewery and returns the current values', async () => {
  const owner = await signUp(run, 'owner');
  const brewery = await addBrewery(run, {
    ownerId: owner.userId,
    hours: 'Noon to ten',
    socialLinks: '{"website":"https://old.example"}',
  });
  const path = `/api/breweries/${brewery.id}`;
  const seen = { hours: 'Noon to ten', socialLinks: { website: 'https://old.example' } };
  const first = { hours: 'Always', socialLinks: { website: 'https://new.example' }, basedOn: seen };
  expect((await owner.call('PUT', path, first)).statusCode).toBe(200);

  const second = await boss.call('PUT', path, { ...first, hours: 'Never' });
  expect(second.statusCode).toBe(409);
  const now = { hours: 'Always', socialLinks: { website: 'https://new.example' } };
  expect(second.json()).toEqual(conflict(now));
  expect((await boss.call('GET', path)).json()).toMatchObject(now);

  const again = await boss.call('PUT', path, { hours: 'Never', basedOn: now });
  expect(again.json()).toMatchObject({ hours: 'Never' });
});

test('returns the same conflict over RPC', async () => {
  const brewery = await addBrewery(run, { hours: 'Always' });
  const payload = { id: brewery.id, phone: '1', basedOn: { hours: 'Never' } };
  const response = await boss.call('POST', '/trpc/breweries.update', payload);
  expect(response.json().error.data).toMatchObject({
    httpStatus: 409,
    appCode: 'edit.conflict',
    current: { hours: 'Always' },
  });
});

test('overwrites without a conflict if the client does not send what it saw', async () => {
  const brewery = await addBrewery(run, { hours: 'Always' });
  const path = `/api/breweries/${brewery.id}`;
  const whole = (await boss.call('GET', path)).json();
  await boss.call('PUT', path, { hours: 'Never' });
  expect((await boss.call('PUT', path, whole)).json()).toMatchObject({ hours: 'Always' });
});

test('accepts a change after others changed fields that the form does not show', async () => {
  const brewery = await addBrewery(run, { hours: 'Always' });
  const path = `/api/breweries/${brewery.id}`;
  await boss.call('PUT', path, { policies: 'No dogs' });
  const banner = { bannerImageUrl: await boss.upload(), basedOn: { bannerImage: null } };
  expect((await boss.call('PUT', `${path}/banner`, banner)).statusCode).toBe(200);
  expect((await boss.call('PUT', `${path}/banner`, banner)).json().code).toBe('edit.conflict');
});

test.each([
  {
    what: 'a special event',
    path: '/api/special-events',
    fields: {
      company: 'Guild',
      event: 'Day',
      details: 'Much',
      date: '2026-05-01',
      address: 'Here',
    },
  },
  {
    what: 'a weekly event',
    path: '/api/weekly-events',
    fields: { brewery: 'Guild', title: 'Quiz', details: 'Much', day: 'monday', address: 'Here' },
  },
])("refuses to overwrite another person's change of $what", async ({ path, fields }) => {
  const event = (await boss.call('POST', path, { ...fields, time: '7 PM' })).json();
  const basedOn = { time: '7 PM' };
  const put = (time: string) => boss.call('PUT', `${path}/${event.id}`, { time, basedOn });
  expect((await put('8 PM')).json()).toMatchObject({ time: '8 PM' });
  expect((await put('9 PM')).json()).toEqual(conflict({ time: '8 PM' }));
});

test("refuses to overwrite another person's change of an episode", async () => {
  const created = await boss.call('POST', '/api/podcast-episodes', {
    episodeNumber: 1,
    title: 'One',
    guest: '',
    business: '',
    image: '',
    spotifyUrl: 'https://podcast.example/1',
    releaseDate: '2026-05-01',
  });
  const put = (title: string) =>
    boss.call('PUT', `/api/podcast-episodes/${created.json().id}`, {
      title,
      basedOn: { title: 'One' },
    });
  expect((await put('Uno')).statusCode).toBe(200);
  expect((await put('Eins')).json()).toEqual(conflict({ title: 'Uno' }));
});

test.each([
  ['global-settings/breweries-banner', 'bannerImageUrl', 'breweriesBannerImage'],
  ['global-settings/podcast-banner', 'bannerImageUrl', 'podcastBannerImage'],
  ['global-settings/events-banner', 'bannerImageUrl', 'eventsBannerImage'],
  ['global-settings/events-header', 'headerImageUrl', 'eventsHeaderImage'],
  ['global-settings/leaderboard-header', 'headerImage', 'leaderboardHeaderImage'],
  ['podcast/header', 'headerImage', 'podcastHeaderImage'],
])(
  "refuses to overwrite another person's change of the picture of %s",
  async (path, field, setting) => {
    const put = async () =>
      boss.call('PUT', `/api/${path}`, {
        [field]: '/art/mark.svg',
        bannerLinkUrl: 'https://sponsor.example',
        basedOn: { [setting]: null },
      });
    expect((await put()).statusCode).toBe(200);
    expect((await put()).json()).toEqual(conflict({ [setting]: '/art/mark.svg' }));
  },
);
