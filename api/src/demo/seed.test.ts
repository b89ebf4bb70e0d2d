import { badgeFor } from '@hoptrail/contracts/lib/badges';
import { isEmail, usernameProblem } from '@hoptrail/contracts/lib/text/identity';
import {
  BEER_RATING_MIN_PEOPLE,
  CHECKIN_COOLDOWN_MS,
  DAY_MS,
  LEADERBOARD_MIN_CHECKINS,
} from '@hoptrail/contracts/limits';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate/migrate.ts';
import type { Tables } from '../db/tables/tables.ts';
import { countWrongCounters } from '../ops/doctor/doctor.repo.ts';
import { makeBrewery } from '../testing/factories/brewery.ts';
import { seedDemo } from './seed.ts';

const now = new Date('2026-05-20T15:00:00.000Z');

/** The tables without rows in the demo, and why. */
const withoutRows: Readonly<Partial<Record<keyof Tables, string>>> = {
  administrator_invitations: 'an older kind of invitations',
  beer_imports: 'made by an import',
  beer_wishes: 'people wish beers and styles',
  brewery_boards: 'televisions open them',
  brewery_tags: 'their keys are those of one server',
  brewery_imports: 'made by an import',
  brewery_notes: 'people write them',
  brewery_pin_moves: 'owners move pins',
  calendar_feeds: 'made with an address that people ask for',
  cancelled_events: 'made when an event is deleted',
  checkin_photos: 'people add them',
  imported_visits: 'made by an import',
  mail_outbox: 'the demo sends no mail',
  ownership_losses: 'made when a brewery changes hands',
  passport_backlogs: 'made while earlier check-ins are counted',
  personal_exports: 'people ask for them',
  sessions: 'people sign in',
  sign_in_links: 'the command line makes them',
  signup_invitations: 'administrators invite people',
  team_invitations: 'owners invite people to their team',
  trail_draws: 'administrators draw winners',
  trail_answers: 'made when people answer questions',
  undoable_changes: 'made by changes of today',
  uploads: 'its pictures are drawings',
  verification_codes: 'people sign in',
  view_keys: 'made when a page is viewed, and forgotten with its day',
  view_marks: 'made when a page is viewed, and forgotten with its day',
  visit_imports: 'made by an import',
  wrong_codes: 'people mistype codes',
};
let db: Db;

beforeAll(async () => {
  db = await freshDatabase();
  expect(await seedDemo(db, { now })).toBe(true);
});
afterAll(async () => {
  await db.destroy();
});

async function freshDatabase(): Promise<Db> {
  const fresh = openDatabase(':memory:');
  await migrate(fresh);
  return fresh;
}

/** Returns all rows of the demo, by table. */
async function everything(of: Db): Promise<Map<string, object[]>> {
  const rows = new Map<string, object[]>();
  for (const { name } of await of.introspection.getTables()) {
    const found = await sql<object>`select * from ${sql.table(name)}`.execute(of);
    rows.set(name, found.rows);
  }
  return rows;
}

const allBreweries = () => db.selectFrom('breweries').selectAll().execute();

test('every table has rows, or a reason why it has none', async () => {
  const empty = [...(await everything(db))].flatMap(([name, rows]) => (rows.length ? [] : [name]));
  const message = 'Add rows of new tables to api/src/demo/rows, or a reason to `withoutRows`.';
  expect(empty.toSorted(), message).toEqual(Object.keys(withoutRows).toSorted());
});

test('creates the same demo for the same time, and the same people for another time', async () => {
  const other = await freshDatabase();
  const later = await freshDatabase();
  await seedDemo(other, { now });
  await seedDemo(later, { now: new Date(now.getTime() + 90 * DAY_MS) });
  expect(await everything(other)).toEqual(await everything(db));
  const ids = (of: Db) => of.selectFrom('users').select(['id', 'checkins']).execute();
  expect(await ids(later)).toEqual(await ids(db));
  await other.destroy();
  await later.destroy();
});

test('changes nothing at a second call', async () => {
  const before = await everything(db);
  expect(await seedDemo(db, { now: new Date(now.getTime() + DAY_MS) })).toBe(false);
  expect(await everything(db)).toEqual(before);
});

test('does not fill a database that has a brewery', async () => {
  const used = await freshDatabase();
  await used.insertInto('breweries').values(makeBrewery()).execute();
  expect(await seedDemo(used, { now })).toBe(false);
  expect(await used.selectFrom('users').selectAll().execute()).toEqual([]);
  await used.destroy();
});

test('has valid foreign keys only', async () => {
  const broken = await db.executeQuery(CompiledQuery.raw('pragma foreign_key_check'));
  expect(broken.rows).toEqual([]);
});

test('sets counters to the check-ins and ranks people by their last one', async () => {
  const checkins = await db.selectFrom('check_ins').selectAll().orderBy('createdAt').execute();
  const byUser = Map.groupBy(checkins, ({ userId }) => userId);
  for (const user of await db.selectFrom('users').selectAll().execute()) {
    const own = byUser.get(user.id) ?? [];
    expect([user.name, user.checkins]).toEqual([user.name, own.length]);
    expect(user.checkinsReachedAt).toBe(own.at(-1)?.createdAt ?? null);
    expect((own[0]?.createdAt ?? now.toISOString()) > user.createdAt).toBe(true);
  }
  const byBrewery = Map.groupBy(checkins, ({ breweryId }) => breweryId);
  for (const brewery of await allBreweries()) {
    const own = byBrewery.get(brewery.id) ?? [];
    expect([brewery.name, brewery.checkins]).toEqual([brewery.name, own.length]);
    expect((own[0]?.createdAt ?? now.toISOString()) > brewery.createdAt).toBe(true);
  }
});

test('has one beer that two breweries have on tap', async () => {
  const merged = await db
    .selectFrom('beer_recommendations')
    .select(['beerName', 'beerStyle', 'breweryName'])
    .where('mergedAs', 'is not', null)
    .execute();
  expect(new Set(merged.map(({ beerName, beerStyle }) => beerName + beerStyle)).size).toBe(1);
  expect(new Set(merged.map(({ breweryName }) => breweryName)).size).toBe(2);
});

test('counts the ratings that others see, so that a fifth of the beers have a mean', async () => {
  expect(await countWrongCounters(db)).toEqual({});
  const beers = await db.selectFrom('beer_recommendations').selectAll().execute();
  const withMean = beers.filter(({ ratedBy }) => ratedBy >= BEER_RATING_MIN_PEOPLE);
  expect(withMean.length).toBeGreaterThan(beers.length / 5);
  const had = await db.selectFrom('beers_had').select('isShared').execute();
  expect(new Set(had.map(({ isShared }) => isShared))).toEqual(new Set([0, 1]));
});

test('checks people in between noon and late evening', async () => {
  const checkins = await db.selectFrom('check_ins').select('createdAt').execute();
  const hours = checkins.map(({ createdAt }) => (new Date(createdAt).getUTCHours() + 24 - 18) % 24);
  expect(Math.max(...hours)).toBeLessThan(10);
});

test('respects the cooldown and lets everybody check in anywhere now', async () => {
  const checkins = await db.selectFrom('check_ins').selectAll().orderBy('createdAt').execute();
  const latest = new Map<string, number>();
  for (const { userId, breweryId, createdAt } of checkins) {
    const visit = `${userId} ${breweryId}`;
    const time = Date.parse(createdAt);
    expect(time - (latest.get(visit) ?? 0)).toBeGreaterThanOrEqual(CHECKIN_COOLDOWN_MS);
    latest.set(visit, time);
  }
  expect(Math.max(...latest.values())).toBeLessThan(now.getTime() - DAY_MS);
});

test('has people on the leaderboard from Green to Bronze', async () => {
  const users = await db
    .selectFrom('users')
    .select('checkins')
    .where('checkins', '>=', LEADERBOARD_MIN_CHECKINS)
    .execute();
  expect(new Set(users.map(({ checkins }) => badgeFor(checkins).slug))).toEqual(
    new Set(['green-hop', 'blue-hop', 'purple-hop', 'black-hop', 'bronze-hop']),
  );
});

test('links only to example.com and uses only drawn pictures', async () => {
  const texts = [...(await everything(db)).values()]
    .flatMap((rows) => rows.flatMap((row): unknown[] => Object.values(row)))
    .filter((value) => typeof value === 'string');
  const links = texts.flatMap((text) => text.match(/\w+:\/\/[^\s"]+/g) ?? []);
  expect(links.length).toBeGreaterThan(100);
  for (const link of new Set(links)) {
    expect(new URL(link)).toMatchObject({ protocol: 'https:', hostname: 'example.com' });
  }
  const pictures = texts.flatMap((text) => text.match(/\/art\/[^\s"]+/g) ?? []);
  expect(pictures.length).toBeGreaterThan(300);
  for (const picture of new Set(pictures)) {
    expect(picture).toMatch(
      /^\/art\/(breweries\/[0-9a-f-]+\/(header|logo)|trails\/[a-z0-9-]+\/cover|(photos|posters|covers|portraits|banners|scenes)\/[a-z0-9-]+)\.svg(\?|$)/,
    );
  }
});

test('has people whose addresses and names could sign up', async () => {
  for (const user of await db.selectFrom('users').selectAll().execute()) {
    expect([user.username, isEmail(user.email)]).toEqual([user.username, true]);
    expect(usernameProblem(user.username)).toBeUndefined();
  }
});

test('has the accounts with their roles', async () => {
  const find = (email: string) =>
    db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  const owner = await find('owner@example.com');
  const owned = (await allBreweries()).filter(({ ownerId }) => ownerId === owner.id);
  expect(await db.selectFrom('brewery_ownerships').selectAll().execute()).toMatchObject([
    { userId: owner.id, breweryId: owned[0]?.id },
  ]);
  expect(owned).toHaveLength(1);
  expect(await find('admin@example.com')).toMatchObject({ role: 'admin' });
  const fan = await find('fan@example.com');
  expect(fan).toMatchObject({ role: 'user', checkins: 37 });
  const favorites = db.selectFrom('user_favorites').selectAll().where('userId', '=', fan.id);
  expect((await favorites.execute()).length).toBeGreaterThan(3);
});
