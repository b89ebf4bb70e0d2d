import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { makeBeer } from '../../testing/factories/beer.ts';
import { makeEvent } from '../../testing/factories/event.ts';
import { makeSpecialEvent } from '../../testing/factories/special-event.ts';

const publicUrl = 'https://beer.example';
let webRoot = '';

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'hoptrail-page-'));
  await writeFile(join(webRoot, 'index.html'), '<head><!--head--><!--/head--></head>');
});
afterAll(() => rm(webRoot, { recursive: true }));

const start = () => buildTestApp({ webRoot, config: { publicUrl } });

/** Returns the structured data of a page; undefined if it has none. */
async function dataOf({ app }: TestApp, url: string) {
  const { body } = await app.inject({ url });
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
}

const place = {
  '@type': 'PostalAddress',
  streetAddress: '214 E Sheridan Ave',
  addressLocality: 'Oklahoma City',
  addressRegion: 'Oklahoma',
  postalCode: '73104',
};

test('describes the hours, the beers and the coming events of a brewery', async () => {
  const run = await start();
  const span = (opens: string, closes: string) => ({ opens, closes });
  const week = [[], [], [], [span('15:00', '22:00')], [span('15:00', '01:00')], [], []];
  const exception = (from: string, spans: object[]) => ({ from, to: from, spans });
  const brewery = await addBrewery(run, {
    tapListUrl: 'https://taps.example/1',
    openingHours: JSON.stringify({ days: week.with(5, [span('00:00', '00:00')]) }),
    hoursExceptions: JSON.stringify([
      exception('2026-01-01', []),
      exception('2026-12-25', []),
      exception('2026-12-31', [span('12:00', '18:00')]),
    ]),
  });
  const [next, unread, past] = [
    makeSpecialEvent({ breweryId: brewery.id, date: '2026-06-05', event: 'Next' }),
    makeSpecialEvent({ breweryId: brewery.id, date: 'soon', event: 'Unread' }),
    makeSpecialEvent({ breweryId: brewery.id, date: '2026-02-05', event: 'Past' }),
  ];
  await run.deps.db.insertInto('special_events').values([next, unread, past]).execute();
  const day = (name: string, opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${name}`,
    ...{ opens, closes },
  });
  const special = (date: string, opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    ...{ opens, closes },
  });
  const data = await dataOf(run, `/brewery/${brewery.id}`);
  expect(data).toMatchObject({
    telephone: '(405) 555-0100',
    address: place,
    hasMenu: 'https://taps.example/1',
    openingHoursSpecification: [
      day('Thursday', '15:00', '22:00'),
      day('Friday', '15:00', '01:00'),
      day('Saturday', '00:00', '23:59'),
      special('2026-12-25', '00:00', '00:00'),
      special('2026-12-31', '12:00', '18:00'),
    ],
    event: [{ '@type': 'Event', name: 'Next', url: `${publicUrl}/special-event/${next.id}` }],
  });
  expect(data.event).toHaveLength(1);
});

test('names the menu that was typed here, or else the page that the brewery names', async () => {
  const run = await start();
  const tapListUrl = 'https://taps.example/1';
  const { id } = await addBrewery(run, { tapListUrl });
  const beer = makeBeer({ breweryId: id });
  await run.deps.db.insertInto('beer_recommendations').values(beer).execute();
  const menu = async () => (await dataOf(run, `/brewery/${id}`)).hasMenu;
  expect(await menu()).toBe(`${publicUrl}/embed/breweries/${id}`);
  await run.deps.db.updateTable('beer_recommendations').set({ availability: 'gone' }).execute();
  expect(await menu()).toBe(tapListUrl);
});

test('describes a closing for a while as days without hours, before the special days in it', async () => {
  const run = await start();
  const closed = (from: string, until: string) =>
    JSON.stringify({ from, until, reason: null, allowsCheckins: false });
  const christmas = { from: '2026-12-25', to: '2026-12-25', spans: [] };
  const brewery = await addBrewery(run, {
    hoursExceptions: JSON.stringify([christmas]),
    closure: closed('2026-12-20', '2026-12-31'),
  });
  const special = async () => {
    const { openingHoursSpecification } = await dataOf(run, `/brewery/${brewery.id}`);
    return openingHoursSpecification?.map(
      (one: { validFrom: string; validThrough: string; opens: string; closes: string }) => [
        one.validFrom,
        one.validThrough,
        one.opens,
        one.closes,
      ],
    );
  };
  expect(await special()).toEqual([['2026-12-20', '2026-12-31', '00:00', '00:00']]);
  const { db } = run.deps;
  await db
    .updateTable('breweries')
    .set({ closure: closed('2026-04-01', '2026-04-29') })
    .execute();
  expect(await special()).toEqual([['2026-12-25', '2026-12-25', '00:00', '00:00']]);
});

test('describes nothing of a brewery that is not known for sure', async () => {
  const run = await start();
  const { id } = await addBrewery(run, { phone: 'ask at the bar', tapListUrl: 'https://[' });
  const data = await dataOf(run, `/brewery/${id}`);
  for (const name of ['telephone', 'hasMenu', 'event', 'areaServed']) {
    expect(data).not.toHaveProperty(name);
  }
  expect(JSON.stringify(data)).not.toMatch(/openingHours/i);
});

test.each([
  ['+49 (0)89 555 019 9', true],
  ['405.555.0199 ext. 12', true],
  ['405-555-0199 or 405-555-0100', false],
  ['555', false],
])('takes the phone %o: %s', async (phone, isTaken) => {
  const run = await start();
  const { id } = await addBrewery(run, { phone });
  expect((await dataOf(run, `/brewery/${id}`)).telephone).toBe(isTaken ? phone : undefined);
});

test('describes where an event is by its postal address, and what a ticket costs', async () => {
  const run = await start();
  const { id: breweryId } = await addBrewery(run);
  const { db } = run.deps;
  const here = '214 E Sheridan Ave, Oklahoma City, Oklahoma 73104';
  const date = '2026-06-05';
  const events = [
    makeSpecialEvent({ breweryId, date, address: here }),
    makeSpecialEvent({ breweryId, date, address: 'The meadow', location: 'Tent 3' }),
  ];
  await db.insertInto('special_events').values(events).execute();
  const [home, away] = events.map(({ id }) => dataOf(run, `/special-event/${id}`));
  expect((await home)?.location).toEqual({
    '@type': 'Place',
    name: 'Porch Light Brewing',
    address: place,
  });
  expect((await away)?.location).toEqual({
    '@type': 'Place',
    name: 'Tent 3',
    address: { '@type': 'PostalAddress', streetAddress: 'The meadow' },
  });
  const [tickets, free] = [
    makeEvent({ breweryId, date, ticketRequired: 1, ticketPrice: '12.50' }),
    makeEvent({ breweryId, date }),
  ];
  await db.insertInto('events').values([tickets, free]).execute();
  const url = `${publicUrl}/events/${tickets.id}`;
  expect(await dataOf(run, `/events/${tickets.id}`)).toMatchObject({
    '@type': 'Event',
    name: 'Harvest Tasting',
    startDate: '2026-06-05T18:00:00-05:00',
    endDate: '2026-06-05T21:00:00-05:00',
    location: { name: 'Porch Light Brewing', address: place },
    offers: { '@type': 'Offer', url, price: '12.50', priceCurrency: 'USD' },
  });
  expect(await dataOf(run, `/events/${free.id}`)).not.toHaveProperty('offers');
  await db.updateTable('breweries').set({ closedAt: '2026-04-01T00:00:00.000Z' }).execute();
  expect(await dataOf(run, `/events/${free.id}`)).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
  });
});
