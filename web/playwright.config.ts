import { defineConfig, devices } from '@playwright/test';

const port = process.env.E2E_PORT ?? '4173';
const browser = process.env.CHROMIUM_PATH;
/** Browsers give a location to https pages and to localhost only. */
const baseURL = `http://localhost:${port}`;

/** A person's journeys on a phone, against the real server with the built app and demo data. */
export default defineConfig({
  testDir: 'e2e',
  // Playwright empties it before the server starts, so that every run has new data.
  outputDir: 'test-results',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: { baseURL, actionTimeout: 10_000, trace: 'retain-on-failure' },
  projects: [
    {
      name: 'phone',
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        launchOptions: browser ? { executablePath: browser } : {},
      },
    },
  ],
  webServer: {
    command: 'node ../api/src/main.ts demo',
    url: `${baseURL}/api/health`,
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: 'test-results/data',
      CODES_PER_CLIENT: '5000',
      CODES_PER_ADDRESS: '1000',
      REQUESTS_PER_MINUTE: '10000',
      LOG_LEVEL: 'warn',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
