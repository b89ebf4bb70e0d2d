import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Db } from '../db/database.ts';
import { tracked } from '../db/instances/change-feed.ts';
import type { EventTable } from '../db/tables/tables.ts';
import { write } from '../db/write.ts';
import { seedDemo } from '../demo/seed.ts';
import { insertCancelledEvent } from '../features/events/cancelled-events.repo.ts';
import { buildTestApp, type TestApp } from '../testing/app.ts';
import {
  type Answer,
  feedQuestion,
  personalQuestion,
  procedureQuestion,
  type Question,
} from '../testing/cache/questions.ts';
import { rowChangesOf } from '../testing/cache/row-changes.ts';
import { feedKinds } from '../transport/feeds/feed-kinds.ts';
import { allProcedures } from '../transport/procedures.ts';
import { dependencies, feedDependencies } from './dependencies.ts';

/** The inputs to test of each cached procedure. */
const inputs: Readonly<Record<string, (db: Db) => Promise<unknown[]>>> = {
  'breweries.byId': async (db) => await db.selectFrom('breweries').select('id').limit(2).execute(),
  'breweries.list': async () => [
    {},
    { limit: 5 },
    { q: 'brew' },
    { lat: 35.4, lng: -97.5, limit: 9 },
    { openNow: true },
    { eventsToday: true, lat: 35.4, lng: -97.5 },
    { offers: ['dogs', 'food'], q: 'brew' },
  ],
  'checkins.leaderboard': async () => [{}, { limit: 3 }],
  'events.special.list': async () => [undefined],
  'events.weekly.byDay': async () => [{ day: 'Friday' }, { day: 'Monday' }],
  'events.weekly.list': async () => [undefined],
  'trails.byId': async (db) =>
    await db.selectFrom('passports').select('id').orderBy('id').limit(2).execute(),
  'trails.list': async () => [undefined],
  'podcast.episodes': async () => [undefined],
  'podcast.header': async () => [undefined],
  'settings.all': async () => [undefined],
};

/** The ids of the objects to test each cached feed with. */
const feedIds: Readonly<Record<string, (db: Db) => Promise<string[]>>> = {
  'calendars.brewery': async (db) => [
    await breweryWith('special_events', db),
    await breweryWith('weekly_events', db),
    await breweryWith('cancelled_events', db),
  ],
  'sitemap.file': async () => ['pages', 'breweries-1'],
};

test('lists the tables of every cached procedure and feed, and of no other', () => {
  const feeds = feedKinds.flatMap(({ cachedAs }) => cachedAs ?? []).toSorted();
  expect(Object.keys(feedDependencies).toSorted()).toEqual(feeds);
  const cached = allProcedures()
    .filter(({ meta }) => meta.fromCache ?? meta.cached)
    .map(({ path }) => path);
  const message = 'A cached procedure has its tables in dependencies.ts and its inputs here.';
  expect(Object.keys(dependencies).toSorted(), message).toEqual(cached.toSorted());
  expect(Object.keys(inputs).toSorted(), message).toEqual(cached.toSorted());
});

test('returns the same from the cache as from the query after a change of any column of any table', {
  timeout: 900_000,
}, async () => {
  const run = await buildTestApp({ config: { requestsPerMinute: 1e9 } });
  const { db, clock } = run.deps;
  await seedDemo(db, { now: clock.now() });
  await addVariety(db, clock.now().toISOString());
  await keepFewEvents(db);
  const questions = await questionsOf(db);
  const changes = await rowChangesOf(db);
  const whole = { minLength: changes.size };
  const changedBy: [path: string, table: string][] = [];
  let last = await askAll(run, questions, []);
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([...changes], whole), async (order) => {
      for (const [after, { table, make }] of order) {
        // A change that a constraint refuses leaves all answers as they are.
        if (!(await write(db, make))) continue;
        const next = await askAll(run, questions, last);
        for (const [index, { path, query }] of questions.entries()) {
          const cached = next[index]?.data;
          expect({ after, path, cached }).toEqual({ after, path, cached: await query(run) });
          if (!isDeepStrictEqual(cached, last[index]?.data)) changedBy.push([path, table]);
        }
        last = next;
      }
    }),
    { numRuns: 1, endOnFailure: true },
  );
  // Each table must have changed each response that depends on it; otherwise the demo's rows prove
  // nothing about it.
  const listed = Object.entries({ ...dependencies, ...feedDependencies }).flatMap(
    ([path, tables]) => tables.map((name) => [path, tracked[name].table]),
  );
  expect(changedBy).toEqual(expect.arrayContaining(listed));
});

/** Each change is followed by a comparison of all calendars, which have every event. */
async function keepFewEvents(db: Db): Promise<void> {
  for (const table of ['special_events', 'weekly_events'] as const) {
    const kept = db.selectFrom(table).select('id').orderBy('id').limit(6);
    await db.deleteFrom(table).where('id', 'not in', kept).execute();
  }
}

/** Adds what the demo lacks: cancelled events, closed breweries, time zones and a second owner. */
async function addVariety(db: Db, now: string): Promise<void> {
  const weekly = db.selectFrom('weekly_events').where('breweryId', 'is not', null);
  const event = await weekly.select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  await insertCancelledEvent(db, 'weekly_events', event.id, now);
  const breweries = await db.selectFrom('breweries').select('id').orderBy('id').execute();
  for (const [index, { id }] of breweries.entries()) {
    const ownTimeZone = index % 2 === 0 ? 'Europe/Berlin' : null;
    const closedAt = index % 5 === 0 ? now : null;
    const update = db.updateTable('breweries').set({ ownTimeZone, closedAt });
    await update.where('id', '=', id).execute();
  }
  const [owned] = await db.selectFrom('brewery_ownerships').select('breweryId').execute();
  const user = await db.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow();
  const breweryId = owned?.breweryId ?? '';
  const second = { id: 'second-owner', userId: user.id, breweryId, createdAt: now };
  await db.insertInto('brewery_ownerships').values(second).execute();
}

/** Returns a brewery with events in this table. */
async function breweryWith(table: EventTable | 'cancelled_events', db: Db): Promise<string> {
  const events = db.selectFrom(table).where('breweryId', 'is not', null);
  const { breweryId } = await events.select('breweryId').orderBy('id').executeTakeFirstOrThrow();
  return breweryId ?? '';
}

async function questionsOf(db: Db): Promise<Question[]> {
  const questions: Question[] = [];
  for (const [path, inputsOf] of Object.entries(inputs)) {
    for (const input of await inputsOf(db)) questions.push(procedureQuestion(path, input));
  }
  for (const path of Object.keys(feedDependencies)) {
    const ids = (await feedIds[path]?.(db)) ?? [''];
    questions.push(...ids.map((id) => feedQuestion(path, id)));
  }
  for (const table of ['brewery_ownerships', 'brewery_staff'] as const) {
    const people = await db
      .selectFrom(table)
      .innerJoin('users', 'users.id', 'userId')
      .select(['breweryId', 'users.id', 'email', 'role'])
      .execute();
    questions.push(
      ...people.map(({ breweryId: id, ...person }) =>
        personalQuestion('breweries.byId', { id }, person),
      ),
    );
  }
  return questions;
}

async function askAll(
  run: TestApp,
  questions: readonly Question[],
  last: readonly Answer[],
): Promise<Answer[]> {
  return await Promise.all(questions.map(({ cached }, index) => cached(run, last[index])));
}
