import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { distanceMiles } from '@hoptrail/contracts/lib/distance';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { makeBrewery } from '../../testing/factories/brewery.ts';
import { Person, signUp } from '../../testing/person.ts';

async function list(run: TestApp, query: string): Promise<ListedBrewery[]> {
  const response = await new Person(run.app).call('GET', `/api/breweries${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const names = (breweries: readonly ListedBrewery[]) => breweries.map((brewery) => brewery.name);

test('lists breweries by name, or nearest first with miles for a position', async () => {
  const run = await buildTestApp();
  await addBrewery(run, { name: 'alpha', latitude: '35.90000000', longitude: '-97.5' });
  await addBrewery(run, { name: 'Beta', latitude: '35.5', longitude: '-97.5' });
  await addBrewery(run, { name: 'Gamma', latitude: null, longitude: null });
  const byName = await list(run, '');
  expect(names(byName)).toEqual(['alpha', 'Beta', 'Gamma']);
  expect(byName.every((brewery) => brewery.distance === undefined)).toBe(true);

  const near = await list(run, '?lat=35.4676&lng=-97.5164');
  expect(names(near)).toEqual(['Beta', 'alpha', 'Gamma']);
  expect(near[0]?.distance).toBeCloseTo(2.421, 2);
  expect(near[2]?.distance).toBeUndefined();
});

test('lists nearest first as if all were sorted by distance, from anywhere on the globe', async () => {
  const run = await buildTestApp();
  const places = Array.from({ length: 400 }, (_, index) => {
    const latitude = ((index * 7919) % 17_900) / 100 - 89.5;
    const longitude = ((index * 104_729) % 35_990) / 100 - 179.95;
    return makeBrewery({
      name: `Place ${index}`,
      latitude: latitude.toFixed(4),
      longitude: longitude.toFixed(4),
    });
  });
  await run.deps.db.insertInto('breweries').values(places).execute();
  const corners = [
    [35.4676, -97.5164],
    [0, 179.99],
    [-16.5, -179.99],
    [89.9, 10],
    [-89.9, -60],
    [52, 0],
  ] as const;
  for (const [lat, lng] of corners) {
    const expected = places
      .map(({ name, latitude, longitude }) => ({
        name,
        distance: distanceMiles(
          { latitude: lat, longitude: lng },
          { latitude: Number(latitude), longitude: Number(longitude) },
        ),
      }))
      .sort((a, b) => a.distance - b.distance);
    const found = await list(run, `?lat=${lat}&lng=${lng}&limit=25`);
    expect(names(found)).toEqual(expected.slice(0, 25).map((place) => place.name));
    const page = await list(run, `?lat=${lat}&lng=${lng}&limit=10&offset=20`);
    expect(names(page)).toEqual(expected.slice(20, 30).map((place) => place.name));
    const within = await list(run, `?lat=${lat}&lng=${lng}&radius=1500`);
    expect(names(within)).toEqual(
      expected.filter((place) => place.distance <= 1500).map((place) => place.name),
    );
  }
});

test('finds a moved brewery at its new place only', async () => {
  const run = await buildTestApp();
  const brewery = await addBrewery(run, { latitude: '35.5', longitude: '-97.5' });
  await run.deps.db
    .updateTable('breweries')
    .set({ latitude: '48.1', longitude: '11.5' })
    .where('id', '=', brewery.id)
    .execute();
  expect(await list(run, '?lat=35.5&lng=-97.5&radius=10')).toEqual([]);
  expect(await list(run, '?lat=48.1&lng=11.5&radius=10')).toHaveLength(1);
});

test('searches name, city and state without case and accents', async () => {
  const run = await buildTestApp();
  await addBrewery(run, { name: 'Köstlich Brauhaus', city: 'Norman' });
  await addBrewery(run, { name: 'Porch Light', city: 'Édmond' });
  await addBrewery(run, { name: '100% Hops_', city: 'Tulsa' });
  expect(names(await list(run, '?q=KOSTLICH'))).toEqual(['Köstlich Brauhaus']);
  expect(names(await list(run, '?q=edmond'))).toEqual(['Porch Light']);
  expect(names(await list(run, '?q=norman%20%20oklahoma&lat=35.4&lng=-97.5'))).toEqual([
    'Köstlich Brauhaus',
  ]);
  expect(names(await list(run, `?q=${encodeURIComponent('0% hops_')}`))).toEqual(['100% Hops_']);
  expect(await list(run, '?q=porch%20tulsa')).toEqual([]);
});

test.each([
  ['letters of other alphabets', 'Sæby Øl', ['saeby', 'SÆBY', 'ol', 'Øl']],
  ['a sharp s', 'Weißer Bär', ['WEISSER', 'weißer', 'BÄR']],
  ['apostrophes', "Fox's O’Dell", ['foxs', 'fox’s', "o'dell", 'odell', 'foxʼs']],
  ['dashes', 'Forty-One', ['forty–one', 'forty one', 'FORTY−ONE', 'forty-']],
  ['full width and ligatures', 'Ｂｌｕｅ ﬁnch', ['blue', 'ｂｌｕｅ', 'finch', 'ﬁnch']],
])('%s hide no brewery, whether it is read from the database or from memory', async (...row) => {
  const [, name, queries] = row;
  const run = await buildTestApp();
  await addBrewery(run, { name, city: 'Tulsa' });
  await addBrewery(run, { name: 'Another', city: 'Tulsa' });
  for (const q of queries) {
    const query = `?q=${encodeURIComponent(q)}`;
    expect([q, names(await list(run, query))]).toEqual([q, [name]]);
    expect([q, names(await list(run, `${query}&lat=35&lng=-97`))]).toEqual([q, [name]]);
    expect([q, names(await list(run, `${query}&lat=35&lng=-97&radius=100`))]).toEqual([q, [name]]);
  }
});

test.each([
  '?lat=91&lng=0',
  '?lat=35.4',
  '?lat=here&lng=there',
  '?lat=35&lng=181',
  '?radius=10',
  '?limit=0',
  '?lat=NaN&lng=1',
])('refuses the list %s and says why', async (query) => {
  const run = await buildTestApp();
  const response = await new Person(run.app).call('GET', `/api/breweries${query}`);
  expect(response.statusCode).toBe(400);
  expect(response.json().code).toBe('request.invalid');
  expect(response.json().message.length).toBeGreaterThan(5);
});

test('responds 304 to an unchanged list, and compresses a large one', async () => {
  const run = await buildTestApp();
  await run.deps.db
    .insertInto('breweries')
    .values(Array.from({ length: 30 }, (_, index) => makeBrewery({ name: `Brewery ${index}` })))
    .execute();
  const first = await run.app.inject({
    url: '/api/breweries',
    headers: { 'accept-encoding': 'br' },
  });
  expect(first.headers['content-encoding']).toBe('br');
  const second = await run.app.inject({
    url: '/api/breweries',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(second.statusCode).toBe(304);
});

test('returns a brewery with whether the reader may edit it', async () => {
  const run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  const [owner, other, boss] = [
    await signUp(run, 'owner'),
    await signUp(run, 'other'),
    await signUp(run, 'boss'),
  ];
  const brewery = await addBrewery(run, {
    ownerId: owner.userId,
    socialLinks: '{"website":"https://porch.example","x":null}',
    photos: '["/art/photos/1.svg"]',
  });
  const path = `/api/breweries/${brewery.id}`;
  const read = await new Person(run.app).call('GET', path);
  expect(read.json()).toMatchObject({
    name: brewery.name,
    socialLinks: { website: 'https://porch.example', x: null },
    photos: ['/art/photos/1.svg'],
    rating: '4.2',
    checkinRadiusKm: 0.1,
    viewer: { canEdit: false },
  });
  expect(read.json()).not.toHaveProperty('searchText');
  const canEdit = async (person: Person) => (await person.call('GET', path)).json().viewer.canEdit;
  expect([await canEdit(owner), await canEdit(other), await canEdit(boss)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('responds 404 with a message to an unknown brewery', async () => {
  const run = await buildTestApp();
  const response = await new Person(run.app).call('GET', '/api/breweries/nowhere');
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ message: 'Brewery not found', code: 'brewery.notFound' });
});
