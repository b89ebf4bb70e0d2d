import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { executable } from '../binary/paths.ts';

/**
 * Attacks the single file where it is built, and the source where it is not. `ATTACKS=long` sends
 * as much as the table in `docs/threats.md` says; `ATTACKS_PAGE=1` writes that table.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['api/src/testing/attacks/*.attack.ts'],
    reporters: ['default', './scripts/attacks/reporter.ts'],
    env: existsSync(executable) ? { HOPTRAIL: executable } : {},
    // The measured attacks compare latencies, which another test beside them would spoil.
    maxWorkers: 1,
    passWithNoTests: true,
    testTimeout: 120_000,
  },
});
