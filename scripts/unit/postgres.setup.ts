import type { TestProject } from 'vitest/node';
import { migrate } from '../../api/src/db/migrate/migrate.ts';
import { openPostgres } from '../../api/src/db/postgres/open-postgres.ts';
import { Session } from '../../api/src/db/postgres/sessions/session.ts';
import type {} from '../../api/src/testing/postgres/databases.ts';
import { type PostgresServer, startPostgres } from '../../api/src/testing/postgres/server.ts';
import { settingsOf } from '../../api/src/testing/postgres/settings-of.ts';

const TEMPLATE = 'hoptrail_template';

/**
 * Starts one PostgreSQL server for all tests, with a migrated database for them to copy. With
 * `TEST_POSTGRES`, the URL of a superuser on a server for tests, the tests use that server.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_POSTGRES;
  const server = given === undefined ? await startPostgres() : serverAt(given);
  const administrator = await Session.connect(settingsOf(server.urlOf('postgres')));
  await administrator.control(`drop database if exists ${TEMPLATE}`);
  await administrator.control(`create database ${TEMPLATE}`);
  await administrator.end();
  const template = openPostgres(settingsOf(server.urlOf(TEMPLATE)));
  await migrate(template.db);
  await template.close();
  project.provide('postgresTemplate', server.socketUrlOf(TEMPLATE));
  return server.stop;
}

function serverAt(url: string): PostgresServer {
  const urlOf = (database: string) =>
    Object.assign(new URL(url), { pathname: `/${database}` }).href;
  return { urlOf, socketUrlOf: urlOf, stop: async () => {} };
}
