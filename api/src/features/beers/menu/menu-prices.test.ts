import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { makeBeer } from '../../../testing/factories/beer.ts';
import type { NewBrewery } from '../../../testing/factories/brewery.ts';
import { signUp } from '../../../testing/person.ts';

let run: TestApp;
let owner: Awaited<ReturnType<typeof signUp>>;
let brewery: NewBrewery;

beforeEach(async () => {
  run = await buildTestApp();
  owner = await signUp(run, 'owner');
  brewery = await addBrewery(run, { ownerId: owner.userId });
});

const set = (servingSizes: object[], more: object = {}) =>
  owner.call('PUT', `/api/breweries/${brewery.id}/beers/prices`, {
    ...{ servingSizes, currency: 'EUR' },
    ...more,
  });
const shown = async () => (await owner.call('GET', `/api/breweries/${brewery.id}`)).json();
const [taster, pint] = [
  { price: 'priceSmall', name: 'Taster' },
  { price: 'priceLarge', name: 'Pint' },
];

test('a brewery names its sizes and its currency, which its details have', async () => {
  expect(await shown()).toMatchObject({ servingSizes: [], currency: null });
  const saved = await set([pint, taster]);
  expect([saved.statusCode, saved.json()]).toEqual([
    200,
    { servingSizes: [pint, taster], currency: 'EUR' },
  ]);
  expect(await shown()).toMatchObject({ servingSizes: [pint, taster], currency: 'EUR' });
  const { entries } = (await owner.call('GET', `/api/breweries/${brewery.id}/history`)).json();
  expect(entries[0].changes).toEqual([
    { field: 'servingSizes', before: null, after: 'Pint, Taster' },
    { field: 'currency', before: null, after: 'EUR' },
  ]);
});

test('the prices of a size that is no more leave all beers, and no other price does', async () => {
  const beers = [
    makeBeer({ breweryId: brewery.id, beerName: 'A', priceMedium: '5.50', priceFifth: '9.00' }),
    makeBeer({ breweryId: brewery.id, beerName: 'B', priceMedium: null }),
  ];
  await run.deps.db.insertInto('beer_recommendations').values(beers).execute();
  await set([taster, pint]);
  const stored = run.deps.db
    .selectFrom('beer_recommendations')
    .select(['priceSmall', 'priceMedium', 'priceLarge', 'priceFifth'])
    .orderBy('beerName');
  const kept = { priceSmall: '4.00', priceMedium: null, priceLarge: '7.00', priceFifth: null };
  expect(await stored.execute()).toEqual([kept, kept]);
  const { entries } = (await owner.call('GET', `/api/breweries/${brewery.id}/history`)).json();
  expect(entries.map(({ name }: { name: string }) => name)).toEqual(['A', brewery.name]);
});

test('two editors of the sizes do not overwrite each other', async () => {
  const seen = { servingSizes: [], currency: null };
  expect((await set([pint], { basedOn: seen })).statusCode).toBe(200);
  const late = await set([taster], { basedOn: seen });
  expect([late.statusCode, late.json().current]).toEqual([
    409,
    { servingSizes: [pint], currency: 'EUR' },
  ]);
});

test('a stored text that is no list of sizes fails nothing', async () => {
  await run.deps.db.updateTable('breweries').set({ servingSizes: '{"a":1}' }).execute();
  expect(await shown()).toMatchObject({ servingSizes: [] });
});

test.each([
  [[{ price: 'priceSmall', name: ' ' }], 'Please name the size, or remove it.'],
  [[taster, { ...pint, name: 'táster' }], 'Two sizes have the same name.'],
  [[taster, { ...taster, name: 'Pint' }], 'Each size has a price of its own.'],
  [
    Array.from({ length: 6 }, (_, at) => ({ price: 'priceSmall', name: `Size ${at}` })),
    'A menu has at most 5 sizes.',
  ],
])('refuses the sizes %j and says why', async (sizes, message) => {
  const refused = await set(sizes);
  expect([refused.statusCode, refused.json().message]).toEqual([400, message]);
});

test('refuses a currency that is none', async () => {
  const refused = await set([pint], { currency: 'BEER' });
  expect(refused.json().message).toBe('Please choose one of the currencies.');
});
