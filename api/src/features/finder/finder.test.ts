import type { FoundBeer } from '@hoptrail/contracts/beers/beers';
import type { Closure } from '@hoptrail/contracts/hours/types';
import { DAY_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { dayIn } from '../../lib/time-zones/time-zone.ts';
import { buildTestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { makeBeer } from '../../testing/factories/beer.ts';
import { signUp } from '../../testing/person.ts';

const here = { userLatitude: 35.4676, userLongitude: -97.5164 };

test('finds beers of the styles within the distance, best rated first', async () => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  const near = await addBrewery(run);
  const far = await addBrewery(run, { latitude: '36.154', longitude: '-95.992' });
  const nowhere = await addBrewery(run, { latitude: null, longitude: null });
  await run.deps.db
    .insertInto('beer_recommendations')
    .values([
      makeBeer({ breweryId: near.id, beerName: 'Good', beerStyle: 'Märzen', rating: '4.10' }),
      makeBeer({ breweryId: near.id, beerName: 'Best', beerStyle: 'IPA', rating: '4.80' }),
      makeBeer({ breweryId: near.id, beerName: 'Unrated', beerStyle: 'IPA', rating: null }),
      makeBeer({ breweryId: near.id, beerName: 'Dark', beerStyle: 'Stout', rating: '5.00' }),
      makeBeer({ breweryId: near.id, beerName: 'Gone', beerStyle: 'IPA', availability: 'out' }),
      makeBeer({ breweryId: far.id, beerName: 'Far', beerStyle: 'IPA', rating: '4.90' }),
      makeBeer({ breweryId: nowhere.id, beerName: 'Lost', beerStyle: 'IPA', rating: '4.90' }),
    ])
    .execute();
  const search = async (body: object) =>
    (await fan.call('POST', '/api/beer-finder/search', { ...here, ...body })).json();
  const decomposed = 'Märzen'.normalize('NFD');
  const found = await search({ beerStyles: ['IPA', decomposed, 'Nonsense'], maxDistance: 25 });
  const names = found.recommendations.map((beer: { beerName: string }) => beer.beerName);
  expect(names).toEqual(['Best', 'Good', 'Unrated']);
  expect(found.totalFound).toBe(3);
  expect(Number.isInteger(found.searchTime)).toBe(true);
  expect(found.beyond).toEqual([]);
  expect(found.recommendations[0].distance).toBeLessThan(25);
  expect((await search({ beerStyles: ['IPA'], maxDistance: 150 })).totalFound).toBe(3);
});

test('with none within the distance, shows the best beers of the nearest breweries beyond', async () => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  await addBrewery(run);
  const at = async (name: string, latitude: string) =>
    await addBrewery(run, { name, latitude, longitude: '-97.5164' });
  const [first, second, third, last] = [
    await at('First', '36.5'),
    await at('Second', '36.6'),
    await at('Third', '36.7'),
    await at('Last', '36.8'),
  ];
  const closed = await addBrewery(run, {
    latitude: '36.4',
    longitude: '-97.5164',
    closedAt: '2026-01-01T00:00:00.000Z',
  });
  const stouts = [first, second, third, last, closed].flatMap(({ id }, index) =>
    ['3.00', '4.00', '5.00'].map((rating) =>
      makeBeer({ breweryId: id, beerName: `${index} ${rating}`, beerStyle: 'Stout', rating }),
    ),
  );
  await run.deps.db
    .insertInto('beer_recommendations')
    .values([
      ...stouts,
      makeBeer({ breweryId: first.id, beerStyle: 'Mead', availability: 'coming' }),
    ])
    .execute();
  const search = async (beerStyles: string[]) =>
    (await fan.call('POST', '/api/beer-finder/search', { ...here, beerStyles })).json();
  const { recommendations, totalFound, beyond } = await search(['Stout', 'Mead']);
  expect([recommendations, totalFound]).toEqual([[], 0]);
  const names = beyond.map((beer: { beerName: string }) => beer.beerName);
  expect(names).toEqual(['0 5.00', '0 4.00', '0 3.00', '1 5.00', '1 4.00', '1 3.00']);
  expect(beyond[0].distance).toBeCloseTo(71.3, 0);
  expect((await search(['Mead'])).beyond).toEqual([]);
});

test('shows nothing that is out of reach', async () => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  const brewery = await addBrewery(run, { latitude: '35.4676', longitude: '-97.5164' });
  await run.deps.db
    .insertInto('beer_recommendations')
    .values(makeBeer({ breweryId: brewery.id, beerStyle: 'Stout' }))
    .execute();
  const beyond = async (userLatitude: number, userLongitude: number) => {
    const search = { userLatitude, userLongitude, beerStyles: ['Stout'] };
    return (await fan.call('POST', '/api/beer-finder/search', search)).json().beyond.length;
  };
  // 280 miles to the north, and in London.
  expect([await beyond(39.5, -97.5), await beyond(51.5072, -0.1276)]).toEqual([1, 0]);
});

test('refuses a search without a known style, without a position or too far', async () => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  const search = (body: object) => fan.call('POST', '/api/beer-finder/search', body);
  const none = await search({ ...here, beerStyles: ['Nonsense'] });
  expect(none.statusCode).toBe(400);
  expect(none.json().message).toBe('Please select at least one beer style preference.');
  expect((await search({ beerStyles: ['IPA'] })).statusCode).toBe(400);
  expect((await search({ ...here, beerStyles: ['IPA'], maxDistance: 1e9 })).statusCode).toBe(400);
});

test('says that the brewery of a beer is closed for a while, and until when', async () => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  const addWithIpa = async (name: string, closure: Closure | null) => {
    const { id } = await addBrewery(run, { name, closure: closure && JSON.stringify(closure) });
    const beer = makeBeer({ breweryId: id, breweryName: name, beerName: name, beerStyle: 'IPA' });
    await run.deps.db.insertInto('beer_recommendations').values(beer).execute();
  };
  const dayAfter = (days: number) =>
    dayIn(null, new Date(run.deps.clock.now().getTime() + days * DAY_MS));
  const closed = { from: dayAfter(0), until: dayAfter(5), reason: null, allowsCheckins: false };
  await addWithIpa('Away', closed);
  await addWithIpa('Later', { ...closed, from: dayAfter(3) });
  await addWithIpa('Open', null);
  const search = { ...here, beerStyles: ['IPA'] };
  const found = (await fan.call('POST', '/api/beer-finder/search', search)).json();
  expect(
    found.recommendations.map((beer: FoundBeer) => [beer.breweryName, beer.closedThrough]),
  ).toEqual([
    ['Away', closed.until],
    ['Later', undefined],
    ['Open', undefined],
  ]);
});
