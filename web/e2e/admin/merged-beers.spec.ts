import { type APIRequestContext, expect } from '@playwright/test';
import { newPerson } from '../support/account.ts';
import { createBrewery } from '../support/breweries.ts';
import { chooseTool } from '../support/forms.ts';
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
    const merge = dialog.getByRole('button', { name: `with ${beerName} of ${porch}` });
    await expect(dialog.getByRole('list', { name: 'Likely duplicates' })).toBeVisible();
    await expectGoodScreen(page, () => expect(merge).toBeVisible());
    await expectNoOverflow(page, '/beer/$id', 'Merge Beers');
    const height = async () => (await dialog.boundingBox())?.height;
    const before = await height();
    await dialog.getByRole('textbox', { name: 'Search beers on tap' }).fill(mark);
    await expect(dialog.getByRole('list', { name: 'Beers found' })).toBeVisible();
    expect(await height()).toBe(before);
    await merge.tap();
    const question = page.getByRole('alertdialog', { name: 'Merge these beers?' });
    await expect(question).toContainText(`${beerName} of ${mill} and ${beerName} of ${porch}`);
    await question.getByRole('button', { name: 'Merge Beers' }).tap();
    await expect(page.getByText('Beers merged')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(taps).toHaveCount(2);
    // In the header and as a tap.
    await expect(app.getByRole('link', { name: porch })).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(taps).toHaveText([mill]);
  },
);

adminTest('an administrator merges the likely duplicates of a brewery', async ({ page }) => {
  const { username: mark } = newPerson();
  const brewery = await createBrewery(page.request, { name: `Mill ${mark}` });
  for (const beerName of [`Lamplight ${mark}`, `Lampligth ${mark}`, `Porter ${mark}`]) {
    await addBeer(page.request, brewery.id, beerName);
  }
  await page.goto(`/brewery/${brewery.id}`);
  await chooseTool(page, 'Merge Beers');
  const dialog = page.getByRole('dialog', { name: 'Likely Duplicates' });
  const pairs = dialog.getByRole('list', { name: 'Likely duplicates' }).getByRole('listitem');
  await expect(pairs).toHaveCount(1);
  await expect(pairs).toContainText(`Lamplight ${mark}and Lampligth ${mark}`);
  await expectGoodScreen(page, () => expect(pairs).toBeVisible());
  await expectNoOverflow(page, '/brewery/$id', 'Likely Duplicates');
  await pairs.getByRole('button').tap();
  const question = page.getByRole('alertdialog', { name: 'Merge these beers?' });
  await question.getByRole('button', { name: 'Merge Beers' }).tap();
  await expect(dialog).toContainText('No two beers of');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(pairs).toHaveCount(1);
});

/** Adds a brewery with one beer on tap, and returns the beer's id. */
async function beerOf(calls: APIRequestContext, name: string, beerName: string): Promise<string> {
  const brewery = await createBrewery(calls, { name });
  return await addBeer(calls, brewery.id, beerName);
}

async function addBeer(
  calls: APIRequestContext,
  breweryId: string,
  beerName: string,
): Promise<string> {
  const data = { beerName, beerStyle: 'Stout' };
  const response = await calls.post(`/api/breweries/${breweryId}/beers`, { data });
  expect(response.status(), await response.text()).toBe(200);
  const { id } = await response.json();
  return id;
}
