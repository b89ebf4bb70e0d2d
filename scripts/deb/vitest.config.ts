import { defineConfig } from 'vitest/config';
import { skippedReporter } from '../unit/skipped-reporter.ts';

/** One test follows another: they are the life of one installation. */
export default defineConfig({
  test: {
    include: ['scripts/deb/*.smoke.ts'],
    testTimeout: 240_000,
    hookTimeout: 900_000,
    bail: 1,
    reporters: ['default', skippedReporter],
  },
});
