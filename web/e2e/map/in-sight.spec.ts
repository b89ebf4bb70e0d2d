import { expect } from '@playwright/test';
import { mapOf, middleOf, openMap } from '../support/brewery-map.ts';
import { aFewStreetsAway, lampwick, standAt } from '../support/location.ts';
import { adminTest, memberTest as test } from '../support/people.ts';
import { appOf } from '../support/screen.ts';

const { latitude, longitude } = lampwick.position;

test('zooms from a state to a brewery, and comes back to the same place', async ({
  page,
  context,
}) => {
  await standAt(context, aFewStreetsAway);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isOwn = origin === new URL(page.url()).origin || !protocol.startsWith('http');
    if (page.url().startsWith('http') && !isOwn) foreign.push(request.url());
  });
  await page.goto('/breweries');
  await appOf(page).getByRole('button', { name: 'Map' }).tap();
  const { map, status, cards, chips } = mapOf(page);
  await expect(status).toHaveText(/^\d+ breweries in sight/);
  await expect(page).toHaveURL(/view=map$/);
  for (let step = 0; (await cards.count()) === 0 || step < 2; step += 1) {
    const before = page.url();
    await chips.first().click();
    await expect(page).not.toHaveURL(before);
    await expect(status).toHaveText(/in sight/);
  }
  // The cards of the place before are in another order.
  await expect(map).toHaveAttribute('aria-busy', 'false');
  const name = String(await cards.first().getByRole('link').textContent());
  const place = page.url();
  await cards.first().getByRole('link').click();
  await expect(appOf(page).getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(place);
  await expect(map.getByRole('link', { name })).toBeVisible();
  await appOf(page).getByRole('button', { name: 'List' }).tap();
  await expect(appOf(page).getByRole('heading', { name: 'Nearby Breweries' })).toBeVisible();
  await expect(map).toHaveCount(0);
  expect(foreign).toEqual([]);
});

test('selects by a tap on a pin and by a swipe of the cards', { tag: '@core' }, async ({
  page,
  context,
}) => {
  await standAt(context, aFewStreetsAway);
  const { map, cards } = await openMap(page, `${latitude},${longitude},18`);
  const selected = cards.and(page.locator('[aria-current]'));
  await expect(selected).toHaveCount(0);
  const { x, y } = await middleOf(map);
  await page.touchscreen.tap(x, y - 20);
  await expect(selected.getByRole('link').first()).toHaveText(lampwick.name);

  await openMap(page, `${latitude},${longitude},12`);
  await expect(cards.nth(1)).toBeAttached();
  await cards.nth(1).scrollIntoViewIfNeeded();
  await cards.nth(1).evaluate((card) => card.scrollIntoView({ inline: 'center' }));
  await expect(cards.nth(1)).toHaveAttribute('aria-current', 'true');
});

test('begins with the house where one stands, in a cluster or not, and keeps the ground', async ({
  page,
  context,
}) => {
  await standAt(context, lampwick.position);
  const { map, cards, chips, status } = await openMap(page, `${latitude},${longitude},10`);
  // The house is in the largest cluster.
  await expect(chips.first()).toHaveText(/Oklahoma City/);
  await expect(cards.first().getByRole('link')).toHaveText(lampwick.name);
  const way = cards.getByRole('link', { name: /^Directions to .+: \d+ min walk$/ }).first();
  await expect(way).toHaveAttribute('href', /travelmode=walking|dirflg=w/);
  const texts = await cards
    .getByText(/^(Directions to .+: )?[\d.]+ (mi|min walk) · /)
    .allTextContents();
  const miles = texts.map((text) => {
    const [, amount, unit] = /([\d.]+) (mi|min) /.exec(text) ?? [];
    return Number(amount) / (unit === 'min' ? 26 : 1);
  });
  expect(miles.length).toBeGreaterThan(2);
  expect(miles).toEqual(miles.toSorted((one, other) => one - other));

  const ground = map.locator('.leaflet-tile-pane .leaflet-layer').first();
  await expect(ground).toHaveCSS('opacity', '1');
  await map.getByRole('button', { name: 'Zoom in' }).tap();
  await expect(page).toHaveURL(/%2C11$/);
  await expect(status).toHaveText(/in sight/);
  await expect(ground).toHaveCSS('opacity', '1');
});

test('has cards for the nearest of many breweries only', async ({ page }) => {
  const { status, cards } = await openMap(page, `${latitude},${longitude},5`);
  await page.route(/\/trpc\/[^?]*breweries\.clusters/, async (route) => {
    const names = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',');
    const response = await route.fetch();
    const answers = await response.json();
    const breweries = Array.from({ length: 60 }, (_, at) => ({
      ...{ id: `brewery-${at}`, name: `Brewery ${at}`, city: 'Salina' },
      ...{ latitude: latitude + at / 100, longitude },
    }));
    answers[names.indexOf('breweries.clusters')].result.data = { clusters: [], breweries };
    await route.fulfill({ response, json: answers });
  });
  await page.reload();
  await expect(status).toHaveText(/^60 breweries in sight/);
  await expect(cards).toHaveCount(40);
});

test('shows the whole country to somebody whose place is not known', async ({ page }) => {
  await page.goto('/breweries?view=map');
  const { map, status } = mapOf(page);
  await expect(status).toHaveText(/\d+ breweries in sight/);
  await expect(map.getByRole('button', { name: 'My location' })).toHaveCount(0);
  await map.getByRole('button', { name: 'Zoom in' }).tap();
  await expect(page).toHaveURL(/at=\d+\.\d+%2C-9\d\.\d+%2C[345]$/);
});

adminTest(
  'shows many breweries at one place as one cluster, and cards for all',
  async ({ page }) => {
    const place = { latitude: 71.2906, longitude: -156.7886 };
    const address = { address: '1 Ice Rd', city: 'Utqiagvik', state: 'Alaska', zipCode: '99723' };
    const count = 25;
    for (let number = 1; number <= count; number += 1) {
      const data = { name: `Zenith ${number}`, ...address, ...place };
      const response = await page.request.post('/api/breweries', { data });
      expect(response.status(), await response.text()).toBe(200);
    }
    for (const zoom of [4, 12, 18]) {
      const { chips } = await openMap(page, `${place.latitude},${place.longitude},${zoom}`);
      // Breweries of other journeys may be in sight, too.
      const here = chips.filter({ hasText: 'Utqiagvik' });
      await expect(here).toHaveText([`Utqiagvik ${count} breweries`]);
    }
    const { map, cards } = mapOf(page);
    // The nearest have cards although they are in a cluster.
    await expect(cards).toHaveCount(20);
    await expect(cards.last().getByRole('link')).toHaveText(/^Zenith/);
    const { x, y } = await middleOf(map);
    await page.touchscreen.tap(x, y);
    // Each page loads when the last cards of the one before come into sight.
    await expect(async () => {
      await cards.last().evaluate((card) => card.scrollIntoView({ inline: 'center' }));
      await expect(cards).toHaveCount(count, { timeout: 1000 });
    }).toPass();
    await cards.last().getByRole('link').click();
    await expect(
      appOf(page).getByRole('heading', { name: /^Zenith \d+$/, level: 1 }),
    ).toBeVisible();
  },
);

test('searches on the map', async ({ page }) => {
  const { status, cards } = await openMap(page, `${latitude},${longitude},9`);
  await appOf(page).getByRole('textbox', { name: 'Search breweries' }).fill(lampwick.name);
  await expect(status).toHaveText(/^1 brewery in sight/);
  await expect(cards.getByRole('link')).toHaveText([lampwick.name]);
  await expect(page).toHaveURL(/view=map/);
});

test('names each town once', async ({ page, context }) => {
  await standAt(context, aFewStreetsAway);
  await page.setViewportSize({ width: 1280, height: 800 });
  const { status, chips } = await openMap(page, `${latitude},${longitude},10`);
  const towns = (await chips.allTextContents()).map((text) => text.replace(/ \d+ breweries$/, ''));
  expect(towns.length).toBeGreaterThan(1);
  expect(towns).toEqual([...new Set(towns)]);
  const counts = (await chips.allTextContents()).map((text) => Number(/\d+/.exec(text)?.[0]));
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  // Several clusters around the town: the map shows all of them.
  await chips.first().click();
  await expect(page).toHaveURL(/%2C1[1-9]$/);
  await expect(status).toHaveText(/in sight/);
});
