import { expect, type Page } from '@playwright/test';
import { savesData } from '../support/browser/saves-data.ts';
import { waitForWorker } from '../support/browser/service-worker.ts';
import { shareOfLand } from '../support/browser/share-of-land.ts';
import { storedResponses } from '../support/browser/stored-responses.ts';
import { lampwick, standAt } from '../support/location.ts';
import { memberTest } from '../support/people.ts';

memberTest.use({ serviceWorkers: 'allow' });

memberTest(
  'pages seen before are readable offline with their age, and take a check-in',
  { tag: '@core' },
  async ({ page, context }) => {
    await standAt(context, lampwick.position);
    await page.goto('/');
    await waitForWorker(page);
    await openScreens(page);
    await expect(offlineLine(page)).toBeHidden();

    await context.setOffline(true);
    await page.reload();
    await expect(offlineLine(page)).toContainText(
      /Offline · as it was (a moment|\d+ minutes?) ago/,
    );
    await expect(page.getByText('No favorite breweries yet')).toBeVisible();

    await tab(page, 'Breweries').tap();
    await page.getByRole('link', { name: lampwick.name }).tap();
    await expect(page.getByRole('heading', { name: lampwick.name, level: 1 })).toBeVisible();
    await expect(page.getByText('Hours', { exact: true })).toBeVisible();
    await expect(offlineLine(page)).toContainText('as it was');
    const checkin = page.getByRole('region', { name: 'Check-in' });
    await expect(checkin).toContainText('Your check-in waits for signal.');

    await page.goto('/leaderboard');
    await expect(page.getByText('marisol').first()).toBeVisible();

    await page.goto('/beer-dog');
    await expect(page.getByRole('heading', { name: 'BeerDog Gallery' })).toBeVisible();

    await page.goto('/');
    await expect(page).toHaveTitle('Profile · Hoptrail');
    await context.setOffline(false);
    await expect(offlineLine(page)).toBeHidden();
    await tab(page, 'Breweries').tap();
    await page.getByRole('link', { name: lampwick.name }).tap();
    await expect(page.getByRole('region', { name: 'Check-in' })).toContainText('You are here');
  },
);

memberTest('a brewery opened before shows its events offline', async ({ page, context }) => {
  await standAt(context, lampwick.position);
  await page.goto('/');
  await waitForWorker(page);
  await tab(page, 'Breweries').tap();
  await page.getByRole('link', { name: lampwick.name }).tap();
  const special = page.getByRole('region', { name: 'Events', exact: true }).getByRole('listitem');
  const weekly = page.getByRole('region', { name: 'Every week' }).getByRole('listitem');
  await expect(special.first()).toBeVisible();
  await expect(weekly.first()).toBeVisible();
  const shown = [await special.allTextContents(), await weekly.allTextContents()];
  await expect.poll(() => storedProcedures(page)).toContain('events.ofBrewery');

  await context.setOffline(true);
  await page.reload();
  await expect(offlineLine(page)).toContainText('as it was');
  await expect(special).toHaveText(shown[0] ?? []);
  await expect(weekly).toHaveText(shown[1] ?? []);
});

memberTest('the map has its ground and breweries offline', async ({ page, context }) => {
  await standAt(context, lampwick.position);
  await page.goto('/');
  await waitForWorker(page);
  await tab(page, 'Breweries').tap();
  await expect(page.getByRole('link', { name: lampwick.name })).toBeVisible();
  // Nobody has opened the map: what it needs around here is fetched ahead.
  const cachedTiles = () =>
    page.evaluate(async () => (await (await caches.open('tiles')).keys()).length);
  await expect.poll(cachedTiles).toBeGreaterThan(50);
  await expect.poll(() => storedProcedures(page)).toContain('breweries.list');

  await context.setOffline(true);
  await page.goto('/breweries?view=map');
  const map = page.getByRole('region', { name: 'Map of the breweries' });
  await expect(map.getByRole('status')).toContainText('No network');
  const cards = map.getByRole('list', { name: 'Breweries in sight' }).getByRole('article');
  await expect(cards.first().getByRole('link')).toHaveText(lampwick.name);
  const tiles = map.locator('.leaflet-tile-pane canvas.leaflet-tile-loaded');
  await expect.poll(() => shareOfLand(tiles)).toBeGreaterThan(0.6);

  // The browser has deleted the tiles, from its own cache too.
  await context.route('**/ground/**', (route) => route.abort());
  await page.evaluate(() => caches.delete('tiles'));
  await page.reload();
  await expect(map.getByRole('status')).toContainText('No network');
  await expect(cards.first().getByRole('link')).toHaveText(lampwick.name);
  await expect(tiles).toHaveCount(0);
});

memberTest(
  'a page of a proxy instead of a part of the map is not kept',
  async ({ page, context }) => {
    await standAt(context, lampwick.position);
    await context.route('**/ground/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>Sign in to the network' }),
    );
    // What a service worker fetches in advance as it starts does not pass the route.
    await savesData(page);
    await page.goto('/');
    await waitForWorker(page);
    await expect.poll(() => context.serviceWorkers().length).toBeGreaterThan(0);
    await page.goto('/breweries?view=map');
    const map = page.getByRole('region', { name: 'Map of the breweries' });
    const cards = map.getByRole('list', { name: 'Breweries in sight' }).getByRole('article');
    await expect(cards.first().getByRole('link')).toHaveText(lampwick.name);
    const tiles = map.locator('.leaflet-tile-pane canvas.leaflet-tile-loaded');
    await expect(tiles).toHaveCount(0);

    await context.unroute('**/ground/**');
    await page.reload();
    await expect.poll(() => shareOfLand(tiles)).toBeGreaterThan(0.6);
  },
);

memberTest('a page never opened before shows an error when offline', async ({ page, context }) => {
  await page.goto('/');
  await waitForWorker(page);
  await context.setOffline(true);
  await page.goto('/podcast');
  await expect(page.getByRole('alert')).toContainText('The episodes did not load');
  await expect(page.getByRole('alert')).toContainText('Check your connection and try again.');
});

memberTest(
  'a brewery never opened before shows the data of the list when offline',
  async ({ page, context }) => {
    await standAt(context, lampwick.position);
    await page.goto('/breweries');
    await waitForWorker(page);
    const card = page.getByRole('article').filter({ hasText: 'Brick & Bushel' });
    await expect(card).toBeVisible();
    await context.setOffline(true);
    await card.getByRole('link').tap();
    await expect(page.getByRole('heading', { name: 'Brick & Bushel', level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Check-in' })).toContainText(
      'Your check-in waits for signal.',
    );
    // The call has failed and was retried by now; the page stays.
    await expect(page.getByText('This brewery did not open')).toHaveCount(0);
    await expect(page.getByText('Get Directions')).toBeVisible();
  },
);

memberTest('the end of a session deletes the stored responses', async ({ page, context }) => {
  await page.goto('/');
  await waitForWorker(page);
  await expect(page.getByText('No favorite breweries yet')).toBeVisible();
  await expect.poll(() => storedProcedures(page)).toContain('users.favorites');
  // Other journeys share this account: only this browser's session ends.
  await context.clearCookies();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect.poll(() => storedProcedures(page)).toEqual([]);
});

memberTest('the service worker never answers calls to the server', async ({ page, context }) => {
  await standAt(context, lampwick.position);
  await page.goto('/');
  await waitForWorker(page);
  await openScreens(page);
  const cached = await page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      addresses.push(...(await cache.keys()).map(({ url }) => new URL(url).pathname));
    }
    return addresses;
  });
  expect(cached).toContain('/index.html');
  expect(cached.filter((path) => /^\/(api|trpc)\//.test(path))).toEqual([]);
});

function offlineLine(page: Page) {
  return page.getByRole('complementary', { name: 'Connection' });
}

function tab(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
}

async function openScreens(page: Page) {
  await page.goto('/leaderboard');
  await expect(page.getByText('marisol').first()).toBeVisible();
  await page.goto('/breweries');
  await page.getByRole('link', { name: lampwick.name }).tap();
  await expect(page.getByRole('region', { name: 'Check-in' })).toContainText('You are here');
  await expect.poll(() => storedProcedures(page)).toContain('breweries.byId');
  await page.goto('/');
  await expect(page.getByText('No favorite breweries yet')).toBeVisible();
}

/** Returns the procedures whose responses are stored. */
async function storedProcedures(page: Page): Promise<string[]> {
  return (await storedResponses(page)).map(({ procedure }) => procedure);
}
