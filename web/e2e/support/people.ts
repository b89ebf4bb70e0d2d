import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { type Account, askedForLocation, createAccount, openAccount } from './account.ts';
import { takeState } from './browser/browser-state.ts';
import { type SharedContext, sharedContext } from './shared-context.ts';

type OfTest = {
  newAccount: () => Promise<Account>;
  /**
   * Whether the journey has a context that no other one used: it needs an empty HTTP cache or a
   * browser without the service worker, or opens another server than the other journeys.
   */
  ownContext: boolean;
};
type OfWorker = {
  server: string;
  member: Account;
  owner: Account;
  admin: Account;
  shared: SharedContext;
  sharedWithWorker: SharedContext;
};

/**
 * Journeys of visitors, and of people with a new account. All other fixtures extend this one, so
 * that Playwright reuses its browsers.
 */
export const test = base.extend<OfTest, OfWorker>({
  ownContext: [false, { option: true }],
  shared: [async ({ browserName: _ }, use) => await use(sharedContext()), { scope: 'worker' }],
  sharedWithWorker: [
    async ({ browserName: _ }, use) => await use(sharedContext({ keepsApp: true })),
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      shared,
      sharedWithWorker,
      server,
      ownContext,
      serviceWorkers,
      locale,
      reducedMotion,
    },
    use,
    test,
  ) => {
    const isUsual = locale === 'en-US' && reducedMotion === 'reduce';
    if (isUsual && !ownContext) {
      const ofJourney = serviceWorkers === 'block' ? shared : sharedWithWorker;
      await use(await ofJourney.open(browser));
      // Playwright ends the worker of a journey that failed.
      if (test.status === test.expectedStatus) await ofJourney.clear(server);
      return;
    }
    const context = await browser.newContext();
    await context.newPage();
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => await use(firstPage(context)),
  newAccount: async ({ server }, use) => await use(() => createAccount(server)),
  server: [
    async ({ browserName: _ }, use, { project }) => await use(project.use.baseURL ?? ''),
    { scope: 'worker' },
  ],
  member: [async ({ server }, use) => await use(await createAccount(server)), { scope: 'worker' }],
  owner: [
    async ({ server }, use) => await use(await openAccount(server, 'owner@example.com')),
    { scope: 'worker' },
  ],
  admin: [
    async ({ server }, use) => await use(await openAccount(server, 'admin@example.com')),
    { scope: 'worker' },
  ],
});

/**
 * Journeys of a signed-in member that change nothing: no check-in, no favourite, no sign-out. All
 * journeys of a worker share the account.
 */
export const memberTest = test.extend({
  context: async ({ context, member }, use) => {
    await takeState(firstPage(context), askedForLocation(member));
    await use(context);
  },
});

/** Journeys of a signed-in member with a new account. */
export const newMemberTest = test.extend({
  context: async ({ context, newAccount }, use) => {
    await takeState(firstPage(context), askedForLocation(await newAccount()));
    await use(context);
  },
});

/** Journeys of the demo's owner, who owns one brewery: Lampwick. */
export const ownerTest = test.extend({
  context: async ({ context, owner }, use) => {
    await takeState(firstPage(context), askedForLocation(owner));
    await use(context);
  },
});

/** Journeys of the demo's administrator. */
export const adminTest = test.extend({
  context: async ({ context, admin }, use) => {
    await takeState(firstPage(context), askedForLocation(admin));
    await use(context);
  },
});

function firstPage(context: BrowserContext): Page {
  const [page] = context.pages();
  if (!page) throw new Error('The context has no page.');
  return page;
}
