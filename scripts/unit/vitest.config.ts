import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['{api,packages/*,web,scripts}/**/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    // Vitest leaves a core to its own process by default, which hardly works.
    maxWorkers: '100%',
    // No test leaves anything in a module: loading all of them anew for each file took a third of the time.
    isolate: false,
    testTimeout: 20_000,
  },
});
