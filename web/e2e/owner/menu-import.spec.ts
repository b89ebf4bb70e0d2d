import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { askedForLocation } from '../support/account.ts';
import { createBrewery } from '../support/breweries.ts';
import { dialogOf } from '../support/forms.ts';
import { adminTest } from '../support/people.ts';
import { expectGoodScreen } from '../support/screen.ts';
import { expectToast } from '../support/toasts.ts';

const MENU = `ON DRAFT:
Night Shift - Stout, 6.2 %, 45 IBU, $6
Lantern Lager
Pilsner, 4.8%, $5
Mystery Pour 5.5%
IPA, 7%, $6`;

adminTest(
  'an owner pastes a menu, chooses what is saved, and takes the list away as CSV',
  { tag: '@core' },
  async ({ page: admin, browser, newAccount }) => {
    const owner = await newAccount();
    const { id } = await createBrewery(admin.request, { name: 'Pasted Brewing', owner });
    const owners = await browser.newContext({ storageState: askedForLocation(owner) });
    const page = await owners.newPage();
    const sheet = dialogOf(page, 'Import Menu');
    const menu = sheet.getByRole('textbox', { name: 'Paste your menu' });
    const row = (name: string) => sheet.getByRole('listitem').filter({ hasText: name });

    await adminTest.step('a text that is no menu is refused', async () => {
      await page.goto(`/brewery/${id}/beers`);
      await page.getByRole('button', { name: 'Import' }).tap();
      await menu.fill('We are open until ten');
      await sheet.getByRole('button', { name: 'Compare' }).tap();
      await expect(sheet).toContainText('No beers found.');
      await menu.fill(Array.from({ length: 500 }, (_, at) => `Beer ${at + 1}x IPA 5%`).join('\n'));
      await sheet.getByRole('button', { name: 'Compare' }).tap();
      await expectGoodScreen(page, () =>
        expect(sheet).toContainText('This adds 500 beers to 0. A tap list has at most'),
      );
    });
    await adminTest.step('save the beers of a menu, one after its style is chosen', async () => {
      await menu.fill(MENU);
      await sheet.getByRole('button', { name: 'Close' }).tap();
      await page.getByRole('button', { name: 'Import' }).tap();
      await expect(menu).toHaveValue(MENU);
      await sheet.getByRole('button', { name: 'Compare' }).tap();
      await expect(sheet).toContainText('3 new beers');
      await expect(sheet).toContainText('the beer has no name: “IPA, 7%, $6”.');
      await expectGoodScreen(page, () => expect(row('Night Shift')).toContainText('6.2'));
      await sheet.getByRole('combobox', { name: 'Style of Mystery Pour' }).selectOption('IPA');
      await sheet.getByRole('button', { name: 'Save 3 Beers' }).tap();
      await expectToast(page, '3 beers saved');
      await expect(page.getByRole('listitem').filter({ hasText: 'Mystery Pour' })).toBeVisible();
    });
    const csv = await adminTest.step('take it away as CSV', async () => {
      await page.getByRole('button', { name: 'Import' }).tap();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        sheet.getByRole('button', { name: 'Download CSV' }).tap(),
      ]);
      const text = await readFile(await download.path(), 'utf8');
      expect(text).toMatch(/^Beer Name,Style,/);
      return text;
    });
    await adminTest.step(
      'a file changes what differs; one refused beer stays in the list',
      async () => {
        const edited = csv.replace('6.20', '6.40');
        await sheet.locator('input[type=file]').setInputFiles({
          ...{ name: 'list.csv', mimeType: 'text/csv' },
          buffer: Buffer.from(`${edited}\r\nLate Arrival,Porter\r\n`),
        });
        await expect(sheet).toContainText('1 new beer, 1 changed beer, 2 as before');
        await expect(row('Night Shift')).toContainText('6.20 → 6.40');
        // A colleague adds the same beer on another phone.
        const data = { beerName: 'Late Arrival', beerStyle: 'Porter' };
        const added = await admin.request.post(`/api/breweries/${id}/beers`, { data });
        expect(added.status()).toBe(200);
        await sheet.getByRole('button', { name: 'Save 2 Beers' }).tap();
        await expectToast(page, '1 beer saved');
        await expectGoodScreen(page, () =>
          expect(row('Late Arrival')).toContainText('There is a beer with this name'),
        );
        await sheet.getByRole('button', { name: 'Close' }).tap();
        await expect(page.getByRole('listitem').filter({ hasText: 'Night Shift' })).toContainText(
          '6.4',
        );
      },
    );
    await owners.close();
  },
);
