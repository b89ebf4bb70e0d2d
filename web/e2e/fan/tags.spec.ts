import { expect } from '@playwright/test';
import { askedForLocation } from '../support/account.ts';
import { createBrewery } from '../support/breweries.ts';
import { checkinSheet, putAwayCheckinSheet } from '../support/checkin-sheet.ts';
import { confirmDelete } from '../support/forms.ts';
import { closeLocationDialog } from '../support/location.ts';
import { adminTest, test } from '../support/people.ts';
import { appOf, expectGoodScreen } from '../support/screen.ts';
import { askForCode, codeField } from '../support/sign-in.ts';
import { addTag } from '../support/tags.ts';
import { expectToast } from '../support/toasts.ts';

adminTest(
  'a tap checks in, once, and a revoked tag takes no check-in',
  { tag: '@core' },
  async ({ page, browser, newAccount }) => {
    const owner = await newAccount();
    const { id, name } = await createBrewery(page.request, { name: 'Copper Door Brewing', owner });
    const tap = await addTag(id, 'Bar');
    const phone = await browser.newContext({ storageState: askedForLocation(await newAccount()) });
    const fan = await phone.newPage();
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
      await expect(fan.getByRole('alert')).toContainText('Check-in cooldown active.');
      await expectGoodScreen(fan, () => expect(notIn).toBeVisible());
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

adminTest(
  'without a network a tap waits, and an address cut short says so',
  async ({ page, context }) => {
    const { id } = await createBrewery(page.request, { name: 'Slate Cellar Brewing' });
    const tap = await addTag(id, 'Cellar');
    await page.goto(tap().slice(0, -1));
    await expectGoodScreen(page, () =>
      expect(page.getByRole('heading', { name: 'The tag was not read' })).toBeVisible(),
    );
    await page.goto('/tap?uid=1');
    await expect(page.getByRole('heading', { name: 'The tag was not read' })).toBeVisible();
    await page.goto('/tap');
    await expect(page.getByRole('heading', { name: 'Tap a tag' })).toBeVisible();
    await page.route(/checkins\.tap/, (route) => route.abort());
    await page.goto(tap());
    const retry = page.getByRole('button', { name: 'Try Again' });
    await expectGoodScreen(page, () => expect(retry).toBeVisible());
    await page.unroute(/checkins\.tap/);
    await context.setOffline(true);
    await retry.tap();
    await expectGoodScreen(page, () =>
      expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible(),
    );
    await context.setOffline(false);
    await expect(checkinSheet(page)).toBeVisible();
  },
);
