import { expect, onTestFinished, test, vi } from 'vitest';
import { browserProject } from './browser-project.ts';

// Knip loads the configuration too, at the same time as the test command installs a browser.
test('the configuration neither starts nor installs a browser', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { test: settings } = await browserProject();
  expect(settings?.name).toBe('browser');
});
