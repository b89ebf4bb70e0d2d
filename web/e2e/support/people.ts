import { test as base } from '@playwright/test';
import { type Account, askedForLocation, createAccount, openAccount } from './account.ts';

type OfTest = { newAccount: () => Promise<Account> };
type OfWorker = { server: string; member: Account; owner: Account; admin: Account };

/**
 * Journeys of visitors, and of people with an account of their own, which nobody else uses.
 * All journeys come from this one, so that Playwright keeps its two browsers for all of them.
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
 * Journeys of somebody who signed in before and leaves nothing behind: no check-in, no favourite,
 * no sign-out. One account serves all of a worker's.
 */
export const memberTest = test.extend({
  storageState: async ({ member }, use) => await use(askedForLocation(member)),
});

/** Journeys of the demo's owner, who has one brewery: Lampwick. */
export const ownerTest = test.extend({
  storageState: async ({ owner }, use) => await use(askedForLocation(owner)),
});

/** Journeys of the demo's administrator. */
export const adminTest = test.extend({
  storageState: async ({ admin }, use) => await use(askedForLocation(admin)),
});
