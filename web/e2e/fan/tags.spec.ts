import { expect } from '@playwright/test';
import { askedForLocation } from '../support/account.ts';
import { createBrewery } from '../support/breweries.ts';
import { waitForWorker } from '../support/browser/service-worker.ts';
import { checkinSheet, putAwayCheckinSheet } from '../support/checkin-sheet.ts';
import { confirmDelete } from '../support/forms.ts';
import { closeLocationDialog } from '../support/location.ts';
import { adminTest, test } from '../support/people.ts';
import { appOf, expectGoodScreen } from '../support/screen.ts';
import { askForCode, codeField } from '../support/sign-in.ts';
import { addTag } from '../support/tags.ts';
import { closeToast, expectToast } from '../support/toasts.ts';

adminTest(
  'a tap checks in, once, and a revoked tag takes no check-in',
  { tag: '@core' },
  async ({ page, browser, newAccount }) => {
    const owner = await newAccount();
    const { id, name } = await createBrewery(page.request, { name: 'Copper Door Brewing', owner });
    const tap = await addTag(id, 'Bar');
    const phone = await browser.newContext({ storageState: askedForLocation(await newAccount()) });
    const fan = await phone.newPage();
    const isIn = fan.getByRole('heading', { name: 'You are checked in already' });
    const notIn = fan.getByRole('heading', { name: 'Not checked in' });

    await test.step('a tap', async () => {
      const address = tap();
      await fan.goto(address);
      await expect(checkinSheet(fan)).toBeVisible();
      await putAwayCheckinSheet(fan);
      await expectGoodScreen(fan, () =>
        expect(fan.getByRole('heading', { name: `You are at ${name}` })).toBeVisible(),
      );
      await expect(fan).toHaveURL(/\/tap$/);
      await page.goto(address);
      await expect(page.getByRole('alert')).toContainText('This tap was used already.');
      await fan.getByRole('link', { name: 'Open the Brewery' }).tap();
      await expect(appOf(fan).getByRole('heading', { name, level: 1 })).toBeVisible();
      await fan.goto(tap());
      await expectGoodScreen(fan, () => expect(isIn).toBeVisible());
      await expect(fan.getByText(/^You checked in here (yesterday )?at \d/)).toBeVisible();
      await expect(fan.getByRole('alert')).toHaveCount(0);
      await fan.getByRole('link', { name: 'Open Your Logbook' }).tap();
      await expect(appOf(fan).getByRole('heading', { name: 'Your logbook' })).toBeVisible();
    });

    await test.step('the owner revokes the tag', async () => {
      const own = await browser.newContext({ storageState: askedForLocation(owner) });
      const dashboard = await own.newPage();
      await dashboard.goto('/brewery-owner-dashboard');
      await dashboard.getByRole('link', { name: 'NFC Tags' }).tap();
      const row = dashboard.getByRole('article').filter({ hasText: 'Bar' });
      await expectGoodScreen(dashboard, () => expect(row).toContainText('Tapped'));
      await row.getByRole('button', { name: 'Revoke' }).tap();
      await confirmDelete(dashboard, {
        title: 'Revoke Bar?',
        sentences: ['It takes no more check-ins. Those that were made with it stay.'],
        button: 'Revoke',
      });
      await expectToast(dashboard, 'Bar is revoked');
      await expect(dashboard.getByText('No tag yet')).toBeVisible();
      await own.close();
    });

    await fan.goto(tap());
    await expect(fan.getByRole('alert')).toContainText('The brewery revoked this tag.');
    await expectGoodScreen(fan, () => expect(notIn).toBeVisible());
    await phone.close();
  },
);

adminTest(
  'a visitor who taps signs in first and is checked in then',
  async ({ page: admin, browser, newAccount }) => {
    const { id, name } = await createBrewery(admin.request, { name: 'Tin Lantern Brewing' });
    const tap = await addTag(id, 'Door');
    const { email } = await newAccount();
    const phone = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const page = await phone.newPage();
    await page.goto(tap());
    await expect(page).toHaveURL(/\/welcome\?next=/);
    await codeField(page).fill(await askForCode(page, email));
    await expect(checkinSheet(page)).toBeVisible();
    await putAwayCheckinSheet(page);
    await closeLocationDialog(page, 'Maybe Later');
    await expect(page.getByRole('heading', { name: `You are at ${name}` })).toBeVisible();
    await phone.close();
  },
);

adminTest('an address that is cut short says so', async ({ page }) => {
  const { id } = await createBrewery(page.request, { name: 'Slate Cellar Brewing' });
  const tap = await addTag(id, 'Cellar');
  const unread = page.getByRole('heading', { name: 'The tag was not read' });
  await page.goto(tap().slice(0, -1));
  await expectGoodScreen(page, () => expect(unread).toBeVisible());
  await page.goto('/tap?uid=1');
  await expect(unread).toBeVisible();
  await page.goto('/tap');
  await expect(page.getByRole('heading', { name: 'Tap a tag' })).toBeVisible();
});

adminTest.describe('without a network', () => {
  adminTest.use({ serviceWorkers: 'allow' });

  adminTest(
    'taps wait, are sent by themselves, and one that is not needed says so',
    async ({ page: admin, browser, newAccount }) => {
      const { id, name } = await createBrewery(admin.request, { name: 'Deep Cellar Brewing' });
      const tap = await addTag(id, 'Cellar');
      const phone = await browser.newContext({
        storageState: askedForLocation(await newAccount()),
        serviceWorkers: 'allow',
      });
      const page = await phone.newPage();
      await page.goto('/tap');
      await waitForWorker(page);
      await phone.setOffline(true);
      const waits = page.getByRole('heading', { name: 'Your tap waits for signal' });
      const logbook = async () => (await (await phone.request.get('/api/logbook')).json()).entries;

      await adminTest.step('the page is closed, and another one sends it', async () => {
        await page.goto(tap());
        await expectGoodScreen(page, () => expect(waits).toBeVisible());
        await expect(page).toHaveURL(/\/tap$/);
        await page.reload();
        await expect(waits).toBeVisible();
        await page.goto('/breweries');
        await phone.setOffline(false);
        await expectToast(page, 'Your tap is sent');
        expect(await logbook()).toMatchObject([{ breweryName: name, verifiedBy: 'tag' }]);
      });

      await adminTest.step('taps of somebody who is checked in already', async () => {
        await phone.setOffline(true);
        for (const address of [tap(), tap(), tap()]) {
          await page.goto(address);
          await expect(waits).toBeVisible();
        }
        await phone.setOffline(false);
        await closeToast(page);
        const isIn = page.getByRole('heading', { name: 'You are checked in already' });
        await expectGoodScreen(page, () => expect(isIn).toBeVisible());
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(page.getByText('not sent')).toHaveCount(0);
        await phone.setOffline(true);
        await page.goto(tap());
        await expect(waits).toBeVisible();
        await page.goto('/breweries');
        await phone.setOffline(false);
        await expectToast(page, 'You are checked in already');
        expect(await logbook()).toHaveLength(1);
      });
      await phone.close();
    },
  );

  adminTest(
    'a tap on an open page checks in once the network is back',
    async ({ page, context }) => {
      const { id } = await createBrewery(page.request, { name: 'Cold Cellar Brewing' });
      const tap = await addTag(id, 'Cellar');
      await page.goto('/tap');
      await waitForWorker(page);
      await context.setOffline(true);
      await page.goto(tap());
      await expect(page.getByRole('heading', { name: 'Your tap waits for signal' })).toBeVisible();
      await context.setOffline(false);
      await expect(checkinSheet(page)).toBeVisible();
    },
  );
});
