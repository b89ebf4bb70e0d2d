import { expect } from '@playwright/test';
import { askedForLocation } from '../support/account.ts';
import { createBrewery } from '../support/breweries.ts';
import { chooseTool, dialogOf, fillIn } from '../support/forms.ts';
import { adminTest } from '../support/people.ts';
import { expectGoodScreen } from '../support/screen.ts';
import { expectToast } from '../support/toasts.ts';

/** The brewery has no position, so that its days are those of UTC, as in the browser. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const evenings = { days: Array.from({ length: 7 }, () => [{ opens: '16:00', closes: '22:00' }]) };

adminTest(
  'an owner closes for a while, guests read it, and an administrator ends it',
  { tag: '@core' },
  async ({ page: admin, browser, newAccount }) => {
    const owner = await newAccount();
    const { id, name } = await createBrewery(admin.request, { name: 'Shuttered Brewing', owner });
    const owners = await browser.newContext({ storageState: askedForLocation(owner) });
    const page = await owners.newPage();
    const sheet = dialogOf(page, 'Close for a While');

    await adminTest.step(
      'see why a closing without an end, or before its start, fails',
      async () => {
        await page.goto('/brewery-owner-dashboard');
        await page.getByRole('button', { name: 'Close for a While' }).tap();
        await sheet.getByRole('button', { name: 'Close for a While' }).tap();
        await expect(sheet.getByText('Please choose the last closed day.')).toBeVisible();
        await fillIn(sheet, { 'Last closed day': dayIn(-1), Reason: 'A new floor' });
        await sheet.getByRole('button', { name: 'Close for a While' }).tap();
        const problem = sheet.getByText(/is before the first/);
        await expectGoodScreen(page, () => expect(problem).toBeVisible());
      },
    );

    await adminTest.step('close', async () => {
      await fillIn(sheet, { 'Last closed day': dayIn(3) });
      await sheet.getByRole('button', { name: 'Close for a While' }).tap();
      await expectToast(page, 'Closing saved');
      await expect(page.getByRole('button', { name: /^Closed Through / })).toBeVisible();
    });
    await owners.close();

    const fans = await browser.newContext({ storageState: askedForLocation(await newAccount()) });
    const fan = await fans.newPage();
    const bar = fan.getByRole('region', { name: 'Check-in' });

    await adminTest.step(
      'a guest reads it in the list, on the page and above the button',
      async () => {
        await fan.goto('/breweries');
        await fan.getByRole('textbox', { name: 'Search breweries' }).fill(name);
        const card = fan.getByRole('article').filter({ hasText: name });
        await expect(card).toContainText('Temporarily closed through');
        await card.getByRole('link', { name }).tap();
        await expect(bar).toContainText('This brewery is temporarily closed through');
        await expect(bar).not.toContainText('Tomorrow');
        await expectGoodScreen(fan, () => expect(fan.getByText('A new floor')).toBeVisible());
      },
    );

    await adminTest.step('and on the page of a beer', async () => {
      const data = { beerName: 'Locked Door Lager', beerStyle: 'Lager' };
      const added = await admin.request.post(`/api/breweries/${id}/beers`, { data });
      expect(added.status(), await added.text()).toBe(200);
      await fan.goto(`/beer/${(await added.json()).id}`);
      await expectGoodScreen(fan, () =>
        expect(fan.getByText('Temporarily closed through')).toBeVisible(),
      );
      await fan.goto(`/brewery/${id}`);
    });

    await adminTest.step('and among the favorites', async () => {
      const saved = fan.waitForResponse((response) => response.url().includes('setFavorite'));
      await fan.getByRole('button', { name: `Favorite ${name}` }).tap();
      expect((await saved).ok()).toBe(true);
      await fan.goto('/');
      const favorites = fan.getByRole('region', { name: 'Favorite Breweries' });
      await favorites.scrollIntoViewIfNeeded();
      const row = favorites.getByRole('listitem').filter({ hasText: name });
      await expectGoodScreen(fan, () => expect(row).toContainText('Temporarily closed through'));
      await row.getByRole('link', { name }).tap();
      await expect(bar).toContainText('This brewery is temporarily closed through');
    });

    await adminTest.step('an administrator ends it', async () => {
      await admin.goto(`/brewery/${id}`);
      await chooseTool(admin, /^Closed Through /);
      await admin.getByRole('button', { name: 'Reopen Now' }).tap();
      await expectToast(admin, 'The closing is cancelled');
      await fan.reload();
      await expect(bar).toContainText('The location of this brewery is not set');
      await expect(fan.getByText('Temporarily closed')).toHaveCount(0);
    });
    await fans.close();
  },
);

adminTest(
  'an owner is reminded of a holiday and of an old tap list until they dismiss it',
  async ({ page: admin, browser, newAccount }) => {
    const owner = await newAccount();
    const { id } = await createBrewery(admin.request, { name: 'Forgetful Brewing', owner });
    const calls = admin.request;
    await calls.put(`/api/breweries/${id}`, { data: { openingHours: evenings } });
    const beer = { beerName: 'Old Faithful', beerStyle: 'Amber' };
    const added = await calls.post(`/api/breweries/${id}/beers`, { data: beer });
    expect(added.status(), await added.text()).toBe(200);
    const owners = await browser.newContext({ storageState: askedForLocation(owner) });
    const page = await owners.newPage();
    await page.clock.install({ time: new Date('2037-12-15T18:00:00Z') });
    await page.goto('/brewery-owner-dashboard');
    const reminders = page.getByRole('list', { name: 'Reminders' });
    await expectGoodScreen(page, () =>
      expect(reminders).toContainText('Christmas Day, Fri, Dec 25'),
    );
    await expect(reminders).toContainText('Is your tap list still right?');
    await reminders.getByRole('button', { name: 'Change Hours' }).tap();
    const hours = dialogOf(page, 'Hours');
    await expect(hours.getByRole('button', { name: 'Add a Special Day' })).toBeVisible();
    await hours.getByRole('button', { name: 'Cancel' }).tap();
    await expect(hours).toBeHidden();
    await reminders.getByRole('button', { name: 'Open as usual' }).tap();
    await expect(reminders).not.toContainText('Christmas');
    await page.reload();
    await expect(reminders).not.toContainText('Christmas');
    await reminders.getByRole('button', { name: 'Still right' }).tap();
    await expect(reminders).toHaveCount(0);
    await owners.close();
  },
);
