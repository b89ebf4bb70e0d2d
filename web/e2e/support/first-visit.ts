import type { Page } from '@playwright/test';
import { type Account, askedForLocation } from './account.ts';
import { takeState } from './browser/browser-state.ts';
import { waitForWorker } from './browser/service-worker.ts';
import { lampwick, standAt } from './location.ts';

/** Opens one screen of the app as a signed-in person at Lampwick, and waits for its service worker. */
export async function visitFirst(page: Page, account: Account, path: string): Promise<void> {
  await takeState(page, askedForLocation(account));
  await standAt(page.context(), lampwick.position);
  await page.goto(path);
  await waitForWorker(page);
}
