import { type BrowserContext, test as base } from '@playwright/test';
import { arrive } from './sign-in.ts';

/** Who is signed in, as the browser keeps it. */
type BrowserState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Journeys of the demo's owner, who has one brewery: Lampwick. */
export const ownerTest = signedInTest('owner@example.com');

/** Journeys of the demo's administrator. */
export const adminTest = signedInTest('admin@example.com');

/** Journeys of somebody who signed in before. One sign-in serves all of a worker's. */
function signedInTest(email: string) {
  return base.extend<object, { signedIn: BrowserState }>({
    signedIn: [
      async ({ browser }, use, { project }) => {
        const { baseURL = '', viewport = null, hasTouch = false } = project.use;
        const page = await browser.newPage({ baseURL, viewport, hasTouch });
        await arrive(page, email);
        await use(await page.context().storageState());
        await page.close();
      },
      { scope: 'worker' },
    ],
    storageState: async ({ signedIn }, use) => await use(signedIn),
  });
}
