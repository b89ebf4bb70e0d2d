import { expect } from '@playwright/test';
import { createBrewery } from '../support/breweries.ts';
import { chooseFilter, chooseTool, confirmDelete, dialogOf, fillIn } from '../support/forms.ts';
import { aFewStreetsAway, standAt } from '../support/location.ts';
import { adminTest, ownerTest } from '../support/people.ts';
import { expectGoodScreen } from '../support/screen.ts';
import { closeToast, expectToast } from '../support/toasts.ts';

adminTest(
  'an administrator creates a brewery, places its pin, closes it and reopens it',
  { tag: '@core' },
  async ({ page }) => {
    const name = 'Aurora Kettle Works';
    await page.goto('/admin/breweries');
    await page.getByRole('button', { name: 'Create Brewery' }).tap();
    const dialog = dialogOf(page, 'Create Brewery');
    await fillIn(dialog, {
      Name: name,
      'Street Address': '1 Cushman St',
      City: 'Fairbanks',
      State: 'Alaska',
    });
    await dialog.getByRole('button', { name: 'Create Brewery' }).tap();
    await expect(dialog.getByRole('alert')).toHaveText('One field needs another look: ZIP Code');
    await expect(dialog.getByText('Required', { exact: true })).toBeVisible();
    await fillIn(dialog, { 'ZIP Code': '99701' });
    await dialog.getByRole('button', { name: 'Create Brewery' }).tap();
    await expectToast(page, 'Brewery created', name);
    await expect(page).toHaveURL(/\/brewery\/[^/]+\/location$/);
    await closeToast(page);

    await expect(page.getByText('The rings show how far the pin moves.')).toBeVisible();
    const [latitude, longitude] = [page.getByLabel('Latitude'), page.getByLabel('Longitude')];
    await latitude.fill('64.8378, -147.7164');
    await expect(longitude).toHaveValue('-147.7164');
    await page.getByRole('button', { name: 'Pin.' }).press('ArrowUp');
    await expect(latitude).toHaveValue('64.837845');
    await page.getByRole('button', { name: 'Save Location' }).tap();
    await expectToast(page, 'Location saved', name);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await closeToast(page);

    await chooseTool(page, 'Close Brewery');
    const confirmation = page.getByRole('alertdialog', { name: 'Close Brewery?' });
    await confirmation.getByRole('button', { name: 'Close Brewery' }).tap();
    await expect(page.getByText('This brewery is closed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check In' })).toHaveCount(0);

    await page.goto('/admin/breweries?state=closed');
    const list = page.getByRole('region', { name: 'Breweries' });
    await expectGoodScreen(page, () => expect(list.getByRole('link', { name })).toBeVisible());
    await chooseFilter(page, 'Open');
    await expect(list.getByRole('link', { name })).toHaveCount(0);
    await page.getByRole('button', { name: /^Filter/ }).tap();
    await page.getByRole('menuitemradio', { name: 'Open and closed', exact: true }).tap();
    await page.getByRole('textbox', { name: 'Search all breweries' }).fill('aurora');
    await list.getByRole('link', { name }).tap();

    await chooseTool(page, 'Re-open Brewery');
    const reopen = page.getByRole('alertdialog', { name: 'Re-open Brewery?' });
    await reopen.getByRole('button', { name: 'Re-open Brewery' }).tap();
    await expectToast(page, 'Brewery re-opened', name);
    await expect(page.getByText('This brewery is closed')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Check-in' })).toBeVisible();
    await page.goBack();
    await chooseFilter(page, 'Open');
    await expect(list.getByRole('link', { name })).toBeVisible();
  },
);

adminTest('an administrator adds a beer, takes it off tap, and deletes it', async ({ page }) => {
  const { id } = await createBrewery(page.request, { name: 'Midnight Sun Taps' });
  await page.goto(`/brewery/${id}/beers`);
  await expect(page.getByText('No beers yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add Beer' }).tap();
  const dialog = dialogOf(page, 'Add Beer');
  await fillIn(dialog, { 'Beer Name': 'Wool Sock', ABV: 'strong', Small: '4' });
  await dialog.getByLabel('Style').selectOption('Stout');
  await dialog.getByRole('button', { name: 'Add Beer' }).tap();
  await expect(dialog.getByText(/number from 0 to 70/).first()).toBeVisible();
  await fillIn(dialog, { ABV: '6,4' });
  await dialog.getByRole('button', { name: 'Add Beer' }).tap();
  await expectToast(page, 'Beer added', 'Wool Sock');
  await closeToast(page);
  const tap = page.getByRole('switch', { name: 'Wool Sock on tap' });
  await expectGoodScreen(page, () => expect(tap).toBeChecked());
  await expect(page.getByText('6.4% ABV')).toBeVisible();

  await tap.tap();
  await expect(tap).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Gone 1' })).toBeVisible();
  await page.route('**/trpc/beers.update*', (route) => route.abort());
  await tap.tap();
  await expect(tap).toBeChecked();
  const waiting = page.getByText('One switch waits');
  await expect(waiting).toBeVisible();
  await page.unroute('**/trpc/beers.update*');
  await expect(waiting).toBeHidden();
  await expect(tap).toBeChecked();

  await page.getByRole('link', { name: 'Brewery', exact: true }).tap();
  await expect(page.getByRole('region', { name: 'On tap' })).toContainText('Wool Sock');
  await page.getByRole('link', { name: 'Edit Tap List' }).tap();
  await page.getByRole('button', { name: 'Edit Wool Sock' }).tap();
  await dialogOf(page, 'Edit Beer').getByRole('button', { name: 'Delete Beer' }).tap();
  await confirmDelete(page, {
    title: 'Delete Beer',
    sentences: ['Are you sure you want to delete “Wool Sock”?'],
    button: 'Delete Beer',
  });
  await expectToast(page, 'Beer deleted');
  await expect(page.getByText('No beers yet')).toBeVisible();
});

ownerTest('an owner confirms before the pin moves far', async ({ page, context }) => {
  await standAt(context, aFewStreetsAway);
  await page.goto('/brewery-owner-dashboard');
  await expect(page.getByRole('link', { name: 'Tap List' })).toBeVisible();
  await page.getByRole('link', { name: 'Location' }).tap();
  const longitude = page.getByLabel('Longitude');
  await expect(longitude).not.toHaveValue('');
  const saved = await longitude.inputValue();
  const pin = page.getByRole('button', { name: 'Pin.' });
  await expectGoodScreen(page, () => expect(pin).toBeVisible());

  const confirmation = page.getByRole('alertdialog', { name: 'Are you at the brewery?' });
  await page.getByRole('button', { name: 'Use My Position' }).tap();
  await expect(confirmation).toContainText(
    /Your phone is 0\.\d mi from the pin, give or take 39 ft\./,
  );
  await confirmation.getByRole('button', { name: 'Leave It' }).tap();
  await expect(longitude).toHaveValue(saved);
  await page.getByRole('button', { name: 'Use My Position' }).tap();
  await confirmation.getByRole('button', { name: 'Move the Pin' }).tap();
  await expect(longitude).toHaveValue(String(aFewStreetsAway.longitude));
  await expect(page.getByText(/^0\.\d mi from where it was$/)).toBeVisible();
});
