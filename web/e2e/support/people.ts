import { test as base } from '@playwright/test';
import { type Account, askedForLocation, createAccount, openAccount } from './account.ts';

type OfTest = { newAccount: () => Promise<Account> };
type OfWorker = { server: string; member: Account; owner: Account; admin: Account };

/**
 * Journeys of visitors, and of people with a new account. All other fixtures extend this one, so
 * that Playwright reuses its browsers.
 */
export const test = base.extend<OfTest, OfWorker>({
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
  storageState: async ({ member }, use) => await use(askedForLocation(member)),
});

/** Journeys of the demo's owner, who owns one brewery: Lampwick. */
export const ownerTest = test.extend({
  storageState: async ({ owner }, use) => await use(askedForLocation(owner)),
});

/** Journeys of the demo's administrator. */
export const adminTest = test.extend({
  storageState: async ({ admin }, use) => await use(askedForLocation(admin)),
});
