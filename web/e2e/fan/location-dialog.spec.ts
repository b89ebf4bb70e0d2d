import { expect, type Page } from '@playwright/test';
import { forbidLocation, lampwick, standAt } from '../support/location.ts';
import { test } from '../support/people.ts';
import { signOut } from '../support/profile.ts';
import { expectProfile, openAs, signIn } from '../support/sign-in.ts';

// What a browser answered about the location may outlive the journey.
test.use({ ownContext: true });

const asking = (page: Page) => page.getByRole('dialog', { name: 'Enable Location Access' });
const granted = (page: Page) => page.getByRole('dialog', { name: 'Location Access Granted' });
const denied = (page: Page) => page.getByRole('dialog', { name: 'Location Access Denied' });
const promise = 'Your location is only used for check-in verification';

/** More than the delay before the dialog opens, by the page's clock. */
const LONGER_THAN_THE_DELAY_MS = 5000;

/** Returns the open dialogs: each is in the history before its part of the app is loaded. */
async function dialogsAfterDelay(page: Page): Promise<unknown> {
  await page.clock.runFor(LONGER_THAN_THE_DELAY_MS);
  return await page.evaluate(() => window.history.state?.dialogs ?? []);
}

test('the dialog asks for the location, shows that it is granted, and closes with Continue', {
  tag: '@core',
}, async ({ page, context, newAccount }) => {
  await openAs(page, await newAccount());
  await expect(asking(page)).toContainText('would like to use your precise location');
  await expect(asking(page)).toContainText(promise);
  await expect(asking(page).getByRole('button', { name: 'Allow Location Access' })).toBeVisible();

  await standAt(context, lampwick.position);
  await expect(granted(page)).toContainText('You can now check in at breweries.');
  await expect(granted(page)).toContainText(promise);
  await granted(page).getByRole('button', { name: 'Continue' }).tap();
  await expect(granted(page)).toBeHidden();
});

test('the dialog closes by itself once the location is allowed', async ({
  page,
  context,
  newAccount,
}) => {
  // Older browsers have no Permissions API: only a request shows the state.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'permissions'));
  await standAt(context, lampwick.position);
  await openAs(page, await newAccount());
  await asking(page).getByRole('button', { name: 'Allow Location Access' }).tap();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('after a refusal the dialog explains it, and does not open again on this phone', async ({
  page,
  newAccount,
}) => {
  await page.clock.install();
  await openAs(page, await newAccount());
  // A headless browser refuses a request that nobody answers.
  await asking(page).getByRole('button', { name: 'Allow Location Access' }).tap();
  await expect(page.getByRole('alert')).toContainText('Location access denied by user');
  await expect(denied(page)).toContainText('browser settings');
  await expect(denied(page)).toContainText(promise);
  await denied(page).getByRole('button', { name: 'Continue Without Location' }).tap();
  await expect(denied(page)).toBeHidden();

  await signOut(page);
  await signIn(page, (await newAccount()).email);
  expect(await dialogsAfterDelay(page)).toEqual([]);
});

test("the dialog explains a refusal in the browser's settings, and a refresh checks again", async ({
  page,
  context,
  newAccount,
}) => {
  await forbidLocation(context);
  await openAs(page, await newAccount());
  await expect(denied(page)).toContainText('enable location access in your browser settings');
  const reloaded = page.waitForEvent('load');
  await denied(page).getByRole('button', { name: 'Refresh Page' }).tap();
  await reloaded;
  await expect(denied(page)).toBeVisible();
  await standAt(context, lampwick.position);
  await granted(page).getByRole('button', { name: 'Continue' }).tap();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('after Maybe Later the dialog does not open again for this person', async ({
  page,
  newAccount,
}) => {
  await page.clock.install();
  const first = await newAccount();
  await openAs(page, first);
  await asking(page).getByRole('button', { name: 'Maybe Later' }).tap();
  await expect(asking(page)).toBeHidden();

  await page.reload();
  await expectProfile(page);
  expect(await dialogsAfterDelay(page)).toEqual([]);

  await signOut(page);
  await signIn(page, (await newAccount()).email);
  expect(await dialogsAfterDelay(page)).toEqual(['location']);
  await expect(asking(page)).toBeVisible();
});

test('screen readers reach a toast while the dialog is open', async ({ page, newAccount }) => {
  await signIn(page, (await newAccount()).email);
  await expect(asking(page)).toBeVisible();
  // Whether it still has a toast or not, it is no part of what the dialog hides.
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
});

test('the back button closes the dialog and stays on the page', async ({ page, newAccount }) => {
  await openAs(page, await newAccount());
  await expect(asking(page)).toBeVisible();
  await page.goBack();
  await expect(asking(page)).toBeHidden();
  await expectProfile(page);
});
