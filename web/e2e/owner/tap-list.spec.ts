import { type APIRequestContext, expect } from '@playwright/test';
import { openBrewery } from '../support/breweries.ts';
import { lampwick } from '../support/location.ts';
import { ownerTest } from '../support/people.ts';

// Both journeys change the same tap list, and the first one needs its initial state.
ownerTest.describe.configure({ mode: 'serial' });

ownerTest(
  'guests see when the tap list has changed, also after a beer ran out',
  async ({ page }) => {
    await openBrewery(page, lampwick.name);
    const guests = page.getByRole('region', { name: 'On tap' });
    await expect(guests).toContainText(/Updated \d+ (hour|day)s? ago/);

    await page.getByRole('link', { name: 'Edit Tap List' }).tap();
    const tap = page.getByRole('switch', { checked: true }).first();
    const name = await tap.getAttribute('aria-label');
    const beer = page.getByRole('switch', { name: name ?? '', exact: true });
    await beer.tap();
    await expect(beer).not.toBeChecked();
    await expect(page.getByText('Updated a moment ago.')).toBeVisible();

    await page.getByRole('link', { name: 'Dashboard', exact: true }).tap();
    await page.getByRole('link', { name: lampwick.name }).first().tap();
    await expect(guests).toContainText('Updated a moment ago');
    await expect(guests).not.toContainText((name ?? '').replace(/ on tap$/, ''));
    await page.reload();
    await expect(guests).toContainText('Updated a moment ago');

    await page.getByRole('link', { name: 'Edit Tap List' }).tap();
    await beer.tap();
    await expect(beer).toBeChecked();
  },
);

ownerTest(
  'an owner turns a beer on and off, and it is coming soon again',
  { tag: '@core' },
  async ({ page }) => {
    const name = 'Snuffed Candle Gose';
    const id = await idOf(page.request, lampwick.name);
    const added = await page.request.post(`/api/breweries/${id}/beers`, {
      data: { beerName: name, beerStyle: 'Sour', availability: 'coming' },
    });
    await page.goto(`/brewery/${id}/beers`);
    const row = page.getByRole('listitem').filter({ hasText: name });
    const tap = row.getByRole('switch');
    await expect(row).toContainText('Coming soon');
    await tap.tap();
    await expect(tap).toBeChecked();
    await expect(row).not.toContainText('Coming soon');
    await page.reload();
    await expect(tap).toBeChecked();
    await tap.tap();
    await expect(row).toContainText('Coming soon');
    const stored = async () =>
      (await (await page.request.get(`/api/breweries/${id}/beers`)).json()).find(
        (beer: { beerName: string }) => beer.beerName === name,
      );
    await expect.poll(stored).toMatchObject({ availability: 'coming' });
    await page.request.delete(`/api/beers/${(await added.json()).id}`);
  },
);

async function idOf(request: APIRequestContext, name: string) {
  const found = await request.get('/api/breweries', { params: { q: name } });
  return (await found.json())[0].id;
}
