import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { executable } from '../binary/paths.ts';

/**
 * Runs the single file where it is built, and the source where it is not. `FAULT_ROUNDS=200` kills
 * that often; `FAULT_PAGE=1` writes `docs/faults.md`.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['api/src/testing/faults/*.fault.ts'],
    reporters: ['default', './scripts/faults/reporter.ts'],
    env: existsSync(executable) ? { HOPTRAIL: executable } : {},
    maxWorkers: '100%',
    testTimeout: 120_000,
  },
});
