import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserProviderOption } from 'vitest/node';
import { networkCommands } from './network-commands.ts';

/** As `scripts/browser/with-browser.ts` sets it. */
const browser = process.env.CHROMIUM_PATH;

/**
 * Returns the Vitest project of component and hook tests, which run in Chromium against the demo's
 * server.
 */
export async function browserProject(): Promise<TestProjectInlineConfiguration> {
  const port = await freePort();
  const target = { target: `http://localhost:${port}`, changeOrigin: false };
  return {
    extends: true,
    root: fileURLToPath(new URL('../../web', import.meta.url)),
    server: {
      proxy: {
        '/trpc': target,
        '/api': target,
        '/objects': target,
        '/art': target,
        '/cards': target,
      },
    },
    // All dependencies at the start: if Vite finds one while a test runs, it reloads the page.
    optimizeDeps: {
      entries: ['src/**/*.{ts,tsx}'],
      include: ['react/jsx-dev-runtime', '@hoptrail/contracts > zod'],
    },
    test: {
      name: 'browser',
      include: ['src/**/*.browser.test.{ts,tsx}'],
      globalSetup: fileURLToPath(new URL('demo-server.ts', import.meta.url)),
      provide: { port },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        commands: networkCommands,
        viewport: { width: 390, height: 844 },
        provider: oneFileAtATime(
          playwright({
            launchOptions: { ...(browser && { executablePath: browser }), args: ['--disable-gpu'] },
            // Otherwise days and times are those of the machine's zone.
            contextOptions: { reducedMotion: 'reduce', timezoneId: 'UTC' },
          }),
        ),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

/**
 * Opens one page for all files, since they share the accounts of the demo. `fileParallelism: false`
 * would do so too, but would run this project only after the others.
 */
function oneFileAtATime<Options extends object>(
  provider: BrowserProviderOption<Options>,
): BrowserProviderOption<Options> {
  return {
    ...provider,
    providerFactory: (project) =>
      Object.assign(provider.providerFactory(project), { supportsParallelism: false }),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The port of the server behind the page. */
    port: number;
  }
}
