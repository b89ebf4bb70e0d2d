import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { canRunPostgres } from '../unit/can-run-postgres.ts';

const onPostgres: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'postgres',
    include: ['scripts/smoke/{executable,object-store}.smoke.ts'],
    globalSetup: fileURLToPath(new URL('postgres.setup.ts', import.meta.url)),
  },
};

/** Runs on SQLite, and on PostgreSQL too where the database matters. */
export default defineConfig({
  test: {
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      { extends: true, test: { name: 'sqlite', include: ['scripts/smoke/*.smoke.ts'] } },
      ...(canRunPostgres() ? [onPostgres] : []),
    ],
  },
});
