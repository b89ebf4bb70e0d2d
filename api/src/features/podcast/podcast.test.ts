import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/app.ts';
import { Person, signUp } from '../../testing/person.ts';

const episode = {
  episodeNumber: 12,
  title: 'Yeast and us',
  guest: 'Ada',
  business: 'Porch Light',
  spotifyUrl: 'https://podcast.example/12',
  image: '',
  releaseDate: '2026-04-01',
  description: '',
  duration: '60',
};

test('lets an administrator add, change and delete episodes, and lists them newest first', async () => {
  const run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  const boss = await signUp(run, 'boss');
  const created = await boss.call('POST', '/api/podcast-episodes', episode);
  expect(created.json()).toMatchObject({ ...episode, description: null });
  const newer = { ...episode, episodeNumber: 13, releaseDate: 'May 1, 2026', duration: undefined };
  const second = await boss.call('POST', '/api/podcast-episodes', newer);
  expect(second.json()).toMatchObject({ releaseDate: '2026-05-01', duration: '60' });

  const visitor = new Person(run.app);
  const numbers = async () =>
    (await visitor.call('GET', '/api/podcast-episodes'))
      .json()
      .map((item: { episodeNumber: number }) => item.episodeNumber);
  expect(await numbers()).toEqual([13, 12]);

  const path = `/api/podcast-episodes/${created.json().id}`;
  const changed = await boss.call('PUT', path, { ...episode, title: 'Yeast', image: '' });
  expect(changed.json()).toMatchObject({ title: 'Yeast', episodeNumber: 12 });
  expect((await boss.call('DELETE', path)).json()).toMatchObject({ message: 'Episode deleted' });
  expect((await boss.call('DELETE', path)).json().code).toBe('episode.notFound');
  expect(await numbers()).toEqual([13]);
});

test.each([
  [{ releaseDate: 'soon' }, 'The release date is a date such as 2026-05-01.'],
  [{ releaseDate: '2026-02-30' }, 'The release date is a date such as 2026-05-01.'],
  [{ episodeNumber: 'twelve' }, 'The episode number is a number.'],
  [
    { spotifyUrl: 'javascript:alert(1)' },
    'Please enter a link that starts with http:// or https://',
  ],
])('refuses an episode with %o', async (field, message) => {
  const run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  const boss = await signUp(run, 'boss');
  const response = await boss.call('POST', '/api/podcast-episodes', { ...episode, ...field });
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toBe(message);
});

test('lets an administrator set the header, and shows it to all', async () => {
  const run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  const [boss, fan] = [await signUp(run, 'boss'), await signUp(run, 'fan')];
  expect((await fan.call('GET', '/api/podcast/header')).json()).toEqual({ headerImage: null });
  const headerImage = await boss.upload();
  expect((await fan.call('PUT', '/api/podcast/header', { headerImage })).statusCode).toBe(403);
  await boss.call('PUT', '/api/podcast/header', { headerImage });
  expect((await fan.call('GET', '/api/podcast/header')).json()).toEqual({ headerImage });
});
