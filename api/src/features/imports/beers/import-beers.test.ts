import { beerStyles } from '@hoptrail/contracts/lists/beer-styles';
import { styleFor } from '@hoptrail/contracts/lists/published-beer-style';
import { expect, test } from 'vitest';
import type { Db } from '../../../db/database.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import { makeBrewery } from '../../../testing/factories/brewery.ts';
import { runOperationHere } from '../../../testing/operations.ts';
import { readListedBreweries } from '../listed-breweries.ts';
import { breweryKey } from '../shared/brewery-names.rules.ts';
import { breweryFinder } from '../shared/find-brewery.ts';
import { importBeers } from './import-beers.ts';

const now = new Date('2026-05-01T12:00:00.000Z');
const later = new Date('2026-06-01T12:00:00.000Z');
const breweries = [
  { id: '408', name: 'NorthGate Brewing ', city: 'Minneapolis', state: ' MN' },
  { id: '7', name: 'Nowhere Beer', city: 'Nowhere', state: '' },
];
const HEADER = ',abv,ibu,id,name,style,brewery_id,ounces';
const PUB = '0,0.05,,1436,Pub Beer,American Pale Lager,408,12.0';
const CUP = "1,0.066,42.4,2265,Devil's Cup,American Pale Ale (APA),408,12.0";

async function begin() {
  const db = await openTestDatabase();
  const ours = makeBrewery({
    name: 'Northgate Brewing Company',
    city: 'Minneapolis',
    state: 'Minnesota',
  });
  await db.insertInto('breweries').values(ours).execute();
  return { db, ours };
}

async function* text(lines: string[], header = HEADER) {
  yield [header, ...lines].join('\n');
}

const run = (db: Db, lines: string[], at = now, header?: string) =>
  importBeers(db, { name: 'beers.csv', text: text(lines, header) }, { now: at, breweries });

const beersIn = (db: Db) =>
  db.selectFrom('beer_recommendations').selectAll().orderBy('beerName').execute();

test("adds beers to the brewery of the same name and town, with the finder's styles", async () => {
  const { db, ours } = await begin();
  const report = await run(db, [PUB, CUP]);
  expect(report).toMatchObject({ rows: 2, added: 2, breweries: 1 });
  expect(await beersIn(db)).toMatchObject([
    { beerName: "Devil's Cup", beerStyle: 'Pale Ale', abv: '6.60', ibu: 42, breweryId: ours.id },
    { beerName: 'Pub Beer', beerStyle: 'Lager', abv: '5.00', ibu: null, availability: 'available' },
  ]);
});

test('changes nothing at a second import, and only the changes of a changed list', async () => {
  const { db } = await begin();
  await run(db, [PUB, CUP]);
  const before = await beersIn(db);
  expect(await run(db, [PUB, CUP], later)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  expect(await beersIn(db)).toEqual(before);
  const stronger = PUB.replace('0.05', '0.06');
  expect(await run(db, [stronger, CUP], later)).toMatchObject({ changed: 1, unchanged: 1 });
  const [, pub] = await beersIn(db);
  expect(pub).toMatchObject({ abv: '6.00', lastUpdated: later.toISOString() });
});

test('knows the beers whose names an older version folded in another way', async () => {
  const { db, ours } = await begin();
  const rog = PUB.replace('Pub Beer', 'Røg-Øl');
  await run(db, [rog]);
  const former = { nameKey: 'røg øl' };
  await db.updateTable('beer_imports').set(former).where('breweryId', '=', ours.id).execute();
  expect(await run(db, [rog], later)).toMatchObject({ added: 0, unchanged: 1 });
  const changed = rog.replace('0.05', '0.06');
  expect(await run(db, [changed], later)).toMatchObject({ added: 0, changed: 1 });
  const again = changed.replace('0.06', '0.07');
  expect(await run(db, [again], later)).toMatchObject({ added: 0, changed: 1 });
  expect(await beersIn(db)).toMatchObject([{ beerName: 'Røg-Øl', abv: '7.00' }]);
});

test('keeps beers that somebody edited, added or deleted', async () => {
  const { db } = await begin();
  await run(db, [PUB, CUP]);
  const edit = { abv: '5.50', beerName: 'Our Pub Beer' };
  const beers = db.updateTable('beer_recommendations').where('beerName', '=', 'Pub Beer');
  await beers.set(edit).execute();
  await db.deleteFrom('beer_recommendations').where('beerName', '=', "Devil's Cup").execute();
  const changed = PUB.replace('0.05', '0.06').replace('American Pale Lager', 'American IPA');
  expect(await run(db, [changed, CUP], later)).toMatchObject({
    added: 0,
    changed: 1,
    editsKept: 1,
    deletedHere: 1,
  });
  expect(await beersIn(db)).toMatchObject([{ ...edit, beerStyle: 'IPA' }]);
});

test('counts rows by result and names unknown breweries', async () => {
  const { db } = await begin();
  const twin = makeBrewery({ name: 'Twin Brewing', city: 'Moore' });
  const other = makeBrewery({ name: 'The Twin Brewery', city: 'Moore' });
  await db.insertInto('breweries').values([twin, other]).execute();
  const lines = [
    'Pub Beer,Lager,Northgate,Minneapolis,5%,20',
    'pub  beer,Lager,Northgate,Minneapolis,0.4,20',
    'Odd One,Fruit / Vegetable Beer,Northgate,Minneapolis,5,20',
    ',Lager,Northgate,Minneapolis,5,20',
    'Lost,Lager,Nowhere Beer,Nowhere,5,20',
    'Double,Lager,Twin,Moore,5,20',
    'too,short',
  ];
  const input = text(lines, 'beer,style,brewery,city,abv,ibu');
  const { printed } = await runOperationHere(db, 'import.beers', { name: 'beers.csv' }, input);
  expect(printed).toMatch(/added +1\n/);
  expect(printed).toMatch(/listed twice +1\n/);
  expect(printed).toMatch(/no style of the finder +1\n/);
  expect(printed).toMatch(/no name +1\n/);
  expect(printed).toMatch(/rows in all +7\n/);
  expect(printed).toContain('Not here:\n  Nowhere Beer, Nowhere');
  expect(printed).toContain('Several have this name in the town:\n  Twin, Moore');
  expect(printed).toContain('Not readable:\n  line 8: 2 of 6 columns');
  expect(await beersIn(db)).toMatchObject([{ beerName: 'Pub Beer', abv: '5.00', ibu: 20 }]);
});

const places = [
  { id: 'coast', name: 'COAST Brewing Co', city: 'North Charleston', state: 'South Carolina' },
  { id: 'alder', name: 'Alder Brewing', city: 'Portland', state: 'Oregon' },
  { id: 'alder-me', name: 'Alder Brewing Company', city: 'Portland', state: 'Maine' },
  { id: 'jack', name: "Jackie O's Brewery", city: 'Athens', state: 'Ohio' },
  { id: 'jack-pub', name: "Jackie O's Pub & Brewery", city: 'Athens', state: 'Ohio' },
  { id: 'fork', name: 'Fork Brewing', city: 'Salem', state: 'Oregon' },
  { id: 'fork-bend', name: 'Fork Brewing', city: 'Bend', state: 'Oregon' },
  { id: 'north', name: 'Northwest Brewing', city: 'Karratha', state: 'WA' },
  { id: 'gute', name: 'Brauerei Süd', city: 'München', state: 'Bayern' },
];

test.each([
  ['COAST Brewing Company', 'Charleston', 'SC', 'coast'],
  ['Alder Brewing', 'Portland', ' OR', 'alder'],
  ['The Alder Brewery', 'Portland', 'Maine', 'alder-me'],
  ['Alder Brewing', 'Portland', '', 'alder'],
  ['Alder Taproom', 'Portland', '', 'ambiguous'],
  ['Alder Brewing', 'Portland', 'CA', 'unknown'],
  ["Jackie O's Pub & Brewery", 'Athens', 'OH', 'jack-pub'],
  ['Jackie Os Brewing', 'Athens', 'OH', 'jack'],
  ['Fork Brewing', 'Eugene', 'OR', 'ambiguous'],
  ['Fork', 'Eugene', 'OR', 'unknown'],
  ['Northwest Brewing Company', 'Pacific', 'WA', 'unknown'],
  ['brauerei sud', 'munchen', 'Bayern', 'gute'],
])('%s in %s, %s is %s', (name, city, state, expected) => {
  const found = breweryFinder(places)({ name, city, state });
  expect(found.kind === 'found' ? found.brewery.id : found.kind).toBe(expected);
});

test('names breweries found in another town and unreadable values with their lines', async () => {
  const { db } = await begin();
  const lines = [
    'Pub Beer,Lager,Northgate Brewing,St. Paul,MN,strong,20',
    ...Array.from({ length: 25 }, (_, at) => `Beer,Lager,Lost ${at + 10},Moore,OK,5,20`),
  ];
  const header = 'beer,style,brewery,city,state,abv,ibu';
  const read = async (more: object) => {
    const args = { name: 'beers.csv', ...more };
    return (await runOperationHere(db, 'import.beers', args, text(lines, header))).printed;
  };
  const printed = await read({});
  expect(printed).toContain('Northgate Brewing, St. Paul, MN: in Minneapolis');
  expect(printed).toContain('Left out:\n  line 2: abv is "strong", which is not a number');
  expect(printed).toContain('and 5 more');
  expect(await read({ isWhole: true })).toContain('Lost 34, Moore, OK');
});

test('counts the beers whose style is none of the finder, most first', async () => {
  const { db } = await begin();
  const styles = ['Radler', 'Sourdough Ale', '', 'Radler', 'Weißbier'];
  const lines = styles.map(
    (style, at) => `Beer ${at},${style},Northgate Brewing,Minneapolis,MN,5,20`,
  );
  const input = text(lines, 'beer,style,brewery,city,state,abv,ibu');
  const { printed } = await runOperationHere(db, 'import.beers', { name: 'beers.csv' }, input);
  expect(printed).toMatch(/no style of the finder +4\n/);
  expect(printed).toContain(`No style of the finder:
  Radler: 2 beers
  no style given: 1 beer
  Sourdough Ale: 1 beer`);
  expect(await beersIn(db)).toMatchObject([{ beerName: 'Beer 4', beerStyle: 'Hefeweizen' }]);
});

test('names a damaged line of the list of breweries', async () => {
  const source = { name: 'b.csv', text: text(['1,Old Mill'], 'id,name,city') };
  await expect(readListedBreweries(source)).rejects.toThrow('b.csv, line 2: 2 of 3 columns.');
});

test('refuses a list of something else', async () => {
  const { db } = await begin();
  await expect(run(db, [], now, 'id,name')).rejects.toThrow('no list of beers');
});

test.each([
  ['NorthGate Brewing ', 'Minneapolis', 'Northgate Brewing Company', 'minneapolis'],
  ["Jack's Abby Craft Lagers", 'Framingham', 'Jacks Abby', 'Framingham'],
  ['Against the Grain Brewery', 'St. Louis', 'Against The Grain', 'St Louis'],
  ['Fünf & Co.', 'X', 'Funf and Co', 'X'],
])('%s in %s is %s in %s', (name, city, otherName, otherCity) => {
  expect(breweryKey(name, city)).toBe(breweryKey(otherName, otherCity));
});

test.each([
  ['American Double / Imperial IPA', 'IPA'],
  ['American India Pale Lager', 'IPA'],
  ['Baltic Porter', 'Porter'],
  ['Märzen / Oktoberfest', 'Märzen'],
  ['Kölsch', 'Blonde'],
  ['American Pale Wheat Ale', 'Wheat'],
  ['Extra Special / Strong Bitter (ESB)', 'Pale Ale'],
  ['Braggot', 'Mead'],
  ['brown ale', 'Brown Ale'],
  ['Fruit / Vegetable Beer', undefined],
  ['Dunkles Weissbier', 'Hefeweizen'],
  ['Weißbock', 'Hefeweizen'],
  ['Dunkelweiss', 'Hefeweizen'],
  ['WEISSBIER', 'Hefeweizen'],
  ['Weiße', 'Hefeweizen'],
  ['Hefe-Weizen', 'Hefeweizen'],
  ['Kristalweizen', 'Hefeweizen'],
  ['Berliner Weiße', 'Sour'],
  ['Koelsch-Style', 'Blonde'],
  ['Maerzen', 'Märzen'],
  ['Octoberfest', 'Märzen'],
  ['Kellerpils', 'Pilsner'],
  ['Kellerbier', 'Lager'],
  ['Maibock', 'Lager'],
  ['DIPA', 'IPA'],
  ['Hazy I.P.A.', 'IPA'],
  ['american_ipa', 'IPA'],
  ['XPA', 'Pale Ale'],
  ['Wit', 'Wheat'],
  ['Farmhouse Cider', 'Cider'],
  ['Sour Ale', 'Sour'],
  ['Porterhouse Lager', 'Lager'],
  ['Wild Rice Lager', 'Lager'],
  ['Wildflower Ale', undefined],
  ['Sour Cherry Ale', undefined],
  ['Sourdough Ale', undefined],
  ['Buckwheat Ale', undefined],
  ['Brownie Ale', undefined],
  ['Bittersweet Ale', undefined],
  ['Meadow Honey Ale', undefined],
  ['Witty Ale', undefined],
])('the style %s is %s', (published, style) => {
  expect(styleFor(published)).toBe(style);
});

test.each(beerStyles)('the style %s is itself, in any case', (style) => {
  expect([styleFor(style), styleFor(style.toUpperCase())]).toEqual([style, style]);
});
