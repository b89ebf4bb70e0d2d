import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { executable } from '../binary/paths.ts';
import { release } from '../test/tags.ts';
import { resultReporter } from '../test/vitest-reporter.ts';
import { canRunPostgres } from '../unit/can-run-postgres.ts';
import { writeToMemory } from '../unit/write-to-memory.ts';

writeToMemory();

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Tests of the executable: `pnpm executable --project smoke` uses it, also on PostgreSQL; the fault and
 * attack tests run against the source if it is not built. `FAULT_ROUNDS=200` sets the number of
 * kills; `FAULT_PAGE=1` writes `docs/faults.md`.
 */
export default defineConfig({
  root: file('../..'),
  test: {
    reporters: ['default', file('fault-reporter.ts'), file('attack-reporter.ts'), resultReporter()],
    tags: [release],
    env: existsSync(executable) ? { HOPTRAIL: executable } : {},
    // Only what hangs takes as long.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // More than there are cores: the tests mostly wait for processes and disks.
    maxWorkers: '300%',
    // Loading all modules for each file took a third of the workers' processor time.
    isolate: false,
    projects: [
      project('smoke', { include: ['scripts/smoke/*.smoke.ts'] }),
      ...(canRunPostgres()
        ? [
            project('smoke on postgres', {
              include: ['scripts/smoke/{executable,object-store}.smoke.ts'],
              globalSetup: file('../smoke/postgres.setup.ts'),
            }),
          ]
        : []),
      project('faults', { include: ['api/src/testing/faults/*.fault.ts'] }),
      project('attacks', { include: ['api/src/testing/attacks/*.attack.ts'] }),
    ],
  },
});

function project(name: string, test: TestProjectInlineConfiguration['test']) {
  return { extends: true as const, test: { name, ...test } };
}
