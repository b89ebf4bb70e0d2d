import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['{api,packages/*,web,scripts}/**/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    // Vitest leaves a core to its own process by default, which hardly works.
    maxWorkers: '100%',
    testTimeout: 20_000,
  },
});
