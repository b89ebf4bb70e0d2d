import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { executable } from '../binary/paths.ts';

/**
 * The attack tests run against the executable if it is built, otherwise against the source.
 * `ATTACKS=long` sends the amounts in `docs/threats.md`; `ATTACKS_PAGE=1` writes that page.
 */
const attacks = 'api/src/testing/attacks/';
/** These compare times, so no other test may run at the same time. */
const measured = ['decoding', 'large-responses', 'sign-up'].map(
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
