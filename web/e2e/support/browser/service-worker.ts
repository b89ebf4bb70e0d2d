import type { Page } from '@playwright/test';

/** Waits until the service worker has cached the app and controls the page. */
export async function waitForWorker(page: Page) {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
}
