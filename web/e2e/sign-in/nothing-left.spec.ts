import { expect, type Page } from '@playwright/test';
import type { Account } from '../support/account.ts';
import { storedTexts } from '../support/browser/browser-storage.ts';
import { dialogOf, fillIn } from '../support/forms.ts';
import { lampwick } from '../support/location.ts';
import { test } from '../support/people.ts';
import { arriveAt, emailField, expectProfile } from '../support/sign-in.ts';
import { expectToast } from '../support/toasts.ts';

test.use({ serviceWorkers: 'allow' });

test('after a sign-out the browser stores nothing about the person', { tag: '@core' }, async ({
  page,
  newAccount,
}) => {
  const account = await newAccount();
  const traces = await leaveTraces(page, account);
  const photos = await photosOf(page);
  await expect.poll(() => cachedOf(page, photos)).toEqual(photos);
  await expect.poll(() => page.evaluate(() => caches.has('tiles'))).toBe(true);
  await page.getByRole('button', { name: 'Edit Profile' }).tap();
  await dialogOf(page, 'Edit Profile').getByRole('button', { name: 'Sign Out' }).tap();
  await expectNothingOf(page, traces);
  await expect.poll(() => cachedOf(page, photos)).toEqual([]);
  await expect.poll(() => page.evaluate(() => caches.has('tiles'))).toBe(false);
  await expectWorker(page);
});

test('after the account is deleted the browser stores nothing about the person', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount();
  const traces = await leaveTraces(page, account);
  const photos = await photosOf(page);
  await page.getByRole('button', { name: 'Edit Profile' }).tap();
  await dialogOf(page, 'Edit Profile').getByRole('button', { name: 'Delete Account' }).tap();
  const confirmation = page.getByRole('alertdialog', { name: 'Delete Account?' });
  await expect(confirmation).toContainText('To keep a copy, cancel and open Your Data.');
  await confirmation.getByRole('button', { name: 'Delete Account' }).tap();
  await expectToast(page, 'Account deleted');
  await expectNothingOf(page, traces);
  await expect.poll(() => cachedOf(page, photos)).toEqual([]);
  await expectWorker(page);
});

test('after the server ends a session only the typed text stays in the browser', async ({
  page,
  context,
  newAccount,
}) => {
  const account = await newAccount();
  const traces = await leaveTraces(page, account);
  await page.getByRole('button', { name: 'Edit Profile' }).tap();
  const dialog = dialogOf(page, 'Edit Profile');
  await fillIn(dialog, { Username: 'another_name' });
  await context.clearCookies();
  await dialog.getByRole('button', { name: 'Save Changes' }).tap();
  await expectNothingOf(page, traces);
  expect(await storedTexts(page, ['another_name'])).toEqual(['another_name']);
});

test('a sign-out in one tab signs out the other one', async ({ page, context, newAccount }) => {
  const account = await newAccount();
  const traces = await leaveTraces(page, account);
  const other = await context.newPage();
  await other.goto('/');
  await expectProfile(other);
  await page.getByRole('button', { name: 'Edit Profile' }).tap();
  await dialogOf(page, 'Edit Profile').getByRole('button', { name: 'Sign Out' }).tap();
  await expect(emailField(other)).toBeVisible();
  await expectNothingOf(other, traces);
});

/**
 * Uses the app until the browser stores data of the person.
 * @returns the texts to search for
 */
async function leaveTraces(page: Page, account: Account): Promise<string[]> {
  await arriveAt(page, lampwick.position, account);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto('/breweries');
  await expect(page.getByRole('link', { name: lampwick.name })).toBeVisible();
  // The ground is fetched in an idle moment, until the page is left.
  await expect.poll(() => page.evaluate(() => caches.has('tiles'))).toBe(true);
  await page.goto('/');
  await expect(page.getByText('No favorite breweries yet')).toBeVisible();
  const { user } = await (await page.request.get('/api/auth/me')).json();
  const photo: string = user.profileImage;
  expect(photo).toMatch(/^\/objects\//);
  const traces = [account.id, account.email, account.username, photo];
  await expect.poll(() => storedTexts(page, traces)).toEqual(traces);
  return traces;
}

async function expectNothingOf(page: Page, traces: readonly string[]) {
  await expect(emailField(page)).toBeVisible();
  await expect.poll(() => storedTexts(page, traces)).toEqual([]);
}

/** Returns the URLs of the uploaded pictures on the page. */
async function photosOf(page: Page): Promise<string[]> {
  const uploaded = page.locator('img[src*="/objects/uploads/"]');
  await expect(uploaded.first()).toBeVisible();
  return await uploaded.evaluateAll((images: HTMLImageElement[]) => [
    ...new Set(images.map(({ currentSrc }) => currentSrc)),
  ]);
}

/** Returns the URLs that the browser's HTTP cache has. */
async function cachedOf(page: Page, urls: readonly string[]): Promise<string[]> {
  return await page.evaluate(async (searched) => {
    const isCached = async (url: string) => {
      const found = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).catch(
        () => undefined,
      );
      return found?.ok ? [url] : [];
    };
    return (await Promise.all(searched.map(isCached))).flat();
  }, urls);
}

/** Expects the app to load offline. */
async function expectWorker(page: Page) {
  await page.waitForFunction(async () => Boolean((await navigator.serviceWorker.ready).active));
  await page.context().setOffline(true);
  await page.reload();
  await expect(emailField(page)).toBeVisible();
}
