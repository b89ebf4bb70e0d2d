import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { executable } from '../binary/paths.ts';

/**
 * Attacks the single file where it is built, and the source where it is not. `ATTACKS=long` sends
 * as much as the table in `docs/threats.md` says; `ATTACKS_PAGE=1` writes that table.
 */
const attacks = 'api/src/testing/attacks/';
/** They compare times, which another test beside them would spoil. */
const measured = ['decoding', 'large-answers', 'sign-up'].map(
  (name) => `${attacks}${name}.attack.ts`,
);

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    reporters: ['default', './scripts/attacks/reporter.ts'],
    env: existsSync(executable) ? { HOPTRAIL: executable } : {},
    testTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'attacks',
          include: [`${attacks}*.attack.ts`],
          exclude: measured,
          maxWorkers: '100%',
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'measured attacks',
          include: measured,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
