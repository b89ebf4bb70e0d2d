import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { makeBeer } from '../../../testing/factories/beer.ts';
import type { NewBrewery } from '../../../testing/factories/brewery.ts';
import { Person, signUp } from '../../../testing/person.ts';

let run: TestApp;
let owner: Awaited<ReturnType<typeof signUp>>;
let brewery: NewBrewery;
let list: string;

beforeEach(async () => {
  run = await buildTestApp({ config: { adminEmails: ['boss@people.example'] } });
  owner = await signUp(run, 'owner');
  brewery = await addBrewery(run, { ownerId: owner.userId });
  list = `/api/breweries/${brewery.id}/beers`;
});

async function add(beerName: string, facts: object = {}): Promise<string> {
  const added = await owner.call('POST', list, { beerName, beerStyle: 'Stout', ...facts });
  expect(added.statusCode, added.body).toBe(200);
  return added.json().id;
}

const change = async (id: string, facts: object) => {
  const changed = await owner.call('PUT', `/api/beers/${id}`, facts);
  expect(changed.statusCode, changed.body).toBe(200);
  return changed.json();
};
const arrange = (...beers: [id: string, section: string][]) =>
  owner.call('PUT', `${list}/order`, { beers: beers.map(([id, section]) => ({ id, section })) });
const read = async (path: string) => (await new Person(run.app).call('GET', path)).json();
const onTap = async () =>
  (await read(list)).map((beer: Record<string, unknown>) => [beer.beerName, beer.availability]);
const all = async () =>
  (await owner.call('GET', `${list}/all`))
    .json()
    .map((beer: Record<string, unknown>) => [beer.beerName, beer.availability]);
const history = async () =>
  (await owner.call('GET', `/api/breweries/${brewery.id}/history`)).json().entries;

async function found() {
  const response = await owner.call('POST', '/api/beer-finder/search', {
    ...{ beerStyles: ['Stout'], userLatitude: 35.4676, userLongitude: -97.5164 },
  });
  return response
    .json()
    .recommendations.map((beer: Record<string, unknown>) => [beer.beerName, beer.availability]);
}

test('a menu has its sections in order, and the order of its beers that was saved', async () => {
  const [amber, brown, can] = [await add('Amber'), await add('Brown'), await add('Can')];
  await add('Dubbel', { availability: 'coming' });
  const arranged = await arrange([can, 'cans'], [brown, 'draft'], [amber, 'draft']);
  expect(arranged.statusCode, arranged.body).toBe(200);
  const names = (beers: { beerName: string }[]) => beers.map(({ beerName }) => beerName);
  expect(names(arranged.json())).toEqual(['Brown', 'Amber', 'Can', 'Dubbel']);
  expect(names(await read(list))).toEqual(['Brown', 'Amber', 'Can', 'Dubbel']);
  expect((await read(list))[2]).toMatchObject({ section: 'cans' });
  const entries = await history();
  expect(entries[0]).toMatchObject({
    ...{ kind: 'beer', name: 'Can', verb: 'changed' },
    changes: [{ field: 'section', before: 'draft', after: 'cans' }],
  });
  expect(entries[1]).toMatchObject({
    ...{ kind: 'brewery', name: brewery.name },
    changes: [{ field: 'menuOrder', before: 'Amber, Brown, Can', after: 'Can, Brown, Amber' }],
  });
});

test('two who arrange at once lose no beer, and a deleted one does no harm', async () => {
  const [amber, brown] = [await add('Amber'), await add('Brown')];
  const deleted = await add('Deleted');
  await owner.call('DELETE', `/api/beers/${deleted}`);
  const added = await add('Aeons Later');
  expect((await arrange([brown, 'draft'], [deleted, 'cans'], [amber, 'draft'])).statusCode).toBe(
    200,
  );
  await arrange([added, 'guest']);
  expect(await onTap()).toEqual([
    ['Brown', 'available'],
    ['Amber', 'available'],
    ['Aeons Later', 'available'],
  ]);
});

test('a beer of another brewery is not arranged', async () => {
  const other = await addBrewery(run, { name: 'Elsewhere' });
  const foreign = makeBeer({ breweryId: other.id });
  await run.deps.db.insertInto('beer_recommendations').values(foreign).execute();
  await arrange([String(foreign.id), 'cans']);
  const stored = run.deps.db.selectFrom('beer_recommendations').select(['section', 'position']);
  expect(await stored.execute()).toEqual([{ section: 'draft', position: null }]);
});

test('a beer that is put on a tap ends the one that was on it', async () => {
  const first = await add('First', { tapNumber: 3, isLastKeg: true });
  await add('Other Tap', { tapNumber: 4 });
  const second = await add('Second', { tapNumber: 3 });
  expect(await all()).toEqual([
    ['Other Tap', 'available'],
    ['Second', 'available'],
    ['First', 'gone'],
  ]);
  expect((await history())[0]).toMatchObject({ name: 'First', verb: 'changed' });
  expect(await change(first, { availability: 'available' })).toMatchObject({ isLastKeg: false });
  expect(await onTap()).toEqual([
    ['First', 'available'],
    ['Other Tap', 'available'],
  ]);
  await change(second, { tapNumber: 4, availability: 'available' });
  expect(await onTap()).toEqual([
    ['First', 'available'],
    ['Second', 'available'],
  ]);
});

test('beers without a tap number end none', async () => {
  await add('One');
  await add('Two');
  expect(await onTap()).toHaveLength(2);
});

test('a coming beer goes on at its time, for fans, the finder and the owner', async () => {
  await add('Now', { tapNumber: 1 });
  await add('Next', {
    ...{ tapNumber: 1, availability: 'coming', goesOnAt: '2026-05-01T12:30:00Z' },
  });
  const before = [
    ['Now', 'available'],
    ['Next', 'coming'],
  ];
  expect([await onTap(), await found()]).toEqual([before, [['Now', 'available']]]);
  run.passTime(30 * 60_000);
  const after = [['Next', 'available']];
  expect([await onTap(), await found()]).toEqual([after, after]);
  expect(await all()).toEqual([...after, ['Now', 'gone']]);
  expect((await read(list))[0]).toMatchObject({
    goesOnAt: null,
    lastUpdated: '2026-05-01T12:30:00.000Z',
  });
  expect(await read(`${list}/changed`)).toEqual({ changedAt: '2026-05-01T12:30:00.000Z' });
});

test('of two beers whose time has come on one tap the later one stays, also after a write', async () => {
  const beer = (goesOnAt: string) => ({ tapNumber: 1, availability: 'coming', goesOnAt });
  const later = await add('Later', beer('2026-05-01T12:20:00.000Z'));
  await add('Earlier', beer('2026-05-01T12:10:00.000Z'));
  run.passTime(60 * 60_000);
  const after = [
    ['Later', 'available'],
    ['Earlier', 'gone'],
  ];
  expect([await found(), await all()]).toEqual([after.slice(0, 1), after]);
  // The editor has read it since.
  const basedOn = { availability: 'available', goesOnAt: null };
  await change(later, { ibu: 30, basedOn });
  expect(await all()).toEqual(after);
  const stored = run.deps.db.selectFrom('beer_recommendations').select('availability');
  expect(await stored.orderBy('beerName').execute()).toEqual([
    { availability: 'gone' },
    { availability: 'available' },
  ]);
});

test('a switch of an older app ends the time and the last keg', async () => {
  const next = await add('Next', { availability: 'coming', goesOnAt: '2026-05-02T12:00:00.000Z' });
  expect(await change(next, { availability: 'available' })).toMatchObject({ goesOnAt: null });
  await change(next, { isLastKeg: true });
  expect(await change(next, { availability: 'gone' })).toMatchObject({ isLastKeg: false });
});

test('a stored time outside of 1900 to 2199 is none', async () => {
  const goesOnAt = '0001-01-01T00:00:00.000Z';
  const beer = makeBeer({ breweryId: brewery.id, availability: 'coming', goesOnAt });
  await run.deps.db.insertInto('beer_recommendations').values(beer).execute();
  expect(await read(list)).toMatchObject([{ availability: 'coming', goesOnAt: null }]);
});

test.each([
  [{ goesOnAt: '9999-01-01T00:00:00Z' }, 'Please choose a time between the years 1900 and 2199.'],
  [{ tapNumber: 0 }, 'Please enter 1 at least.'],
  [{ tapNumber: 1.5 }, 'Please enter a whole number, such as 7.'],
  [{ section: 'wine' }, 'Please choose one.'],
  [{ priceFifth: '1e9' }, 'Please enter a number from 0 to 999,999.99, such as 6.50.'],
])('refuses a beer with %j and says why', async (wrong, message) => {
  const refused = await owner.call('POST', list, { beerName: 'X', beerStyle: 'IPA', ...wrong });
  expect([refused.statusCode, refused.json().message]).toEqual([400, message]);
});
