import { DAY_MS } from '@hoptrail/contracts/limits';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '../db/database.ts';
import { write } from '../db/write.ts';
import { seedDemo } from '../demo/seed.ts';
import { buildTestApp, type TestApp } from '../testing/app.ts';
import { respondTo } from '../testing/conformance/transports.ts';
import { tablesOf } from '../testing/data-folder/tables-of.ts';
import { contextOf, runQuery } from '../testing/direct-call.ts';
import { type FeedKind, feedKinds } from '../transport/feeds/feed-kinds.ts';
import { allProcedures } from '../transport/procedures.ts';
import { dependencies, feedDependencies } from './dependencies.ts';

const MAX_ROWS = 40;
const procedures = allProcedures().filter(({ meta }) => meta.fromCache ?? meta.cached);

/** The inputs to test of each cached procedure. */
const inputs = {
  'breweries.byId': async (db) => await db.selectFrom('breweries').select('id').limit(2).execute(),
  'breweries.list': async () => [
    {},
    { limit: 5 },
    { q: 'brew' },
    { lat: 35.4, lng: -97.5, limit: 9 },
  ],
  'checkins.leaderboard': async () => [{}, { limit: 3 }],
  'events.special.list': async () => [undefined],
  'events.weekly.byDay': async () => [{ day: 'Friday' }],
  'events.weekly.list': async () => [undefined],
  'passports.byId': async (db) =>
    await db.selectFrom('passports').select('id').orderBy('id').limit(2).execute(),
  'passports.list': async () => [undefined],
  'podcast.episodes': async () => [undefined],
  'podcast.header': async () => [undefined],
  'settings.all': async () => [undefined],
} satisfies Record<string, (db: Db) => Promise<unknown[]>> as Record<
  string,
  (db: Db) => Promise<unknown[]>
>;

/** The ids of the objects to test each cached feed with. */
const feedIds: Record<string, (db: Db) => Promise<{ id: string }[]>> = {
  'calendars.brewery': async (db) =>
    await db.selectFrom('breweries').select('id').orderBy('id').limit(2).execute(),
  'sitemap.file': async () => [{ id: 'pages' }, { id: 'breweries-1' }],
};

test('lists the tables of every cached procedure and feed, and of no other', () => {
  const feeds = feedKinds.flatMap(({ cachedAs }) => cachedAs ?? []).toSorted();
  expect(Object.keys(feedDependencies).toSorted()).toEqual(feeds);
  const cached = procedures.map(({ path }) => path).toSorted();
  expect(Object.keys(dependencies).toSorted()).toEqual(cached);
  expect(Object.keys(inputs).toSorted()).toEqual(cached);
});

test('returns the same from the cache as from the query after a change of any column of any table', {
  timeout: 240_000,
}, async () => {
  const run = await buildTestApp({ config: { requestsPerMinute: 1e9 } });
  const { db, clock } = run.deps;
  await seedDemo(db, { now: clock.now() });
  await keepFewEvents(db);
  const asked = await questionsOf(db);
  const changes = await changesOf(db);
  const whole = { minLength: changes.size };
  const changed = new Set<string>();
  let last = await responsesOf(run, asked, new Map());
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([...changes.keys()], whole), async (order) => {
      for (const name of order) {
        await write(db, async (trx) => await changes.get(name)?.(trx));
        const next = await responsesOf(run, asked, last);
        for (const [question, { path, query }] of asked) {
          const expected = await query(run);
          const cached = next.get(question)?.data;
          expect({ after: name, question, cached }).toEqual({
            after: name,
            question,
            cached: expected,
          });
          if (next.get(question)?.etag !== last.get(question)?.etag) changed.add(path);
        }
        last = next;
      }
    }),
    { numRuns: 1, endOnFailure: true },
  );
  // Each cached procedure must have changed at least once; otherwise the demo rows prove nothing
  // about it.
  const all = [...Object.keys(dependencies), ...Object.keys(feedDependencies)];
  expect([...changed].toSorted()).toEqual(all.toSorted());
});

const FAILED = 'failed';

/** Each change is followed by a comparison of all calendars, which have every event. */
async function keepFewEvents(db: Db): Promise<void> {
  for (const table of ['special_events', 'weekly_events'] as const) {
    const kept = db.selectFrom(table).select('id').orderBy('id').limit(6);
    await db.deleteFrom(table).where('id', 'not in', kept).execute();
  }
}

interface Question {
  /** The procedure, or the feed. */
  path: string;
  /** Calls it over REST, with the ETag of the last response. */
  respond(app: TestApp['app'], headers: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Returns what it returns without a cache. */
  query(run: TestApp): Promise<unknown>;
}

interface Recorded {
  etag: string | undefined;
  data: unknown;
}

async function questionsOf(db: Db): Promise<Map<string, Question>> {
  const questions = new Map<string, Question>();
  for (const [path, inputsOf] of Object.entries(inputs)) {
    for (const input of await inputsOf(db)) {
      questions.set(`${path} ${JSON.stringify(input)}`, questionOf(path, input));
    }
  }
  for (const kind of feedKinds) {
    if (!kind.cachedAs) continue;
    for (const { id } of (await feedIds[kind.cachedAs]?.(db)) ?? [{ id: '' }]) {
      questions.set(`${kind.cachedAs} ${id}`, feedQuestion(kind, kind.cachedAs, id));
    }
  }
  return questions;
}

function questionOf(path: string, input: unknown): Question {
  const served = procedures.find((procedure) => procedure.path === path);
  if (!served) throw new Error(`${path} is not cached.`);
  return {
    path,
    respond: async (app, headers) =>
      await respondTo('REST', app, served, input, { cookies: new Map<string, string>(), headers }),
    async query({ deps }) {
      const result = await runQuery(path, contextOf(deps), input).catch(() => FAILED);
      return result === undefined ? undefined : JSON.parse(JSON.stringify(result));
    },
  };
}

function feedQuestion(kind: FeedKind, path: string, id: string): Question {
  const url = kind.path.replace(':file', `${id}${kind.ending}`);
  return {
    path,
    respond: async (app, headers) => await app.inject({ url, headers }),
    async query({ deps: { db, clock, signingKey } }) {
      const now = new Date(Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS);
      const making = { db, signingKey, now, origin: ORIGIN };
      return await kind.make(making, id).catch(() => undefined);
    },
  };
}

/** The origin of injected requests. */
const ORIGIN = 'http://localhost';

async function responsesOf(
  { app }: TestApp,
  asked: ReadonlyMap<string, Question>,
  last: ReadonlyMap<string, Recorded>,
): Promise<Map<string, Recorded>> {
  const responses = new Map<string, Recorded>();
  for (const [question, { respond }] of asked) {
    const before = last.get(question);
    const response = await respond(app, before?.etag ? { 'if-none-match': before.etag } : {});
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const text = () => (isJson ? response.json() : response.body);
    const data = response.statusCode === 200 ? text() : undefined;
    const etag = response.headers.etag?.toString();
    if (response.statusCode === 304 && before) responses.set(question, before);
    else responses.set(question, { etag, data: response.statusCode >= 500 ? FAILED : data });
  }
  return responses;
}

type Change = (trx: Db) => Promise<void>;

/**
 * Returns the changes to test of every table: swap the values of each column, delete a row, insert
 * a row.
 */
async function changesOf(db: Db): Promise<Map<string, Change>> {
  const changes = new Map<string, Change>();
  for (const { name: table, columns: names, key } of await tablesOf(db)) {
    const rowsOf = async (trx: Db) =>
      (
        await sql<Record<string, unknown>>`select * from ${sql.table(table)}
          limit ${sql.lit(MAX_ROWS)}`.execute(trx)
      ).rows;
    const isRow = (row: Record<string, unknown>) =>
      sql.join(
        key.map((column) => sql`${sql.ref(column)} = ${row[column]}`),
        sql` and `,
      );
    for (const column of names) {
      changes.set(`${table}.${column}`, async (trx) => {
        const rows = await rowsOf(trx);
        for (const [index, row] of rows.entries()) {
          const value = rows[(index + 1) % rows.length]?.[column];
          await attempt(
            sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where ${isRow(row)}`,
            trx,
          );
        }
      });
    }
    changes.set(`delete from ${table}`, async (trx) => {
      const row = (await rowsOf(trx)).at(-1);
      if (row) await attempt(sql`delete from ${sql.table(table)} where ${isRow(row)}`, trx);
    });
    changes.set(`insert into ${table}`, async (trx) => {
      const [row] = await rowsOf(trx);
      if (!row) return;
      const values = names.map((column) =>
        typeof row[column] === 'string' && /^(id|username|email|key|tokenHash)$/.test(column)
          ? sql`${`new-${row[column]}`}`
          : sql`${row[column]}`,
      );
      const columnList = sql.join(names.map((column) => sql.ref(column)));
      await attempt(
        sql`insert into ${sql.table(table)} (${columnList}) values (${sql.join(values)})`,
        trx,
      );
    });
  }
  return changes;
}

/** Executes a write; ignores violated constraints. */
async function attempt(query: { execute(db: Db): Promise<unknown> }, trx: Db): Promise<void> {
  await sql`savepoint attempt`.execute(trx);
  try {
    await query.execute(trx);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    // PostgreSQL's class 23 is of violated constraints.
    if (!/^(SQLITE_CONSTRAINT|23)/.test(code)) throw error;
    await sql`rollback to attempt`.execute(trx);
  }
  await sql`release attempt`.execute(trx);
}
