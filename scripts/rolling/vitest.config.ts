import { defineConfig } from 'vitest/config';
import { skippedReporter } from '../unit/skipped-reporter.ts';

/** Restarts and upgrades, one after the other. */
export default defineConfig({
  test: {
    include: ['scripts/rolling/*.try.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 300_000,
    reporters: ['default', skippedReporter],
  },
});
