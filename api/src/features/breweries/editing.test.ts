import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import type { NewBrewery } from '../../testing/factories/brewery.ts';
import { Person, signUp } from '../../testing/person.ts';

type SignedIn = Awaited<ReturnType<typeof signUp>>;

let run: TestApp;
let owner: SignedIn;
let fan: SignedIn;
let brewery: NewBrewery;
let path: string;

beforeEach(async () => {
  run = await buildTestApp();
  [owner, fan] = [await signUp(run, 'owner'), await signUp(run, 'fan')];
  brewery = await addBrewery(run, {
    ownerId: owner.userId,
    image: '/art/breweries/x/header.svg',
    socialLinks: '{"website":"https://old.example","x":"https://x.example"}',
  });
  path = `/api/breweries/${brewery.id}`;
});

test('changes the fields that were sent, empties those sent as null, and leaves the rest', async () => {
  const response = await owner.call('PUT', path, {
    hours: 'Always',
    phone: null,
    tapListUrl: '',
    socialLinks: { website: 'https://new.example', facebook: null },
  });
  expect(response.statusCode, response.body).toBe(200);
  expect(response.json()).toMatchObject({
    name: brewery.name,
    hours: 'Always',
    phone: null,
    tapListUrl: null,
    policies: brewery.policies,
    socialLinks: { website: 'https://new.example', facebook: null, x: 'https://x.example' },
    viewer: { canEdit: true },
  });
});

test('changes no other field when a documented client sends the whole brewery', async () => {
  const whole = (await owner.call('GET', path)).json();
  const response = await owner.call('PUT', path, {
    ...whole,
    hours: 'Always',
    checkins: 9999,
    rating: '5.0',
    ownerId: fan.userId,
    latitude: '0',
    id: 'another',
  });
  expect(response.statusCode, response.body).toBe(200);
  expect(response.json()).toEqual({ ...whole, hours: 'Always' });
});

test('finds a renamed brewery by its new name', async () => {
  await owner.call('PUT', path, { name: 'Zwölf Apostel' });
  const found = await fan.call('GET', '/api/breweries?q=zwolf');
  expect(found.json()).toHaveLength(1);
});

test('refuses changes by fans and visitors', async () => {
  expect((await fan.call('PUT', path, { hours: 'x' })).statusCode).toBe(403);
  expect((await new Person(run.app).call('PUT', path, { hours: 'x' })).statusCode).toBe(401);
  expect((await fan.call('PUT', '/api/breweries/nowhere', { hours: 'x' })).statusCode).toBe(404);
  const banner = { bannerImageUrl: '/art/mark.svg', bannerLinkUrl: 'https://a.example' };
  expect((await fan.call('PUT', `${path}/banner`, banner)).statusCode).toBe(403);
});

test('stores a banner with its link, and nothing if the link is wrong', async () => {
  const bannerImageUrl = await owner.upload();
  const put = (bannerLinkUrl: string | null) =>
    owner.call('PUT', `${path}/banner`, { bannerImageUrl, bannerLinkUrl });
  expect((await put('javascript:alert(1)')).statusCode).toBe(400);
  expect((await put('https://beer.example/club')).json()).toMatchObject({
    bannerImage: bannerImageUrl,
    bannerLink: 'https://beer.example/club',
  });
  expect((await put(null)).json().bannerLink).toBeNull();
});

test('refuses empty names', async () => {
  for (const name of ['', '   ', null]) {
    expect((await owner.call('PUT', path, { name })).statusCode).toBe(400);
  }
});

test('notes that another device changed meanwhile are not overwritten', async () => {
  const notes = `${path}/notes`;
  const set = async (body: object) => {
    const response = await fan.call('PUT', notes, body);
    return [response.statusCode, response.json()];
  };
  await fan.call('PUT', notes, { notes: 'Porter.' });
  const [status, refusal] = await set({ notes: 'Stout.', basedOn: { notes: '' } });
  expect([status, refusal.code, refusal.current]).toEqual([
    409,
    'edit.conflict',
    { notes: 'Porter.' },
  ]);
  expect((await fan.call('GET', notes)).json()).toEqual({ notes: 'Porter.' });
  // Sent again after a lost response.
  expect(await set({ notes: 'Porter.', basedOn: { notes: '' } })).toEqual([
    200,
    { notes: 'Porter.' },
  ]);
  expect(await set({ notes: 'Stout.', basedOn: { notes: 'Porter.' } })).toEqual([
    200,
    { notes: 'Stout.' },
  ]);
  // As documented clients do.
  expect(await set({ notes: '' })).toEqual([200, { notes: '' }]);
});

test('shows notes only to their author', async () => {
  const notes = `${path}/notes`;
  expect((await fan.call('GET', notes)).json()).toEqual({ notes: '' });
  await fan.call('PUT', notes, { notes: 'Try the porter.' });
  await fan.call('PUT', notes, { notes: 'Try the porter again.' });
  expect((await fan.call('GET', notes)).json()).toEqual({ notes: 'Try the porter again.' });
  expect((await owner.call('GET', notes)).json()).toEqual({ notes: '' });
  expect((await new Person(run.app).call('GET', notes)).statusCode).toBe(401);
});
