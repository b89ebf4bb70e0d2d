import type { Page } from '@playwright/test';

/** Makes the browser one that saves data, for which the app fetches nothing in advance. */
export async function savesData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!('connection' in navigator)) return;
    Object.defineProperty(navigator.connection, 'saveData', { get: () => true });
  });
}
