import { exampleAddress } from '@hoptrail/screens/example-address';
import { expect, type Page } from '@playwright/test';
import { storedResponses } from '../support/browser/stored-responses.ts';
import { checkinSheet, putAwayCheckinSheet } from '../support/checkin-sheet.ts';
import { visitFirst } from '../support/first-visit.ts';
import { lampwick } from '../support/location.ts';
import { test } from '../support/people.ts';
import { appOf, expectGoodScreen } from '../support/screen.ts';
import { closeToast, expectToast } from '../support/toasts.ts';

test.use({ serviceWorkers: 'allow', ownContext: true });

test('a brewery that was never opened shows offline what its list has, and takes a check-in', {
  tag: '@core',
}, async ({ page, context, newAccount }) => {
  await visitFirst(page, await newAccount(), '/podcast');
  await expect.poll(() => storedTexts(page, 'breweries.list')).toContain(lampwick.name);
  await tab(page, 'Breweries').tap();
  const link = page.getByRole('link', { name: lampwick.name });
  const address = String(await link.getAttribute('href'));

  await context.setOffline(true);
  await page.goto(address);
  const later = appOf(page).getByText('Tap list, news and events load by themselves');
  await expectGoodScreen(page, () => expect(later).toBeVisible());
  await expect(page.getByRole('complementary', { name: 'Connection' })).toContainText('as it was');
  await expect(page.getByRole('heading', { name: lampwick.name, level: 1 })).toBeVisible();
  await expect(page.getByText('Hours', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Directions' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Check In', exact: true }).tap();
  await expect(checkinSheet(page)).toBeVisible();
  await putAwayCheckinSheet(page);

  await context.setOffline(false);
  await expectToast(page, `Check-in at ${lampwick.name} sent`);
  await closeToast(page);
  await expect(later).toBeHidden();
  await expect(page.getByRole('region', { name: 'On tap' })).toBeVisible();
});

test('an event and a beer that were never opened show offline what their lists have', async ({
  page,
  context,
  newAccount,
}) => {
  await visitFirst(page, await newAccount(), '/events');
  await expect
    .poll(() => storedTexts(page, 'events.special.list'))
    .toContain('Lanterns and Lagers');
  await tab(page, 'Breweries').tap();
  await page.getByRole('link', { name: lampwick.name }).tap();
  const beer = page.getByRole('region', { name: 'On tap' }).locator('a[href^="/beer/"]').first();
  const beerAddress = String(await beer.getAttribute('href'));
  const beerName = String(await beer.textContent());
  await expect.poll(() => storedTexts(page, 'beers.onTap')).toContain(beerName);

  await context.setOffline(true);
  await page.goto(exampleAddress('/special-event/$id'));
  const event = appOf(page).getByRole('heading', { name: 'Lanterns and Lagers', level: 1 });
  await expectGoodScreen(page, () => expect(event).toBeVisible());
  await expect(page.getByRole('link', { name: 'Add to Calendar' })).toBeVisible();
  await page.goto(beerAddress);
  const later = appOf(page).getByText('Its breweries and ratings load by themselves');
  await expectGoodScreen(page, () => expect(later).toBeVisible());
  await expect(page.getByRole('heading', { name: beerName, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: `Had ${beerName}` }).tap();

  await context.setOffline(false);
  await expect(later).toBeHidden();
  await expect(page.getByRole('heading', { name: 'On tap now' })).toBeVisible();
});

/** Returns the stored responses of a procedure as text. */
async function storedTexts(page: Page, procedure: string): Promise<string> {
  const all = await storedResponses(page);
  return all
    .filter((response) => response.procedure === procedure)
    .map(({ text }) => text)
    .join();
}

function tab(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
}
