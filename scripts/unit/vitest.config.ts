import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { browserProject } from './browser-project.ts';
import { skippedReporter } from './skipped-reporter.ts';

/**
 * `*.browser.test.ts(x)` run in Chromium, against the demo's server; all others run in Node.
 * `pnpm unit <part of a path>` runs some of them, `-u` writes their snapshots anew.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    // Vitest leaves a core to its own process by default, which hardly works.
    maxWorkers: '100%',
    testTimeout: 20_000,
    reporters: ['default', skippedReporter],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            '{api,packages/*,web}/src/**/*.test.{ts,tsx}',
            'web/plugins/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.browser.test.*'],
          // No test leaves anything in a module: loading all of them anew for each file took a third of the time.
          isolate: false,
        },
      },
      await browserProject(),
    ],
  },
});
