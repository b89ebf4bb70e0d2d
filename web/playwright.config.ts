import { defineConfig, devices } from '@playwright/test';

const port = process.env.E2E_PORT ?? '4173';
const browser = process.env.CHROMIUM_PATH;
/** Browsers give a location to https pages and to localhost only. */
const baseURL = `http://localhost:${port}`;

/**
 * A person's journeys on a phone, against the real server with the built app and demo data.
 * To see what happened in a journey that fails: `pnpm e2e --trace on <its name>`.
 */
export default defineConfig({
  testDir: 'e2e',
  // Playwright empties it before the server starts, so that every run has new data.
  outputDir: 'test-results',
  // One more than the two cores that this is run on: journeys wait for much that needs none.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    actionTimeout: 10_000,
    // Recording a trace takes a third of the time; a picture of what failed is nearly free.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
        // The service worker fetches the whole app into each new browser; journeys that are
        // about it, or about motion, ask for them.
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        launchOptions: { ...(browser && { executablePath: browser }), args: ['--disable-gpu'] },
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
      FILES_PER_MINUTE: '100000',
      SHED_DELAY_MS: '0',
      LOG_LEVEL: 'warn',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
