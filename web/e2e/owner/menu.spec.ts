import { expect } from '@playwright/test';
import { createBrewery } from '../support/breweries.ts';
import { dialogOf } from '../support/forms.ts';
import { adminTest } from '../support/people.ts';
import { expectGoodScreen } from '../support/screen.ts';

adminTest('a menu is arranged, and guests see its sections', { tag: '@core' }, async ({ page }) => {
  const { id } = await createBrewery(page.request, { name: 'Long Bar Brewing' });
  for (const beerName of ['Amber', 'Brown', 'Cream']) {
    const data = { beerName, beerStyle: 'IPA', priceSmall: '4', priceLarge: '7' };
    await page.request.post(`/api/breweries/${id}/beers`, { data });
  }
  await page.goto(`/brewery/${id}/beers`);
  await page.getByRole('button', { name: 'Arrange' }).tap();
  const arrange = dialogOf(page, 'Arrange Menu');
  const handle = arrange.getByRole('button', { name: 'Move Amber', exact: true });
  await expectGoodScreen(page, () => expect(handle).toBeVisible());
  const cream = arrange.getByRole('button', { name: 'Move Cream', exact: true });
  await cream.dragTo(handle);
  await handle.tap();
  for (let step = 0; step < 2; step += 1) {
    await arrange.getByRole('button', { name: 'Move Amber down' }).tap();
  }
  await arrange.getByRole('button', { name: 'Save Order' }).tap();
  await expect(arrange).toBeHidden();

  await page.getByRole('button', { name: 'Sizes' }).tap();
  const sizes = dialogOf(page, 'Sizes & Currency');
  await expectGoodScreen(page, () => expect(sizes.getByLabel('Currency')).toBeVisible());
  await sizes.getByRole('button', { name: 'Remove Medium' }).tap();
  await sizes.getByLabel('Name of size 2').fill('Pint');
  await sizes.getByLabel('Currency').selectOption('EUR');
  await sizes.getByRole('button', { name: 'Save Sizes' }).tap();
  await expect(sizes).toBeHidden();

  await page.goto(`/brewery/${id}`);
  const menu = page.getByRole('region', { name: 'On tap' });
  await expect(menu.getByRole('region', { name: 'On draft' }).getByRole('heading')).toHaveText([
    ...['On draft', 'Cream', 'Brown'],
  ]);
  const cans = menu.getByRole('region', { name: 'Cans' });
  await expect(cans).toContainText('Amber');
  await expect(cans).toContainText(/Small\s€4 · Pint\s€7/);
});
