import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';

/** Suites of the folders below that are about SQLite's file. */
const SQLITE_ONLY: readonly string[] = [
  // Migrates the file of an earlier version, which there is none of on PostgreSQL.
  'api/src/features/auth/sessions/sessions-upgrade.test.ts',
];

/** Suites that only PostgreSQL can run: about its engine, and with several processes on one database. */
export const POSTGRES_ONLY: readonly string[] = [
  'api/src/db/postgres/**/*.test.ts',
  'api/src/ops/doctor/postgres-server.test.ts',
  'api/src/ops/move/*.test.ts',
  'api/src/testing/four-processes/*.test.ts',
  'api/src/testing/upgrades/rolling.test.ts',
];

const INCLUDED = [
  'api/src/{access,cache,features,mail,testing,transport}/**/*.test.ts',
  ...POSTGRES_ONLY,
];

/**
 * Returns the project of the server's suites on PostgreSQL: the same files that the project `node`
 * runs on SQLite. `POSTGRES_SUITES`, beginnings of paths with commas between, chooses some of them.
 */
export function postgresProject(): TestProjectInlineConfiguration {
  const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  return {
    extends: true,
    test: {
      name: 'postgres',
      include: chosen(process.env.POSTGRES_SUITES),
      exclude: ['**/node_modules/**', ...SQLITE_ONLY],
      isolate: false,
      globalSetup: file('postgres.setup.ts'),
      setupFiles: [file('leaves-nothing.ts'), file('close-sessions.ts')],
    },
  };
}

function chosen(beginnings: string | undefined): string[] {
  if (!beginnings) return INCLUDED;
  const suites = beginnings.split(',');
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  return globSync(INCLUDED, { cwd }).filter((file) =>
    suites.some((beginning) => file.startsWith(beginning)),
  );
}
