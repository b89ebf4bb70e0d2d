import { test as base } from '@playwright/test';
import { type Account, createAccount } from './account.ts';
import { arrive } from './sign-in.ts';

/** Who is signed in, as the browser keeps it. */
type BrowserState = Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>;

/** Journeys with accounts of one's own, which nobody else uses. */
export const test = base.extend<{ newAccount: () => Promise<Account> }>({
  newAccount: async ({ baseURL }, use) => await use(() => createAccount(baseURL ?? '')),
});

/**
 * Journeys of somebody who signed in before and leaves nothing behind: no check-in, no favourite,
 * no sign-out. One account serves all of a worker's.
 */
export const memberTest = test.extend<object, { member: BrowserState }>({
  member: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', viewport = null, hasTouch = false } = project.use;
      const page = await browser.newPage({ baseURL, viewport, hasTouch });
      await arrive(page, (await createAccount(baseURL)).email);
      await use(await page.context().storageState());
      await page.close();
    },
    { scope: 'worker' },
  ],
  storageState: async ({ member }, use) => await use(member),
});
