import { randomUUID } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import type { DatabaseConfig } from '../../config/database/database-config.ts';
import { Session } from '../../db/postgres/sessions/session.ts';
import { settingsOf } from './settings-of.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the migrated template on the server of the tests; undefined on SQLite. */
    postgresTemplate: string;
  }
}

/** Databases of this worker that no test uses, empty but for the schema. */
const free: DatabaseConfig[] = [];
/** The names of the tables of a new database. */
let tables: string | undefined;
/** The sessions that empty databases, by their names. */
const sessions = new Map<string, Session>();
const used = new Map<string, DatabaseConfig>();

/**
 * Returns the database of a test's data folder, or of a test, where the tests run on PostgreSQL.
 * @param owner the data folder: opened again in the same test, it has the same database
 * @returns undefined where they run on SQLite
 */
export async function testDatabase(
  owner: string = randomUUID(),
): Promise<DatabaseConfig | undefined> {
  const template = templateUrl();
  if (template === undefined) return undefined;
  const existing = used.get(owner);
  if (existing) return existing;
  const database = free.pop() ?? (await createDatabase(template));
  used.set(owner, database);
  onTestFinished(async () => {
    used.delete(owner);
    if (await emptyDatabase(database)) free.push(database);
  });
  return database;
}

/**
 * Creates an empty database on the server of the tests, which nobody removes: the server ends with
 * the tests.
 * @returns its URL
 * @throws Error where the tests run on SQLite
 */
export async function emptyDatabaseUrl(): Promise<string> {
  const template = templateUrl();
  if (template === undefined) throw new Error('These tests run on PostgreSQL.');
  const url = new URL(template);
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(template, `create database ${database}`);
  url.pathname = `/${database}`;
  return url.href;
}

function templateUrl(): string | undefined {
  return inject('postgresTemplate');
}

/** Copies the migrated template, which takes a tenth of the time of the migrations. */
async function createDatabase(templateUrl: string): Promise<DatabaseConfig> {
  const template = settingsOf(templateUrl);
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(templateUrl, `create database ${database} template ${template.database}`);
  const created = { ...template, database };
  await emptyDatabase(created);
  return created;
}

async function onServer(url: string, statement: string): Promise<void> {
  const session = await Session.connect({ ...settingsOf(url), database: 'postgres' });
  try {
    await session.control(statement);
  } finally {
    await session.end();
  }
}

/**
 * Deletes all rows, which is faster than another copy. Tables that never had a row are left out.
 * @returns whether the database is as good as new: a test may have changed the schema
 */
async function emptyDatabase(database: DatabaseConfig): Promise<boolean> {
  const session = await sessionOn(database);
  const { rows } = await session.execute<{ names: string; statements: string | null }>(
    `select string_agg(relname, ' ' order by relname) as names,
        string_agg(format('delete from %I', relname), ';')
          filter (where pg_relation_size(oid) > 0) as statements
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        and relname not like 'kysely%'`,
  );
  const [{ names, statements } = { names: '', statements: null }] = rows;
  tables ??= names;
  if (names !== tables) return false;
  // Without triggers and foreign keys the order of the tables does not matter.
  await session.control(`set session_replication_role = replica; ${statements ?? ''}`);
  return true;
}

/** Returns a session that empties a database: a new one would load the catalogue each time. */
async function sessionOn(settings: DatabaseConfig): Promise<Session> {
  const open = sessions.get(settings.database);
  if (open && !open.isLost) return open;
  // With its own name, since a move looks for the sessions of instances.
  const session = await Session.connect({ ...settings, applicationName: 'hoptrail-tests' });
  sessions.set(settings.database, session);
  return session;
}

/** Closes the sessions that empty databases; the next test opens new ones. */
export async function closeSessions(): Promise<void> {
  const open = [...sessions.values()];
  sessions.clear();
  await Promise.all(open.map((session) => session.end()));
}
