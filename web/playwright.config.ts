import { defineConfig, devices } from '@playwright/test';

const port = process.env.E2E_PORT ?? '4173';
const browser = process.env.CHROMIUM_PATH;
/** No journey depends on the network: the map's tiles come from elsewhere. */
const args = [
  '--disable-gpu',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  // Otherwise Chromium starts a second process for each page in advance.
  '--renderer-process-limit=1',
  // Otherwise a page may change its process from one address to the next.
  '--disable-site-isolation-trials',
  // No page lives long enough to repay the optimizing compilers.
  '--js-flags=--no-turbofan,--no-maglev,--max-lazy',
  // The processor draws the pages: a few large tiles cost it less than many small ones.
  '--default-tile-width=512',
  '--default-tile-height=1024',
];
/** Browsers allow geolocation on HTTPS pages and on localhost only. */
const baseURL = `http://localhost:${port}`;

/**
 * Journeys on a phone, with the real server, the built app and demo data: one for each capability has
 * the tag `@core` and is in the test command. `pnpm e2e <name> --trace on` records what happens in a
 * failing journey.
 */
export default defineConfig({
  testDir: 'e2e',
  // Playwright empties the folder before the server starts, so that every run has new data.
  outputDir: 'test-results',
  // Twice the cores of CI: journeys spend much of their time waiting.
  workers: 4,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['../scripts/test/playwright-reporter.ts']],
  // Only a journey that hangs reaches them: a busy machine is several times slower.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    actionTimeout: 30_000,
    // A trace costs a third of the time; a screenshot of a failure costs almost nothing.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
        // The service worker fetches the whole app into each new browser. Journeys about it or
        // about motion switch them on.
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        // Otherwise days and times are those of the machine's zone.
        timezoneId: 'UTC',
        launchOptions: { ...(browser && { executablePath: browser }), args },
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
