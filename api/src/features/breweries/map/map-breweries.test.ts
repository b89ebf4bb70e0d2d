import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { makeBrewery } from '../../../testing/factories/brewery.ts';
import { makeCheckin } from '../../../testing/factories/checkin.ts';
import { signUp } from '../../../testing/person.ts';

let run: TestApp;

beforeEach(async () => {
  run = await buildTestApp();
});

const oklahoma = { south: 33, north: 38, west: -104, east: -93, zoom: 10 };

async function add(...breweries: Parameters<typeof makeBrewery>[0][]) {
  const rows = breweries.map((brewery) => makeBrewery(brewery));
  for (let at = 0; at < rows.length; at += 100) {
    await run.deps.db
      .insertInto('breweries')
      .values(rows.slice(at, at + 100))
      .execute();
  }
  return rows;
}

function texts(input: object): Record<string, string> {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
}

async function ask(input: object) {
  const query = new URLSearchParams(texts(input));
  return await run.app.inject({ url: `/api/breweries/clusters?${query}` });
}

test('returns single breweries with their names, and clusters with the nearest town', async () => {
  const [alone] = await add(
    { name: 'Prairie Lamp', city: 'Guymon', latitude: '36.6828', longitude: '-101.4816' },
    { city: 'Tulsa', latitude: '36.154', longitude: '-95.9928' },
    { city: 'Tulsa', latitude: '36.155', longitude: '-95.9938' },
    { city: 'Jenks', latitude: '36.16', longitude: '-95.999' },
    { name: 'Nowhere', latitude: null, longitude: null },
    { name: 'Closed', latitude: '35', longitude: '-97', closedAt: '2026-01-01T00:00:00.000Z' },
  );
  const { breweries, clusters } = (await ask(oklahoma)).json();
  expect(breweries).toEqual([
    {
      ...{ id: alone?.id, name: 'Prairie Lamp', city: 'Guymon' },
      ...{ latitude: 36.6828, longitude: -101.4816 },
    },
  ]);
  expect(clusters).toEqual([
    {
      ...{ count: 3, around: 'Tulsa', latitude: 36.15633, longitude: -95.9952 },
      bounds: { south: 36.154, north: 36.16, west: -95.999, east: -95.9928 },
    },
  ]);
});

test('names the state of a town that another cluster is around, too', async () => {
  const of = (city: string, state: string, latitude: string, longitude: string) => [
    { city, state, latitude, longitude },
    { city, state, latitude, longitude },
  ];
  await add(
    ...of('Portland', 'Maine', '43.66', '-70.26'),
    ...of('Portland', 'Oregon', '45.52', '-122.68'),
    ...of('Salem', 'Oregon', '42.2', '-122.7'),
    ...of('Salem', 'Oregon', '42.2', '-116.5'),
  );
  const { clusters } = (await ask({ south: 24, north: 50, west: -125, east: -66, zoom: 8 })).json();
  expect(clusters.map(({ around }: { around: string }) => around).toSorted()).toEqual([
    'Portland, Maine',
    'Portland, Oregon',
    'Salem',
    'Salem',
  ]);
});

test('follows a brewery that is added, moved, renamed or closed', async () => {
  const names = async () =>
    (await ask(oklahoma)).json().breweries.map(({ name }: { name: string }) => name);
  expect(await names()).toEqual([]);
  const [brewery] = await add({ name: 'Lampwick', latitude: '35.5', longitude: '-97.5' });
  expect(await names()).toEqual(['Lampwick']);
  const { db } = run.deps;
  const change = async (values: object) => {
    await db
      .updateTable('breweries')
      .set(values)
      .where('id', '=', brewery?.id ?? '')
      .execute();
  };
  await change({ name: 'Wick' });
  expect(await names()).toEqual(['Wick']);
  await change({ longitude: '-150' });
  expect(await names()).toEqual([]);
  await change({ longitude: '-98' });
  expect(await names()).toEqual(['Wick']);
  await change({ closedAt: '2026-01-01T00:00:00.000Z' });
  expect(await names()).toEqual([]);
});

test('lists those of the box that are nearest to a position, in clusters or not', async () => {
  const at = (name: string, latitude: number, longitude: number) => ({
    name,
    latitude: String(latitude),
    longitude: String(longitude),
  });
  const [here, there] = [35.4676, -97.5164] as const;
  // A crowd in one cluster, with one at the very place; one alone; one nearer, but not in the box.
  await add(
    ...Array.from({ length: 30 }, (_, step) =>
      at(`Crowd ${step}`, here, there + (step + 1) / 5000),
    ),
    at('Here', here, there),
    at('Alone', here + 0.2, there),
    at('Dog Yard', here + 0.3, there),
    at('Beyond', here, there - 0.06),
  );
  const box = { south: here - 1, north: here + 1, west: there - 0.05, east: there + 1, zoom: 9 };
  const near = { lat: here, lng: there };
  const listed = async (more: object) =>
    (await ask({ ...box, ...more })).json().nearest?.map(({ name }: { name: string }) => name);
  const crowd = Array.from({ length: 19 }, (_, step) => `Crowd ${step}`);
  expect(await listed(near)).toEqual(['Here', ...crowd]);
  expect(await listed({})).toBeUndefined();
  expect(await listed({ ...near, q: 'alone' })).toEqual(['Alone']);
  expect((await ask({ ...box, ...near })).json().nearest[0]).toMatchObject({
    ...{ latitude: here, longitude: there },
    city: expect.any(String),
  });
  const refused = await ask({ ...box, lat: here });
  expect(refused.json().message).toContain('Send both lat and lng, or neither.');
  // A new place is found before the index is built again.
  await add(at('Newer', here, there + 0.0001));
  expect((await listed(near)).slice(0, 2)).toEqual(['Here', 'Newer']);
});

test('lists the nearest on both sides of the date line', async () => {
  await add(
    { name: 'West', latitude: '-17', longitude: '179.9' },
    { name: 'East', latitude: '-17', longitude: '-179.8' },
    { name: 'Far', latitude: '-17', longitude: '178' },
  );
  const box = { south: -20, north: -10, west: 170, east: -170, zoom: 7, lat: -17, lng: -179.99 };
  const { nearest } = (await ask(box)).json();
  expect(nearest.map(({ name }: { name: string }) => name)).toEqual(['West', 'East', 'Far']);
});

test('counts only what the search words and filters accept', async () => {
  await add(
    { name: 'Dog Star', latitude: '35.5', longitude: '-97.5', offers: '["dogs","food"]' },
    { name: 'Food Star', latitude: '35.5', longitude: '-99.5', offers: '["food"]' },
  );
  const names = async (filters: object) =>
    (await ask({ ...oklahoma, ...filters }))
      .json()
      .breweries.map(({ name }: { name: string }) => name);
  expect((await names({})).toSorted()).toEqual(['Dog Star', 'Food Star']);
  expect(await names({ offers: 'dogs' })).toEqual(['Dog Star']);
  expect(await names({ q: 'food' })).toEqual(['Food Star']);
  expect(await names({ q: 'food', offers: 'dogs' })).toEqual([]);
  expect((await ask({ ...oklahoma, favorites: true })).statusCode).toBe(401);
});

const country = { south: 24, north: 50, west: -125, east: -66, zoom: 4 };

/** Returns the number of breweries in the country that a filter accepts. */
async function countOf(filters: object): Promise<number> {
  const { breweries, clusters } = (await ask({ ...country, ...filters })).json();
  return clusters.reduce(
    (sum: number, { count }: { count: number }) => sum + count,
    breweries.length,
  );
}

test('counts a whole country, and follows what filters compare', async () => {
  const many = await add(
    ...Array.from({ length: 300 }, (_, at) => ({
      name: at % 3 === 0 ? `Dog House ${at}` : `Cat House ${at}`,
      latitude: String(30 + (at % 15)),
      longitude: String(-120 + Math.floor(at / 6)),
      offers: at % 2 === 0 ? '["dogs"]' : '[]',
    })),
  );
  expect(await countOf({})).toBe(300);
  expect(await countOf({ offers: 'dogs' })).toBe(150);
  expect(await countOf({ q: 'DOG house' })).toBe(100);
  expect(await countOf({ q: 'dog house', offers: 'dogs' })).toBe(50);
  const { db } = run.deps;
  const [first, second, third] = many.map(({ id }) => id);
  const change = async (id: string | undefined, values: object) => {
    await db
      .updateTable('breweries')
      .set(values)
      .where('id', '=', id ?? '')
      .execute();
  };
  await change(first, { offers: '[]' });
  expect(await countOf({ offers: 'dogs' })).toBe(149);
  await change(second, { offers: '["dogs"]' });
  expect(await countOf({ offers: 'dogs' })).toBe(150);
  await change(third, { closedAt: '2026-01-01T00:00:00.000Z' });
  expect(await countOf({ offers: 'dogs' })).toBe(149);
  await add({ latitude: '40', longitude: '-100', offers: '["dogs"]' });
  expect(await countOf({ offers: 'dogs' })).toBe(150);
});

test('counts the breweries of the caller', async () => {
  const [first, second] = await add(
    { latitude: '35', longitude: '-97' },
    { latitude: '36', longitude: '-98' },
    { latitude: '40', longitude: '-110' },
  );
  const fan = await signUp(run, 'fan');
  const { db } = run.deps;
  const visit = makeCheckin({ userId: fan.userId, breweryId: first?.id ?? '' });
  await db.insertInto('check_ins').values(visit).execute();
  await fan.call('PUT', `/api/users/${fan.userId}/favorites`, { breweryId: second?.id });
  const latitudesOf = async (filter: string) => {
    const query = new URLSearchParams({ ...texts(country), [filter]: 'true' });
    const { breweries } = (await fan.call('GET', `/api/breweries/clusters?${query}`)).json();
    return breweries.map(({ latitude }: { latitude: number }) => latitude).toSorted();
  };
  expect(await latitudesOf('notVisited')).toEqual([36, 40]);
  expect(await latitudesOf('favorites')).toEqual([36]);
});

test('counts right while many breweries move, for all who ask at once', async () => {
  const many = await add(
    ...Array.from({ length: 200 }, (_, at) => ({
      latitude: String(30 + (at % 15)),
      longitude: String(-120 + Math.floor(at / 5)),
      offers: at % 2 === 0 ? '["dogs"]' : '[]',
    })),
  );
  expect(await countOf({ offers: 'dogs' })).toBe(100);
  for (const [at, { id }] of many.entries()) {
    // So many that the index builds its tree again.
    if (at % 25 === 24) {
      const counts = await Promise.all([
        countOf({ offers: 'dogs' }),
        countOf({}),
        countOf({ offers: 'dogs', q: 'porch' }),
      ]);
      expect(counts).toEqual([100 - Math.ceil(at / 2), 200 - at, 100 - Math.ceil(at / 2)]);
    }
    const move = run.deps.db.updateTable('breweries').set({ longitude: '20' });
    await move.where('id', '=', id).execute();
  }
});

test('counts what is open at each time of day', async () => {
  run = await buildTestApp({ startAt: '2026-06-03T16:00:00.000Z' });
  const days = Array.from({ length: 7 }, () => [{ opens: '10:00', closes: '12:00' }]);
  await add({ openingHours: JSON.stringify({ days }), latitude: '35.4', longitude: '-97.5' });
  expect(await countOf({ openNow: true })).toBe(1);
  run.passTime(2 * 3_600_000);
  expect(await countOf({ openNow: true })).toBe(0);
});

test('is at most 30 kB for thousands of breweries with long names', async () => {
  const count = 3000;
  await add(
    ...Array.from({ length: count }, (_, at) => ({
      name: `The Longest Brewing Company ${at}`,
      city: 'San Buenaventura',
      latitude: String(30 + ((at * 7919) % 8000) / 1000),
      longitude: String(-104 + ((at * 104_729) % 11_000) / 1000),
    })),
  );
  for (const zoom of [4, 6, 8, 10, 12, 14, 19]) {
    const response = await ask({ ...oklahoma, zoom });
    const { breweries, clusters } = response.json();
    expect(breweries.length + clusters.length).toBeGreaterThan(0);
    expect(response.body.length, `zoom ${zoom}`).toBeLessThan(30_000);
  }
});

test('shows ten thousand at one place as one cluster at every zoom, and lists them all', async () => {
  const [count, page] = [10_000, 1000];
  const place = { latitude: '35.4676', longitude: '-97.5164' };
  await add(...Array.from({ length: count }, (_, at) => ({ name: `Tower ${at}`, ...place })));
  for (let zoom = 0; zoom < 20; zoom += 1) {
    const response = await ask({ ...oklahoma, zoom });
    expect([zoom, response.json()]).toEqual([
      zoom,
      { breweries: [], clusters: [expect.objectContaining({ count })] },
    ]);
    expect(response.body.length).toBeLessThan(30_000);
  }
  const ids = new Set<string>();
  for (let offset = 0; offset < count; offset += page) {
    const input = { lat: 35.4676, lng: -97.5164, radius: 0.25, limit: page, offset };
    const query = new URLSearchParams(texts(input));
    const listed = (await run.app.inject({ url: `/api/breweries?${query}` })).json();
    for (const { id } of listed) ids.add(id);
  }
  expect(ids.size).toBe(count);
});

test.each([
  { ...oklahoma, south: 39 },
  { ...oklahoma, north: 91 },
  { ...oklahoma, west: -181 },
  { ...oklahoma, east: 'NaN' },
  { ...oklahoma, zoom: 20 },
  { ...oklahoma, zoom: -1 },
  { ...oklahoma, zoom: 2.5 },
  { zoom: 3 },
])('refuses %j', async (input) => {
  const response = await ask(input);
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toMatch(/\S/);
});
