import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { signUp } from '../../testing/person.ts';

type SignedIn = Awaited<ReturnType<typeof signUp>>;

let run: TestApp;
let owner: SignedIn;
let path: string;
let embed: string;
let id: string;

beforeEach(async () => {
  run = await buildTestApp();
  owner = await signUp(run, 'olga');
  id = (await addBrewery(run, { name: 'Porch & Light', ownerId: owner.userId })).id;
  path = `/api/breweries/${id}`;
  embed = `/embed/breweries/${id}`;
});

const add = async (beer: object) =>
  (await owner.call('POST', `${path}/beers`, { beerStyle: 'IPA', ...beer })).json();
const get = (url: string) => run.app.inject({ url });

test('a menu is embedded as a page without scripts, with sizes, marks and hours', async () => {
  await owner.call('PUT', `${path}/beers/prices`, {
    servingSizes: [{ price: 'priceLarge', name: 'Pint' }],
    currency: 'EUR',
  });
  await owner.call('PUT', path, { hours: 'Daily 3 pm - 9 pm', hasOwnHours: true });
  await add({
    beerName: 'Amber <b>',
    priceLarge: '7.50',
    tapNumber: 3,
    isLastKeg: true,
    abv: '5.4',
  });
  await add({ beerName: 'Can of Pils', section: 'cans', isGlutenFree: true });
  await add({ beerName: 'Later', availability: 'coming' });
  await add({ beerName: 'Over', availability: 'gone' });
  const { statusCode, headers, body } = await get(embed);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  for (const text of [
    ...['Porch &amp; Light', 'On draft', 'Cans', 'Coming soon', 'Daily 3 pm - 9 pm', '5.4% ABV'],
    ...['Amber &lt;b&gt;', '<small>Pint</small> €7.50', 'Last keg', 'Gluten-free', 'Later'],
    ...['<b class="tap">3</b>', `/brewery/${id}"`],
  ]) {
    expect(body).toContain(text);
  }
  expect(body).not.toContain('Over');
  expect(body).not.toMatch(/<script|<form|\son\w+=/i);
});

test('every site may frame that page, and no other page of the server', async () => {
  const { headers } = await get(embed);
  expect(headers['content-security-policy']).toContain('frame-ancestors *');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['x-frame-options']).toBeUndefined();
  expect(headers['set-cookie']).toBeUndefined();
  for (const url of [`${path}/menu`, '/embed', '/', '/board', `${embed}/more`]) {
    const other = await get(url);
    expect(other.headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
  }
});

test('scripts of every site may read the menu, without cookies, and no other call', async () => {
  await add({ beerName: 'Amber', priceSmall: '4' });
  const { headers, ...response } = await get(`${path}/menu`);
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['access-control-allow-credentials']).toBeUndefined();
  expect(headers['set-cookie']).toBeUndefined();
  expect(response.json()).toMatchObject({
    brewery: { id, name: 'Porch & Light', closedAt: null },
    ...{ servingSizes: [], currency: null },
    beers: [{ beerName: 'Amber', section: 'draft', availability: 'available', priceSmall: '4.00' }],
  });
  for (const url of [path, `${path}/beers`, `${path}/news`]) {
    expect((await get(url)).headers['access-control-allow-origin'], url).toBeUndefined();
  }
});

test('the next request of page and JSON has a change, also one that only the clock makes', async () => {
  const { id: beer } = await add({ beerName: 'Amber' });
  const texts = async () =>
    (await Promise.all([get(embed), get(`${path}/menu`)])).map((one) => one.body);
  for (const text of await texts()) expect(text).toContain('Amber');
  await owner.call('PUT', `/api/beers/${beer}`, { beerName: 'Brown' });
  for (const text of await texts()) expect(text).toContain('Brown');
  await owner.call('PUT', `/api/beers/${beer}`, { isLastKeg: true });
  const { headers } = await get(embed);
  const same = await run.app.inject({
    url: embed,
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(same.statusCode).toBe(304);
  await add({ beerName: 'Cream', availability: 'coming', goesOnAt: '2026-05-01T13:00:00.000Z' });
  expect((await get(embed)).body).toContain('Coming soon');
  run.passTime(3_600_000);
  expect((await get(embed)).body).not.toContain('Coming soon');
  await owner.call('DELETE', `/api/beers/${beer}`);
  for (const text of await texts()) expect(text).not.toContain('Brown');
});

test('a brewery that is closed for a while says so with its reason', async () => {
  const closure = {
    from: '2026-05-01',
    until: '2026-05-09',
    reason: 'New floor',
    allowsCheckins: false,
  };
  await owner.call('PUT', path, { closure });
  expect((await get(embed)).body).toContain('Temporarily closed through May 9: New floor');
  await run.deps.db
    .updateTable('breweries')
    .set({ closedAt: '2026-05-01T00:00:00.000Z' })
    .execute();
  expect((await get(embed)).body).toContain('Closed for good');
});

test('a brewery that does not exist is said inside of the frame', async () => {
  const { statusCode, headers, body } = await get('/embed/breweries/none?theme=dark');
  expect(statusCode).toBe(404);
  expect(headers['content-security-policy']).toContain('frame-ancestors *');
  expect(body).toContain('This menu is not here any more.');
  expect(body).toContain('color-scheme: dark');
});
