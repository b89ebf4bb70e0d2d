import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { addBrewery } from '../../testing/breweries.ts';
import { makeBeer } from '../../testing/factories/beer.ts';
import { makeEvent } from '../../testing/factories/event.ts';
import { makeSpecialEvent } from '../../testing/factories/special-event.ts';
import { makeWeeklyEvent } from '../../testing/factories/weekly-event.ts';
import { addBreweries, addTrail } from '../../testing/trails.ts';

// What Google requires of a local business and of an event, and no property that it does not know:
// developers.google.com/search/docs/appearance/structured-data
const url = z.url({ protocol: /^https$/ });
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const instant = z.iso.datetime({ offset: true });
const text = z.string().min(1);
const address = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text,
  addressLocality: text.optional(),
  addressRegion: text.optional(),
  postalCode: text.optional(),
});
const hours = z
  .strictObject({
    '@type': z.literal('OpeningHoursSpecification'),
    dayOfWeek: z.string().startsWith('https://schema.org/').optional(),
    opens: time,
    closes: time,
    validFrom: z.iso.date().optional(),
    validThrough: z.iso.date().optional(),
  })
  .refine((one) => (one.dayOfWeek === undefined) === (one.validFrom !== undefined));
const schedule = z.strictObject({
  '@type': z.literal('Schedule'),
  repeatFrequency: z.enum(['P1W', 'P2W', 'P1M']),
  byDay: z.string().regex(/^(https:\/\/schema\.org\/[A-Z][a-z]+day|(-1|[1-5])[A-Z]{2})$/),
  startDate: z.iso.date(),
  endDate: z.iso.date().optional(),
  startTime: z.iso.time(),
  endTime: z.iso.time(),
  scheduleTimezone: text,
  exceptDate: z.array(z.iso.date()).min(1).optional(),
});
const event = z.strictObject({
  '@context': z.literal('https://schema.org').optional(),
  '@type': z.literal('Event'),
  name: text,
  url,
  description: text,
  startDate: instant,
  endDate: instant,
  eventStatus: z.enum(['https://schema.org/EventScheduled', 'https://schema.org/EventCancelled']),
  eventAttendanceMode: z.literal('https://schema.org/OfflineEventAttendanceMode'),
  location: z.strictObject({ '@type': z.literal('Place'), name: text, address }),
  organizer: z.strictObject({ '@type': z.literal('Organization'), name: text, url }),
  image: url.optional(),
  eventSchedule: schedule.optional(),
  maximumAttendeeCapacity: z.int().optional(),
  offers: z
    .strictObject({
      '@type': z.literal('Offer'),
      url,
      price: z.string().optional(),
      priceCurrency: z.string().length(3).optional(),
    })
    .optional(),
});
const brewery = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('Brewery'),
  name: text,
  url,
  image: url.optional(),
  telephone: text.optional(),
  address,
  geo: z.strictObject({
    '@type': z.literal('GeoCoordinates'),
    latitude: z.number(),
    longitude: z.number(),
  }),
  openingHoursSpecification: z.array(hours).min(1).optional(),
  hasMenu: url.optional(),
  event: z.array(event).min(1).optional(),
  sameAs: z.array(url).min(1).optional(),
});
const trail = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('TouristTrip'),
  name: text,
  url,
  description: text,
  itinerary: z.strictObject({
    '@type': z.literal('ItemList'),
    numberOfItems: z.int(),
    itemListElement: z.array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().min(1),
        item: z.strictObject({ '@type': z.literal('Brewery'), name: text, url }),
      }),
    ),
  }),
});

const publicUrl = 'https://beer.example';
let webRoot = '';
let run: TestApp;

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'hoptrail-page-'));
  await writeFile(join(webRoot, 'index.html'), '<head><!--head--><!--/head--></head>');
});
beforeEach(async () => {
  run = await buildTestApp({ webRoot, config: { publicUrl } });
});
afterAll(() => rm(webRoot, { recursive: true }));

/** Returns the structured data of a page; undefined if it has none. */
async function dataOf(path: string): Promise<unknown> {
  const { body } = await run.app.inject({ url: path });
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
}

const week = Array.from({ length: 7 }, () => [{ opens: '15:00', closes: '01:00' }]);
const season = {
  from: '2026-06-01',
  to: '2026-08-31',
  spans: [{ opens: '12:00', closes: '23:00' }],
};
const closure = { from: '2026-09-01', until: '2026-09-09', reason: null, allowsCheckins: false };

test('a brewery with hours, a season, a closing, a menu with prices and a repeated event', async () => {
  const { id } = await addBrewery(run, {
    openingHours: JSON.stringify({ days: week }),
    hoursExceptions: JSON.stringify([season]),
    closure: JSON.stringify(closure),
    socialLinks: JSON.stringify({ website: 'https://porch.example', instagram: null }),
  });
  const { db } = run.deps;
  const beer = makeBeer({ breweryId: id, priceSmall: '4.00', priceLarge: '7.50' });
  await db.insertInto('beer_recommendations').values(beer).execute();
  const market = makeSpecialEvent({
    breweryId: id,
    event: 'Market',
    date: '2026-06-04',
    repeats: 'monthly',
    notOn: '2026-07-02',
    places: 20,
    ticketLink: 'https://tickets.example/1',
  });
  await db.insertInto('special_events').values(market).execute();

  const data = brewery.parse(await dataOf(`/brewery/${id}`));
  expect(data.openingHoursSpecification).toHaveLength(9);
  expect(data.openingHoursSpecification?.slice(-2)).toMatchObject([
    { validFrom: '2026-09-01', validThrough: '2026-09-09', opens: '00:00', closes: '00:00' },
    { validFrom: '2026-06-01', validThrough: '2026-08-31', opens: '12:00', closes: '23:00' },
  ]);
  expect(data.sameAs).toEqual(['https://porch.example']);
  expect(data.hasMenu).toBe(`${publicUrl}/embed/breweries/${id}`);
  const next = {
    name: 'Market',
    startDate: '2026-06-04T18:00:00-05:00',
    eventSchedule: {
      ...{ repeatFrequency: 'P1M', byDay: '1TH', startDate: '2026-06-04' },
      // The brewery is closed for a while on the second.
      exceptDate: ['2026-07-02', '2026-09-03'],
    },
  };
  expect(data.event).toMatchObject([next]);
  expect(event.parse(await dataOf(`/special-event/${market.id}`))).toMatchObject(next);
});

test('a weekly event by its next date, and its schedule without the days that it leaves out', async () => {
  const { id: breweryId } = await addBrewery(run, {
    closure: JSON.stringify({ ...closure, from: '2026-05-18', until: '2026-05-25' }),
  });
  const quiz = makeWeeklyEvent({ breweryId, time: '9 PM - 1 AM', notOn: '2026-05-06, 2026-05-07' });
  const unread = makeWeeklyEvent({ breweryId, time: 'evening' });
  await run.deps.db.insertInto('weekly_events').values([quiz, unread]).execute();
  const data = brewery.parse(await dataOf(`/brewery/${breweryId}`));
  expect(data.event).toEqual([
    expect.objectContaining({
      name: 'Pub Quiz',
      url: `${publicUrl}/weekly-events/wednesday?event=${quiz.id}`,
      startDate: '2026-05-13T21:00:00-05:00',
      endDate: '2026-05-14T01:00:00-05:00',
      eventSchedule: {
        '@type': 'Schedule',
        repeatFrequency: 'P1W',
        byDay: 'https://schema.org/Wednesday',
        startDate: '2026-05-13',
        startTime: '21:00:00',
        endTime: '01:00:00',
        scheduleTimezone: 'America/Chicago',
        exceptDate: ['2026-05-20'],
      },
    }),
  ]);
});

test.each([
  ['weekly', { repeatFrequency: 'P1W', byDay: 'https://schema.org/Thursday' }],
  ['biweekly', { repeatFrequency: 'P2W', byDay: 'https://schema.org/Thursday' }],
  ['monthlyLast', { repeatFrequency: 'P1M', byDay: '-1TH' }],
])('the schedule of an event that repeats %s until a day', async (repeats, expected) => {
  const { id: breweryId } = await addBrewery(run);
  const special = makeSpecialEvent({
    ...{ breweryId, repeats, date: '2026-06-25', repeatsUntil: '2026-12-31' },
  });
  await run.deps.db.insertInto('special_events').values(special).execute();
  const { eventSchedule } = event.parse(await dataOf(`/special-event/${special.id}`));
  expect(eventSchedule).toMatchObject({ ...expected, endDate: '2026-12-31' });
});

test('a brewery of which nothing is known beyond its address', async () => {
  const bare = { phone: null, tapListUrl: null, socialLinks: '{}', hours: '' };
  const { id } = await addBrewery(run, bare);
  const data = brewery.parse(await dataOf(`/brewery/${id}`));
  expect(data).not.toHaveProperty('sameAs');
  expect(data).not.toHaveProperty('openingHoursSpecification');
});

test('events of a closed brewery are canceled, and the brewery is described no more', async () => {
  const { id: breweryId } = await addBrewery(run, { closedAt: '2026-04-01T00:00:00.000Z' });
  const date = '2026-06-05';
  const special = makeSpecialEvent({ breweryId, date });
  const legacy = makeEvent({ breweryId, date, ticketRequired: 1, ticketPrice: '12.50' });
  await run.deps.db.insertInto('special_events').values(special).execute();
  await run.deps.db.insertInto('events').values(legacy).execute();
  const canceled = { eventStatus: 'https://schema.org/EventCancelled' };
  expect(event.parse(await dataOf(`/special-event/${special.id}`))).toMatchObject(canceled);
  expect(event.parse(await dataOf(`/events/${legacy.id}`))).toMatchObject(canceled);
  expect(await dataOf(`/brewery/${breweryId}`)).toBeUndefined();
});

test('a trail with its breweries in order', async () => {
  const { id } = await addTrail(run, await addBreweries(run, ['Mill', 'Porch']));
  const { itinerary } = trail.parse(await dataOf(`/trails/${id}`));
  expect(itinerary.itemListElement.map(({ item }) => item.name)).toEqual(['Mill', 'Porch']);
});
