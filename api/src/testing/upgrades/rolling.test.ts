// @module-tag release
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrate, NewerDatabaseError } from '../../db/migrate/migrate.ts';
import { lastReleased, migrations } from '../../db/migrate/migrations.ts';
import { openPostgres } from '../../db/postgres/open-postgres.ts';
import { write } from '../../db/write.ts';
import { openDataFolder } from '../../ops/data-folder/data-folder.ts';
import { allProcedures } from '../../transport/procedures.ts';
import { type TestApp, temporaryFolder, testRuntime } from '../app.ts';
import { buildPatientApp } from '../conformance/app.ts';
import { examples } from '../conformance/examples.ts';
import { setScene } from '../conformance/scene.ts';
import { callOver } from '../conformance/transports.ts';
import { tablesOf } from '../data-folder/tables-of.ts';
import { makeBeer } from '../factories/beer.ts';
import { makeBrewery } from '../factories/brewery.ts';
import { makeEpisode } from '../factories/episode.ts';
import { makeUser } from '../factories/user.ts';
import { emptyDatabaseUrl } from '../postgres/databases.ts';
import { settingsOf } from '../postgres/settings-of.ts';
import { hoptrail } from '../processes/command.ts';

test('a running server goes on while a newer one adds columns and tables', async () => {
  const run = await buildPatientApp();
  // Every statement is prepared with the columns that there are now.
  const before = await callAll(run);
  await migrateToNextRelease(run);
  expect(await callAll(run)).toEqual(before);
  expect(Object.values(before).filter((status) => status >= 500)).toEqual([]);
});

/** Calls every procedure as an administrator with objects of their own. @returns the statuses */
async function callAll(run: TestApp): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (const served of allProcedures()) {
    const scene = await setScene(run, 'admin', 'own');
    const input = await examples[served.path]?.(scene);
    const { status } = await callOver('RPC', run.app, served, input, scene.caller);
    statuses[served.path] = status;
  }
  return statuses;
}

/** Changes the schema as a release may: it adds columns to every table, a table and indexes. */
async function migrateToNextRelease({ deps }: TestApp): Promise<void> {
  const { database } = deps.config;
  if (!database) throw new Error('These tests run on PostgreSQL.');
  const { db, close } = openPostgres(database);
  const statements = (await tablesOf(db)).flatMap(({ name, columns: [first] }) => [
    `alter table ${name} add column "addedNext" text, add column "alsoAddedNext" text not null default 'x'`,
    `create index added_${name} on ${name} ("addedNext", "${first}")`,
  ]);
  statements.push('create table added (id text primary key)');
  const next = { '900-next': { sqlite: [], postgres: statements } };
  await migrate(db, { migrations: { ...migrations, ...next } });
  await close();
}

test('a transaction whose statement was prepared before a migration is run again', async () => {
  const settings = settingsOf(await emptyDatabaseUrl());
  const { db, close } = openPostgres({ ...settings, connections: 2 });
  onTestFinished(close);
  await migrate(db);
  const episode = makeEpisode();
  await db.insertInto('podcast_episodes').values(episode).execute();
  let tries = 0;
  const change = async () => {
    const updated = () =>
      db.updateTable('podcast_episodes').set({ guest: sql`guest || '!'` }).returningAll().execute();
    const read = () =>
      write(db, async (trx) => {
        tries += 1;
        return await trx.selectFrom('podcast_episodes').selectAll().execute();
      });
    // On both connections.
    return [
      ...(await Promise.all([updated(), updated()])),
      ...(await Promise.all([read(), read()])),
    ];
  };
  await change();
  expect(tries).toBe(2);
  await sql`alter table podcast_episodes add column added text`.execute(db);
  const changed = { id: episode.id, added: null };
  for (const rows of await change()) expect(rows).toMatchObject([changed]);
  expect(tries).toBeGreaterThan(4);
  const rows = await db.selectFrom('podcast_episodes').select('guest').execute();
  expect(rows).toEqual([{ guest: `${episode.guest}!!!!` }]);
});

test('a server that starts on the schema of the last release migrates it and serves its rows', async () => {
  const DATABASE_URL = await emptyDatabaseUrl();
  const { db, close } = openPostgres(settingsOf(DATABASE_URL));
  onTestFinished(close);
  await migrate(db, { upTo: lastReleased });
  const [user, brewery, episode] = [makeUser(), makeBrewery(), makeEpisode()];
  const beer = makeBeer({ breweryId: brewery.id });
  const rows = { users: user, breweries: brewery, podcast_episodes: episode };
  for (const [table, row] of Object.entries({ ...rows, beer_recommendations: beer })) {
    await insertFormer(table, row);
  }
  const server = hoptrail(['serve'], { DATABASE_URL, DATA_DIR: await temporaryFolder() });
  await server.printed('data in');
  const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(server.output()) ?? [];
  const read = async (path: string) => await (await fetch(`${url}/api${path}`)).text();
  expect(await read(`/breweries/${brewery.id}`)).toContain(brewery.name);
  expect(await read('/breweries')).toContain(brewery.id);
  expect(await read(`/breweries/${brewery.id}/beers`)).toContain(beer.beerName);
  expect(await read('/podcast-episodes')).toContain(episode.title);
  for (const path of ['/leaderboard', '/special-events', '/weekly-events', '/global-settings']) {
    expect((await fetch(`${url}/api${path}`)).status, path).toBe(200);
  }

  /** Inserts a row without the columns that the last release does not know. */
  async function insertFormer(table: string, row: object): Promise<void> {
    const existing = (await tablesOf(db)).find(({ name }) => name === table)?.columns ?? [];
    const values = Object.entries(row).filter(([column]) => existing.includes(column));
    const columns = values.map(([column]) => sql.ref(column));
    await sql`insert into ${sql.table(table)} (${sql.join(columns)})
      values (${sql.join(values.map(([, value]) => value))})`.execute(db);
  }
});

test('a server refuses to start on the schema of a newer release, and changes nothing', async () => {
  const database = settingsOf(await emptyDatabaseUrl());
  const { db, close } = openPostgres(database);
  onTestFinished(close);
  const next = { '900-next': { sqlite: [], postgres: ['create table added (id text)'] } };
  await migrate(db, { migrations: { ...migrations, ...next } });
  const dataDir = await temporaryFolder();
  const start = openDataFolder({ dataDir, database, objectStore: undefined }, testRuntime);
  await expect(start).rejects.toBeInstanceOf(NewerDatabaseError);
  expect((await tablesOf(db)).map(({ name }) => name)).toContain('added');
});
