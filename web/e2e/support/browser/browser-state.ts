import { expect, type Page } from '@playwright/test';
import type { BrowserState } from '../account.ts';

/**
 * Sets the cookies and the local storage of the page's browser. Playwright's `setStorageState` would
 * also empty the HTTP cache, and it opens a page for this, which costs a new process.
 */
export async function takeState(page: Page, { cookies, origins }: BrowserState) {
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
  for (const { origin, localStorage: entries } of origins) {
    await leaveApp(page, origin);
    await page.evaluate((items) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name, value } of items) localStorage.setItem(name, value);
    }, entries);
  }
}

/** Opens a text of the same origin, so that the app does not run; a page that shows it stays. */
export async function leaveApp(page: Page, origin: string) {
  const text = `${origin}/robots.txt`;
  if (page.url() === text) return;
  // Again if the app opens another address at the same moment, which ends this navigation.
  await expect(async () => {
    await page.goto(text);
  }).toPass();
}
