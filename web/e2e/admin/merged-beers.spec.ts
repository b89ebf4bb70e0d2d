import { type APIRequestContext, expect } from '@playwright/test';
import { newPerson } from '../support/account.ts';
import { createBrewery } from '../support/breweries.ts';
import { adminTest } from '../support/people.ts';
import { appOf, expectGoodScreen, expectNoOverflow } from '../support/screen.ts';

adminTest(
  'an administrator merges a beer of two breweries, and undoes it',
  { tag: '@core' },
  async ({ page }) => {
    const { username: mark } = newPerson();
    const [mill, porch] = [`Mill ${mark}`, `Porch ${mark}`];
    const beerName = `Twin ${mark}`;
    const id = await beerOf(page.request, mill, beerName);
    await beerOf(page.request, porch, beerName);

    await page.goto(`/beer/${id}`);
    const app = appOf(page);
    const taps = app.getByRole('region', { name: 'On tap now' }).getByRole('link');
    await expect(taps).toHaveText([mill]);
    await app.getByRole('button', { name: 'Merge Beers' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Merge Beers' });
    const merge = dialog.getByRole('button', { name: `Merge with ${beerName} of ${porch}` });
    await expectGoodScreen(page, () => expect(merge).toBeVisible());
    await expectNoOverflow(page, '/beer/$id', 'Merge Beers');
    await merge.tap();
    await expect(page.getByText('Beers merged')).toBeVisible();
    await expect(taps).toHaveCount(2);
    // In the header and as a tap.
    await expect(app.getByRole('link', { name: porch })).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(taps).toHaveText([mill]);
  },
);

/** Adds a brewery with one beer on tap, and returns the beer's id. */
async function beerOf(calls: APIRequestContext, name: string, beerName: string): Promise<string> {
  const brewery = await createBrewery(calls, { name });
  const data = { beerName, beerStyle: 'Stout' };
  const response = await calls.post(`/api/breweries/${brewery.id}/beers`, { data });
  expect(response.status(), await response.text()).toBe(200);
  const { id } = await response.json();
  return id;
}
