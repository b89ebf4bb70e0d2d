import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';
import type { Account } from '../support/account.ts';
import { openBrewery } from '../support/breweries.ts';
import { waitForWorker } from '../support/browser/service-worker.ts';
import { checkinSheet, putAwayCheckinSheet } from '../support/checkin-sheet.ts';
import { lampwick } from '../support/location.ts';
import { test } from '../support/people.ts';
import { openProfile, profileStats } from '../support/profile.ts';
import { expectGoodScreen } from '../support/screen.ts';
import { arriveAt } from '../support/sign-in.ts';
import { closeToast, expectToast } from '../support/toasts.ts';

test.use({ serviceWorkers: 'allow' });

const bar = (page: Page) => page.getByRole('region', { name: 'Check-in' });
const entry = (page: Page) => page.getByRole('article').filter({ hasText: lampwick.name });

/** Arrives at a brewery whose page the phone has, and loses the connection there. */
async function loseSignalAt(page: Page, account: Account) {
  await arriveAt(page, lampwick.position, account);
  await waitForWorker(page);
  await openBrewery(page, lampwick.name);
  await expect(bar(page)).toContainText('You are here');
  await page.context().setOffline(true);
}

async function logbook(context: BrowserContext) {
  const response = await context.request.get('/api/logbook');
  return (await response.json()).entries;
}

test('a check-in without signal waits with its note, through a reload and a closed app, and is sent by itself', {
  tag: '@core',
}, async ({ page, context, newAccount }) => {
  await loseSignalAt(page, await newAccount());
  const before = Date.now();
  await bar(page).getByRole('button', { name: 'Check In', exact: true }).tap();
  const sheet = checkinSheet(page);
  await expect(sheet).toContainText('It counts once it is sent');
  await sheet.getByRole('textbox', { name: /note/i }).fill('Under the bridge');
  await expectGoodScreen(page, () => expect(sheet).toBeVisible());
  await putAwayCheckinSheet(page);
  await expect(bar(page)).toContainText('Waiting for signal');
  await expectGoodScreen(page, () => expect(bar(page)).toBeVisible());

  await test.step('it is not counted, and stands in the logbook', async () => {
    await page.reload();
    await expect(bar(page)).toContainText('Waiting for signal');
    await openProfile(page);
    await expect.poll(() => profileStats(page)).toMatchObject({ 'Check-ins': '0' });
    await page.goto('/logbook');
    await expect(entry(page)).toContainText('Waiting for signal');
    await expect(entry(page)).toContainText('Under the bridge');
  });

  await test.step('the app is closed, and opened with signal', async () => {
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto('/logbook');
    await expectToast(later, `Check-in at ${lampwick.name} sent`);
    await expect(entry(later)).not.toContainText('Waiting for signal');
    await expect
      .poll(async () => (await logbook(context)).map(({ notes }: { notes: string }) => notes))
      .toEqual(['Under the bridge']);
    const [{ createdAt }] = await logbook(context);
    expect(Math.abs(Date.parse(createdAt) - before)).toBeLessThan(60_000);
    await expect(entry(later)).toContainText('Under the bridge');
    await openProfile(later);
    await expect.poll(() => profileStats(later)).toMatchObject({ 'Check-ins': '1' });
  });
});

test('a reload before the response shows the check-in once, as made', async ({
  page,
  context,
  newAccount,
}) => {
  await arriveAt(page, lampwick.position, await newAccount());
  await openBrewery(page, lampwick.name);
  await expect(bar(page)).toContainText('You are here');
  const taken = Promise.withResolvers<void>();
  // The server takes it, and its response never comes.
  const lose = async (route: Route) => {
    await route.fetch();
    taken.resolve();
  };
  await page.route(/checkins\.create/, lose, { times: 1 });
  await bar(page).getByRole('button', { name: 'Check In', exact: true }).tap();
  await taken.promise;
  await page.reload();
  await expectToast(page, `Check-in at ${lampwick.name} sent`, 'It counts.');
  await expect(bar(page)).toContainText('Checked in');
  expect(await logbook(context)).toMatchObject([{ verifiedBy: 'position' }]);
  await openProfile(page);
  await expect.poll(() => profileStats(page)).toMatchObject({ 'Check-ins': '1' });
  await expect(page.getByRole('button', { name: /show what waits$/ })).not.toBeVisible();
});

test('of two phones that waited one counts, and the other says why until it is dismissed', async ({
  page,
  context,
  newAccount,
}) => {
  await loseSignalAt(page, await newAccount());
  const code = page.getByRole('textbox', { name: 'The house’s code of today' });
  await expect(bar(page)).toContainText('You are offline');
  await expect(code).toBeHidden();
  await bar(page).getByRole('button', { name: 'Check in with the code' }).tap();
  await expect(code).toBeFocused();
  await bar(page).getByRole('button', { name: 'Check In', exact: true }).tap();
  await putAwayCheckinSheet(page);

  // The other phone of the same person had waited too, and sends first.
  const breweryId = new URL(page.url()).pathname.split('/').at(-1);
  const { user } = await (await context.request.get('/api/auth/me')).json();
  const at = new Date(Date.now() - 3_600_000).toISOString();
  const data = { userId: user.id, breweryId, at };
  expect((await context.request.post('/api/checkins', { data })).status()).toBe(200);

  await context.setOffline(false);
  const reason = 'Check-in cooldown active';
  await expectToast(page, `Your check-in at ${lampwick.name} does not count`, reason);
  await page.goto('/logbook');
  await expect(entry(page).filter({ hasText: 'does not count' })).toContainText(reason);
  await closeToast(page);
  await context.setOffline(true);
  await page.goto(`/brewery/${breweryId}`);
  await page.getByRole('button', { name: `Favorite ${lampwick.name}` }).tap();
  await closeToast(page);
  await openProfile(page);
  const waiting = page.getByRole('button', { name: /show what waits$/ });
  await expectGoodScreen(page, () => expect(waiting).toHaveText('1 waiting, 1 not sent'), [
    { width: 320, height: 844 },
    { width: 390, height: 844 },
  ]);
  await context.setOffline(false);
  await expectToast(page, 'Favorites updated');
  await page.getByRole('button', { name: '1 not sent, show what waits' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Waiting to be sent' });
  const row = sheet.getByRole('listitem').filter({ hasText: `Check-in at ${lampwick.name}` });
  await expect(row).toContainText(reason);
  await closeToast(page);
  await expectGoodScreen(page, () => expect(row).toBeVisible());
  await row.getByRole('button', { name: /^Dismiss/ }).tap();
  await expect(sheet).toContainText('Everything is sent');
  expect(await logbook(context)).toHaveLength(1);
});

test('signing out everywhere and deleting the account name what waits, and send it first', async ({
  page,
  context,
  newAccount,
}) => {
  await loseSignalAt(page, await newAccount());
  await page.getByRole('button', { name: `Favorite ${lampwick.name}` }).tap();
  await expectToast(page, 'Waiting for signal');
  await page.route(/users\.setFavorite/, (route) => route.fulfill({ status: 503 }));
  await context.setOffline(false);
  await openProfile(page);
  await page.getByRole('button', { name: 'Edit Profile' }).tap();
  await page.getByRole('button', { name: 'Delete Account' }).tap();
  const deletion = page.getByRole('alertdialog', { name: 'Delete Account?' });
  await expect(deletion).toContainText(`Favorite ${lampwick.name}`);
  await deletion.getByRole('button', { name: 'Cancel' }).tap();
  await page.getByRole('button', { name: 'Devices' }).tap();
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).tap();
  const everywhere = page.getByRole('alertdialog', { name: 'Sign out everywhere?' });
  await expect(everywhere).toContainText('This is not sent yet.');
  await expect(everywhere).toContainText(`Favorite ${lampwick.name}`);
  await expectGoodScreen(page, () => expect(everywhere).toBeVisible());
  await page.unroute(/users\.setFavorite/);
  await everywhere.getByRole('button', { name: 'Send It First' }).tap();
  await expectToast(page, 'Favorites updated');
  await expect(everywhere).not.toContainText('This is not sent yet.');
  await everywhere.getByRole('button', { name: 'Sign Out Everywhere' }).tap();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
});

test('the list of what waits discards, and signing out waits until the rest is sent', async ({
  page,
  context,
  newAccount,
}) => {
  await loseSignalAt(page, await newAccount());
  await bar(page).getByRole('button', { name: 'Check In', exact: true }).tap();
  await putAwayCheckinSheet(page);
  await page.getByRole('button', { name: `Favorite ${lampwick.name}` }).tap();
  const line = page.getByRole('complementary', { name: 'Connection' });
  await line.getByRole('button', { name: '2 waiting, show what waits' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Waiting to be sent' });
  await expect(sheet).toContainText(`Check-in at ${lampwick.name}`);
  await expect(sheet).toContainText(`Favorite ${lampwick.name}`);
  await closeToast(page);
  await expectGoodScreen(page, () => expect(sheet).toBeVisible());
  await sheet.getByRole('button', { name: `Discard: Favorite ${lampwick.name}` }).tap();
  await sheet.getByRole('button', { name: 'Discard', exact: true }).tap();
  await expect(sheet).not.toContainText(`Favorite ${lampwick.name}`);
  await sheet.getByRole('button', { name: 'Close' }).tap();

  await openProfile(page);
  await page.getByRole('button', { name: 'Edit Profile' }).tap();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).tap();
  const question = page.getByRole('alertdialog', { name: 'Not sent yet' });
  await expect(question).toContainText(`Check-in at ${lampwick.name}`);
  await expectGoodScreen(page, () => expect(question).toBeVisible());
  await context.setOffline(false);
  await question.getByRole('button', { name: 'Sign Out', exact: true }).tap();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  const stored = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('draft.')),
  );
  expect(stored).toEqual([]);
});
