import { exampleAddress } from '@hoptrail/screens/example-address';
import { expect, type Page } from '@playwright/test';
import { askedForLocation, openAccount } from '../support/account.ts';
import { mapOf } from '../support/brewery-map.ts';
import { takeState } from '../support/browser/browser-state.ts';
import { shiftsOf, watchShifts } from '../support/browser/layout-shifts.ts';
import { lampwick, standAt } from '../support/location.ts';
import { memberTest, ownerTest, test } from '../support/people.ts';
import { appOf } from '../support/screen.ts';

for (const each of [memberTest, ownerTest, test]) {
  each.use({ serviceWorkers: 'block', ownContext: true });
}

/** Lets no request with an address like this through until the returned function is called. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

memberTest('the map keeps the room of its cards while they load', async ({ page, context }) => {
  await standAt(context, lampwick.position);
  await watchShifts(page);
  const load = await hold(page, /breweries\.(clusters|list)/);
  await page.goto('/breweries?view=map');
  const { status, cards } = mapOf(page);
  await expect(status).toHaveText('Looking around...');
  load();
  await expect(cards.first()).toContainText('mi');
  await expect(status).toHaveText(/in sight/);
  expect(await shiftsOf(page)).toBeLessThan(0.01);
});

memberTest('the breweries of a beer are in order at once', async ({ page, context }) => {
  await standAt(context, lampwick.position);
  await watchShifts(page);
  await page.goto(exampleAddress('/beer/$id'));
  const taps = appOf(page).getByRole('region', { name: 'On tap now' }).getByRole('article');
  await expect(taps.first()).toContainText('Here');
  expect(await taps.count()).toBeGreaterThan(1);
  expect(await shiftsOf(page)).toBeLessThan(0.01);
});

test('the profile keeps the room of the events that the fan comes to', async ({ page, server }) => {
  await takeState(page, askedForLocation(await openAccount(server, 'fan@example.com')));
  await watchShifts(page);
  const load = await hold(page, /\/own-rsvps-/);
  await page.goto('/');
  const app = appOf(page);
  await expect(
    app.getByRole('region', { name: 'Your logbook' }).getByRole('link').first(),
  ).toBeVisible();
  load();
  await expect(app.getByRole('region', { name: 'You are coming to' })).toBeVisible();
  expect(await shiftsOf(page)).toBeLessThan(0.01);
});

ownerTest("an owner's buttons load later without a layout shift", async ({ page, context }) => {
  await standAt(context, lampwick.position);
  await watchShifts(page);
  const load = await hold(page, /\/edit-brewery-/);
  const breweries: { id: string; name: string }[] = await (
    await page.request.get('/api/breweries')
  ).json();
  await page.goto(`/brewery/${breweries.find(({ name }) => name === lampwick.name)?.id}`);
  await expect(page.getByRole('button', { name: 'Take Notes' })).toBeVisible();
  load();
  await expect(page.getByRole('button', { name: 'Edit Brewery' })).toBeVisible();
  expect(await shiftsOf(page)).toBeLessThan(0.01);
});
