import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{api,packages/*,web,scripts}/**/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    testTimeout: 20_000,
  },
});
