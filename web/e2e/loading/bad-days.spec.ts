import { expect, type Page } from '@playwright/test';
import { savesData } from '../support/browser/saves-data.ts';
import { closeLocationDialog, lampwick, standAt } from '../support/location.ts';
import { memberTest, test } from '../support/people.ts';
import { expectProfile, signIn } from '../support/sign-in.ts';

memberTest.use({ ownContext: true });

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

test('a person signs in and uses the app in a browser that blocks all storage', {
  tag: '@core',
}, async ({ page, context, newAccount }) => {
  const { email, username } = await newAccount();
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The browser forbids it.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, { get: refuse });
    }
  });
  await standAt(context, lampwick.position);
  await signIn(page, email);
  await closeLocationDialog(page);
  await expect(page.getByRole('heading', { name: username })).toBeVisible();
  await tab(page, 'Breweries').tap();
  await page.getByRole('link', { name: lampwick.name }).tap();
  await expect(page.getByRole('region', { name: 'Check-in' })).toContainText('You are here');
});

memberTest('a member uses the app while storage is full', async ({ page, context }) => {
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('There is no room left.', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('There is no room left.', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  await expectProfile(page);
  await tab(page, 'Events').tap();
  await page.getByRole('link', { name: 'Lanterns and Lagers' }).tap();
  await expect(page.getByRole('heading', { name: 'Lanterns and Lagers', level: 1 })).toBeVisible();
});

memberTest('pictures that do not load are replaced or hidden', async ({ page, context }) => {
  await standAt(context, lampwick.position);
  await context.route(/\.(svg|webp|png|jpe?g)(\?|$)|\/objects\//, (route) => route.abort());
  for (const [path, name] of [
    ['/breweries', lampwick.name],
    ['/', 'Favorite Breweries'],
    ['/podcast', 'The First Pour'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name }).first()).toBeVisible();
    await expect.poll(() => brokenPictures(page), path).toEqual([]);
  }
  await page.goto('/beer-dog');
  await expect(page.getByText('The photos did not load')).toBeVisible();
});

memberTest(
  'a member sees placeholders and can go elsewhere while a list loads slowly',
  async ({ page, context }) => {
    await savesData(page);
    await standAt(context, lampwick.position);
    await page.goto('/');
    await expectProfile(page);
    const { promise: signal, resolve: respond } = Promise.withResolvers<void>();
    await context.route('**/trpc/**breweries.list**', async (route) => {
      await signal;
      await route.continue().catch(() => {});
    });
    await tab(page, 'Breweries').tap();
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached();
    await tab(page, 'Podcast').tap();
    await expect(page.getByRole('heading', { name: 'The First Pour' })).toBeVisible();
    await tab(page, 'Breweries').tap();
    respond();
    await expect(page.getByRole('link', { name: lampwick.name })).toBeVisible();
  },
);

/** Returns the URLs of the visible pictures that the browser shows as broken. */
async function brokenPictures(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility())
      .filter((image) => image.getBoundingClientRect().width > 0 && image.currentSrc)
      .map((image) => image.currentSrc),
  );
}
