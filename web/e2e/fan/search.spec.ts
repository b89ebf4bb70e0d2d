import { expect } from '@playwright/test';
import { lampwick, standAt } from '../support/location.ts';
import { newMemberTest as test } from '../support/people.ts';
import { appOf, expectGoodScreen, expectNoOverflow } from '../support/screen.ts';

test('a fan finds a brewery with a wrong letter, a beer, an event and a trail, without signal too', {
  tag: '@core',
}, async ({ page, context }) => {
  await page.goto('/breweries');
  const app = appOf(page);
  // One that is stored on the phone.
  const heading = app.getByRole('article').first().getByRole('heading');
  const stored = (await heading.textContent()) ?? '';
  await app.getByRole('link', { name: 'Search beers, events and trails too' }).tap();
  await expect(page.getByText('Find it by its name')).toBeVisible();
  const box = app.getByRole('textbox', { name: 'Brewery, town, beer, event, trail' });
  const found = (kind: string) => app.getByRole('region', { name: kind }).getByRole('link');

  await box.fill('lampwik');
  await expect(found('Breweries').first()).toContainText(lampwick.name);
  await expect(page).toHaveURL(/\/search\?q=lampwik/);
  await box.fill('normen');
  await expect(found('Towns')).toHaveText([/^Norman/]);
  await box.fill('amber');
  await expect(found('Beers').first()).toContainText('Amber');
  await expectGoodScreen(page, () => expect(found('Beers').first()).toBeVisible());
  await expectNoOverflow(page, '/search', 'Search');
  await box.fill('lamplighter');
  await expect(found('Trails')).toContainText(['Lamplighter']);
  await box.fill('lanterns and lagers');
  await expect(found('Events')).toContainText(['Lanterns and Lagers']);
  await box.fill('zzzzz');
  await expect(page.getByText('Nothing is called “zzzzz”')).toBeVisible();

  await context.setOffline(true);
  await box.fill(stored);
  await expect(page.getByText('only what is on this device is searched')).toBeVisible();
  await expect(found('Breweries').first()).toContainText(stored);
  await context.setOffline(false);
  await found('Breweries').first().tap();
  await expect(page.getByRole('heading', { level: 1, name: stored })).toBeVisible();
});

test('the last searches are offered again, without signal too, until they are cleared', async ({
  page,
  context,
}) => {
  await page.goto('/search');
  const app = appOf(page);
  const box = app.getByRole('textbox', { name: 'Brewery, town, beer, event, trail' });
  const recent = app.getByRole('region', { name: 'Recent searches' }).getByRole('link');
  const breweries = app.getByRole('region', { name: 'Breweries' }).getByRole('link');
  // Words that lead to nothing are no search.
  await box.fill('amber');
  await expect(app.getByRole('region', { name: 'Beers' })).toBeVisible();
  await box.fill('lampwick');
  await breweries.first().tap();
  await expect(page.getByRole('heading', { level: 1, name: lampwick.name })).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue('lampwick');
  await app.getByRole('button', { name: 'Clear search' }).tap();
  await expect(recent).toHaveText(['lampwick']);
  await box.fill('norman');
  await box.press('Enter');
  await expect(page).toHaveURL(/q=norman$/);
  await box.fill('');
  await expect(recent).toHaveText(['norman', 'lampwick']);
  await expectGoodScreen(page, () => expect(recent).toHaveCount(2));

  await context.setOffline(true);
  await recent.last().tap();
  await expect(box).toHaveValue('lampwick');
  await expect(breweries.first()).toContainText(lampwick.name);
  await box.fill('Normán');
  await box.press('Enter');
  await box.fill('');
  await expect(recent).toHaveText(['Normán', 'lampwick']);
  await app.getByRole('button', { name: 'Clear', exact: true }).tap();
  await expect(app.getByRole('textbox', { name: 'Brewery, town, beer' })).toBeFocused();
  await expect(app.getByText('Find it by its name')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(app.getByText('Find it by its name')).toBeVisible();
});

test('the search says nothing about events before they have loaded', async ({ page }) => {
  const list = /events\.special\.list/;
  await page.route(list, (route) => route.fulfill({ status: 500, body: 'No.' }));
  await page.goto('/search?q=lanterns+and+lagers');
  const app = appOf(page);
  await expect(app.getByText('The search failed')).toBeVisible();
  await expect(app.getByText('Nothing is called')).toHaveCount(0);
  await page.unroute(list);
  await app.getByRole('button', { name: 'Try again' }).tap();
  const events = app.getByRole('region', { name: 'Events' }).getByRole('link');
  await expect(events).toContainText(['Lanterns and Lagers']);
});

test('the search says what is here, and how far away the rest is', async ({ page, context }) => {
  await standAt(context, lampwick.position);
  await page.goto('/search?q=amber');
  const beers = appOf(page).getByRole('region', { name: 'Beers' }).getByRole('link');
  await expect(beers.first()).toContainText(`${lampwick.name}Here`);
  await expect(beers.last()).toContainText(/\d\.\d mi$/);
  await expect(appOf(page)).not.toContainText('0.0 mi');
});
