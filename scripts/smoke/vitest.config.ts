import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['scripts/smoke/*.smoke.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
