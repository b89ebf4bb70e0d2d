import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { executable } from '../binary/paths.ts';

/**
 * The fault tests run against the executable if it is built, otherwise against the source.
 * `FAULT_ROUNDS=200` sets the number of kills; `FAULT_PAGE=1` writes `docs/faults.md`.
 */
const faults = 'api/src/testing/faults/';
/** It compares times, so no other test may run at the same time. */
const measured = `${faults}slow-clients.fault.ts`;

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    reporters: ['default', './scripts/faults/reporter.ts'],
    env: existsSync(executable) ? { HOPTRAIL: executable } : {},
    // More than there are cores: the tests mostly wait for processes and disks.
    maxWorkers: '200%',
    testTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'faults',
          include: [`${faults}*.fault.ts`],
          exclude: [measured],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'measured faults', include: [measured], sequence: { groupOrder: 1 } },
      },
    ],
  },
});
