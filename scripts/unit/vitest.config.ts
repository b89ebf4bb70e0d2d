import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { release } from '../test/tags.ts';
import { resultReporter } from '../test/vitest-reporter.ts';
import { browserProject } from './browser-project.ts';
import { canRunPostgres } from './can-run-postgres.ts';
import { POSTGRES_ONLY, postgresProject } from './postgres-project.ts';
import { skippedReporter } from './skipped-reporter.ts';
import { SlowestFirst } from './slowest-first.ts';
import { writeToMemory } from './write-to-memory.ts';

writeToMemory();

/**
 * `*.browser.test.ts(x)` run in Chromium against the demo's server, all others in Node, those of the
 * server on both engines. `pnpm unit` says how to run some of them.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    // More than there are cores: a quarter of the time tests wait for disks, sockets and processes.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Only what hangs takes as long: a busy machine is many times slower.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    reporters: ['default', skippedReporter, resultReporter()],
    tags: [release],
    sequence: { sequencer: SlowestFirst },
    globalSetup: fileURLToPath(new URL('program.setup.ts', import.meta.url)),
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            '{api,packages/*,web}/src/**/*.test.{ts,tsx}',
            'web/plugins/**/*.test.ts',
            '{lab,scripts}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.browser.test.*', ...POSTGRES_ONLY],
          // Loading all modules for each file took a third of the time. `leaves-nothing.ts` fails a
          // file that leaves something behind.
          isolate: false,
          setupFiles: fileURLToPath(new URL('leaves-nothing.ts', import.meta.url)),
          // Their modules import without the ends of file names, and JSON without saying so.
          server: { deps: { inline: [/@actions\//, 'vscode-languageserver-textdocument'] } },
        },
      },
      ...(canRunPostgres() ? [postgresProject()] : []),
      await browserProject(),
    ],
  },
});
