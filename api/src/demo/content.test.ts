import { brewery as breweryContract } from '@hoptrail/contracts/breweries/breweries';
import { distanceKm, distanceMiles } from '@hoptrail/contracts/lib/distance';
import { DEFAULT_LOCATION } from '@hoptrail/contracts/limits';
import { weekdays } from '@hoptrail/contracts/lists/weekdays';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate/migrate.ts';
import { findBreweryById } from '../features/breweries/shared/breweries.repo.ts';
import { specialEvents } from './content/events.ts';
import { specialEventRows } from './rows/events.ts';
import { seedDemo } from './seed.ts';

const now = new Date('2026-05-20T15:00:00.000Z');
let db: Db;

beforeAll(async () => {
  db = openDatabase(':memory:');
  await migrate(db);
  await seedDemo(db, { now });
});
afterAll(async () => {
  await db.destroy();
});

const allBreweries = () => db.selectFrom('breweries').selectAll().execute();

test('has all fields that screens need for every brewery', async () => {
  const breweries = await allBreweries();
  expect(breweries.length).toBeGreaterThanOrEqual(60);
  for (const row of breweries) {
    const shown = await findBreweryById(db, row.id);
    expect(breweryContract.safeParse(shown).error).toBeUndefined();
    expect(shown?.openingHours?.days.flat().length, row.name).toBeGreaterThan(2);
    expect(shown?.offers.length).toBeGreaterThan(1);
    expect(row.image).toMatch(/^\/art\/breweries\/[0-9a-f-]{36}\/header\.svg$/);
    expect(row.logo).toMatch(/^\/art\/breweries\/[0-9a-f-]{36}\/logo\.svg\?name=[^ ]+$/);
    expect(row.hours).toBeTruthy();
    expect(row.policies).toBeTruthy();
    expect(row.phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
    expect(row.rating).toMatch(/^[3-5]\.\d$/);
  }
  expect(new Set(breweries.map(({ phone }) => phone)).size).toBe(breweries.length);
  expect(new Set(breweries.map(({ name }) => name)).size).toBe(breweries.length);
});

test('places most breweries near the initial position of the map', async () => {
  const places = (await allBreweries())
    .filter(({ latitude }) => latitude !== null)
    .map(({ latitude, longitude }) => ({
      latitude: Number(latitude),
      longitude: Number(longitude),
    }));
  const miles = places.map((place) => distanceMiles(DEFAULT_LOCATION, place));
  expect(miles.filter((distance) => distance < 25).length).toBeGreaterThanOrEqual(30);
  expect(miles).toContain(0);
  const near = places.filter((place) => distanceKm(DEFAULT_LOCATION, place) < 0.06);
  expect(near).toHaveLength(2);
});

test('has one brewery without a position and without check-ins', async () => {
  const lost = (await allBreweries()).filter(({ latitude }) => latitude === null);
  expect(lost).toMatchObject([{ name: 'Hidden Acre Brewing', checkins: 0 }]);
});

test('dates special events around today, mostly ahead, each with a brewery', async () => {
  const events = await db
    .selectFrom('special_events')
    .innerJoin('breweries', 'breweries.id', 'special_events.breweryId')
    .select(['date', 'company', 'breweries.name'])
    .execute();
  expect(events).toHaveLength(14);
  for (const { date, company, name } of events) {
    expect(date).toMatch(/^2026-\d\d-\d\d$/);
    expect(company).toBe(name);
  }
  const dates = events.map(({ date }) => date).sort();
  expect([dates[0], dates.at(-1)]).toEqual(['2026-05-11', '2026-07-17']);
  expect(dates.filter((date) => date > '2026-05-20')).toHaveLength(12);
});

test('has weekly events on every day', async () => {
  const events = await db.selectFrom('weekly_events').select('day').execute();
  expect(new Set(events.map(({ day }) => day)).size).toBe(7);
});

test('has trails of which the fan completed one, and misses one stamp of another where the map begins', async () => {
  const fan = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'fan')
    .executeTakeFirstOrThrow();
  const trails = await db.selectFrom('passports').selectAll().orderBy('endsOn').execute();
  const counts = await db
    .selectFrom('passport_stamps')
    .select((eb) => ['passportId', eb.fn.countAll<number>().as('stamps')])
    .where('userId', '=', fan.id)
    .groupBy('passportId')
    .execute();
  const stampsOf = (name: string) => {
    const id = trails.find((trail) => trail.name === name)?.id;
    return counts.find(({ passportId }) => passportId === id)?.stamps ?? 0;
  };
  expect(trails.map(({ name }) => name)).toEqual([
    'Ink & Malt',
    "The Lamplighter's Round",
    'Red Dirt Rounds',
  ]);
  expect(stampsOf("The Lamplighter's Round")).toBe(7);
  expect(stampsOf('Red Dirt Rounds')).toBeGreaterThanOrEqual(6);
  const missing = await db
    .selectFrom('passport_breweries')
    .innerJoin('breweries', 'breweries.id', 'passport_breweries.breweryId')
    .select(['name', 'latitude', 'longitude'])
    .where('passportId', '=', trails[1]?.id ?? '')
    .where('breweries.id', 'not in', (eb) =>
      eb
        .selectFrom('passport_stamps')
        .select((of) => of.ref('breweryId').$notNull().as('breweryId'))
        .where('userId', '=', fan.id)
        .where('passportId', '=', trails[1]?.id ?? ''),
    )
    .execute();
  const { latitude, longitude } = DEFAULT_LOCATION;
  const place = { latitude: String(latitude), longitude: String(longitude) };
  expect(missing).toEqual([{ name: 'Lampwick Brewing Co.', ...place }]);
});

test('has beers of every style within 25 miles', async () => {
  const beers = await db
    .selectFrom('beer_recommendations')
    .innerJoin('breweries', 'breweries.id', 'beer_recommendations.breweryId')
    .select(['beerStyle', 'abv', 'beer_recommendations.rating', 'latitude', 'longitude'])
    .where('latitude', 'is not', null)
    .execute();
  const nearby = beers.filter(({ latitude, longitude }) => {
    const place = { latitude: Number(latitude), longitude: Number(longitude) };
    return distanceMiles(DEFAULT_LOCATION, place) <= 25;
  });
  expect(new Set(nearby.map(({ beerStyle }) => beerStyle.normalize('NFC'))).size).toBe(18);
  for (const { abv, rating } of beers) {
    expect(abv).toMatch(/^\d{1,2}\.\d\d$/);
    expect(rating).toMatch(/^[34]\.\d\d$/);
  }
});

test('dates an event that mentions a weekday on that day, in every demo', () => {
  for (let day = 1; day <= 7; day += 1) {
    const rows = specialEventRows(new Date(`2026-05-0${day}T22:00:00.000Z`));
    const polka = rows.find(({ event }) => event === 'Polka Sunday');
    expect(new Date(polka?.date ?? '').getUTCDay()).toBe(0);
  }
});

test('mentions in no event a weekday other than that of its date', () => {
  const telling = specialEvents.filter(({ event, details, weekday }) =>
    weekdays.some((day) => `${event} ${details}`.includes(day) && day !== weekday),
  );
  expect(telling).toEqual([]);
});
