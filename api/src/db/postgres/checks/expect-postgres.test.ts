import { randomUUID } from 'node:crypto';
import { expect, inject, onTestFinished, test } from 'vitest';
import type { DatabaseConfig } from '../../../config/database/database-config.ts';
import { openDataFolder } from '../../../ops/data-folder/data-folder.ts';
import { temporaryFolder, testRuntime } from '../../../testing/app.ts';
import { settingsOf } from '../../../testing/postgres/settings-of.ts';
import { freePort } from '../../../testing/services/pebble.ts';
import { NewerDatabaseError } from '../../migrate/migrate.ts';
import { migrations } from '../../migrate/migrations.ts';
import { Session } from '../sessions/session.ts';
import { WrongDatabaseError } from './expect-postgres.ts';

/** A database without a schema, and a session with all rights in it. */
async function emptyDatabase(options = '') {
  const template = settingsOf(String(inject('postgresTemplate')));
  const database = `empty_${randomUUID().replaceAll('-', '')}`;
  const server = await Session.connect({ ...template, database: 'postgres' });
  onTestFinished(() => server.end());
  await server.control(`create database ${database} ${options}`);
  onTestFinished(async () => void (await server.control(`drop database ${database} with (force)`)));
  const settings = { ...template, database };
  const session = await Session.connect(settings);
  onTestFinished(() => session.end());
  return { settings, session, server };
}

async function open(database: DatabaseConfig) {
  const data = await openDataFolder({ dataDir: await temporaryFolder(), database }, testRuntime);
  onTestFinished(data.close);
  return data;
}

/**
 * Returns why a database is refused.
 * @param isPermanent whether a restart cannot mend it, so that the program ends with 78
 */
async function refusal(settings: DatabaseConfig, isPermanent = true): Promise<string> {
  const error = await open(settings).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(WrongDatabaseError);
  expect(error).toMatchObject({ isPermanent });
  return error instanceof Error ? error.message : '';
}

test('two instances that start at once migrate once, and a later start changes nothing', async () => {
  const { settings, session } = await emptyDatabase();
  const [one, two] = await Promise.all([open(settings), open(settings)]);
  expect(await one.db.selectFrom('users').selectAll().execute()).toEqual([]);
  expect(await two.db.selectFrom('users').selectAll().execute()).toEqual([]);
  const { rows } = await session.execute('select name from kysely_migration');
  expect(rows).toHaveLength(Object.keys(migrations).length);
  const three = await open(settings);
  expect([three.isNew, one.isNew || two.isNew]).toEqual([false, true]);
});

test('a database of a newer version is refused', async () => {
  const { settings, session } = await emptyDatabase();
  await open(settings);
  await session.control("insert into kysely_migration values ('999-future', '2030-01-01')");
  await expect(open(settings)).rejects.toThrow(NewerDatabaseError);
});

test('the database of another program is refused and untouched', async () => {
  const { settings, session } = await emptyDatabase();
  await session.control('create table albums (id int); create table songs (id int)');
  expect(await refusal(settings)).toContain(
    'belongs to another program (it has the tables albums, songs). Nothing was changed.',
  );
  const { rows } = await session.execute(
    "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  expect(rows).toHaveLength(2);
});

test('a role without rights is refused with the statement that gives them', async () => {
  const { settings, session, server } = await emptyDatabase();
  const user = `role_${randomUUID().replaceAll('-', '')}`;
  await server.control(`create role ${user} login password 'secret'`);
  onTestFinished(async () => void (await server.control(`drop role ${user}`)));
  const weak = { ...settings, user, password: 'secret' };
  expect(await refusal(weak)).toContain(
    `As an administrator of the database run there: grant create, usage on schema public to ${user}`,
  );
  await open(settings);
  await session.control(`grant create, usage on schema public to ${user}`);
  expect(await refusal(weak)).toContain(`The role ${user} may not write the table`);
  await session.control(`drop owned by ${user}`);
});

test('a wrong password, database, port, name or encoding is named with what to do', async () => {
  const { settings: bySocket } = await emptyDatabase();
  const [{ port }] = bySocket.hosts as [{ host: string; port: number }];
  const settings = { ...bySocket, hosts: [{ host: '127.0.0.1', port }] };
  const { user } = settings;
  expect(await refusal({ ...settings, password: 'wrong' })).toBe(
    `PostgreSQL at 127.0.0.1:${port} refuses the password of the role ${user}. Correct it in DATABASE_URL, or in DATABASE_PASSWORD.`,
  );
  expect(await refusal({ ...settings, database: 'nowhere' })).toBe(
    `There is no database nowhere at 127.0.0.1:${port}. Create it: create database nowhere owner ${user}`,
  );
  const closed = await freePort();
  const hosts = [{ host: '127.0.0.1', port: closed }];
  expect(await refusal({ ...settings, hosts }, false)).toBe(
    `Nothing answers at 127.0.0.1:${closed}. Start PostgreSQL, or correct DATABASE_URL.`,
  );
  expect(await refusal({ ...settings, hosts: [{ host: 'db.invalid', port }] }, false)).toContain(
    'cannot be resolved',
  );
  expect(await refusal({ ...settings, sslMode: 'require' }, false)).toContain('sslmode=require');
  const ascii = await emptyDatabase("encoding 'SQL_ASCII' template template0");
  expect(await refusal(ascii.settings)).toContain('has the encoding SQL_ASCII.');
});

test('of several hosts the one that takes writes is used', async () => {
  const { settings, server } = await emptyDatabase();
  const hosts = [{ host: '127.0.0.1', port: await freePort() }, ...settings.hosts];
  const { db } = await open({ ...settings, hosts, target: 'read-write' });
  expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
  await server.control(
    `alter database ${settings.database} set default_transaction_read_only = on`,
  );
  expect(await refusal({ ...settings, hosts, target: 'read-write' }, false)).toContain(
    'takes no writes',
  );
});
