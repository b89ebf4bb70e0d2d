import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { Session } from '../../api/src/db/postgres/sessions/session.ts';
import { settingsOf } from '../../api/src/testing/postgres/settings-of.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a database on the server of the tests; undefined on SQLite. */
    smokePostgres: string;
  }
}

/**
 * Creates an empty database where the tests run on PostgreSQL.
 * @returns the settings that name it; none on SQLite
 */
export async function newDatabase(): Promise<Record<string, string>> {
  const administration: string | undefined = inject('smokePostgres');
  if (administration === undefined) return {};
  const name = `smoke_${randomUUID().replaceAll('-', '')}`;
  const session = await Session.connect(settingsOf(administration));
  try {
    await session.control(`create database ${name}`);
  } finally {
    await session.end();
  }
  const url = new URL(administration);
  url.pathname = name;
  return { DATABASE_URL: url.href };
}
