import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';

/** Suites of the folders below that are about SQLite's file. */
const SQLITE_ONLY: readonly string[] = [
  // Migrates the file of an earlier version, which there is none of on PostgreSQL.
  'api/src/features/auth/sessions/sessions-upgrade.test.ts',
];

/** Fuzzing takes minutes, and both transports run the same procedures: here it is over RPC. */
const OVER_RPC_ONLY = 'api/src/testing/conformance/fuzz/rest.test.ts';

/** Suites that only PostgreSQL can run: about its engine, and with several processes on one database. */
export const POSTGRES_ONLY: readonly string[] = [
  'api/src/db/postgres/**/*.test.ts',
  'api/src/ops/doctor/postgres-server.test.ts',
  'api/src/ops/move/*.test.ts',
  'api/src/testing/four-processes/*.test.ts',
  'api/src/testing/upgrades/rolling.test.ts',
];

/** The server's suites on PostgreSQL: the same files that the project `node` runs on SQLite. */
export function postgresProject(): TestProjectInlineConfiguration {
  const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  return {
    extends: true,
    test: {
      name: 'postgres',
      include: [
        'api/src/{access,cache,features,mail,testing,transport}/**/*.test.ts',
        ...POSTGRES_ONLY,
      ],
      exclude: ['**/node_modules/**', ...SQLITE_ONLY, OVER_RPC_ONLY],
      isolate: false,
      globalSetup: file('postgres.setup.ts'),
      setupFiles: [file('leaves-nothing.ts'), file('close-sessions.ts')],
    },
  };
}
