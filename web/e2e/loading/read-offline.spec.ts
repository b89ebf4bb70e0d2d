import { exampleAddress } from '@hoptrail/screens/example-address';
import { expect, type Page } from '@playwright/test';
import { askedForLocation, openAccount } from '../support/account.ts';
import { takeState } from '../support/browser/browser-state.ts';
import { waitForWorker } from '../support/browser/service-worker.ts';
import { storedResponses } from '../support/browser/stored-responses.ts';
import { checkinSheet, putAwayCheckinSheet } from '../support/checkin-sheet.ts';
import { visitFirst } from '../support/first-visit.ts';
import { lampwick, standAt } from '../support/location.ts';
import { test } from '../support/people.ts';
import { expectGoodScreen } from '../support/screen.ts';

test.use({ serviceWorkers: 'allow', ownContext: true });

test('after the first visit of one screen, the first screens are readable offline', {
  tag: '@core',
}, async ({ page, context, newAccount }) => {
  await visitFirst(page, await newAccount(), '/podcast');
  const stored = async () => (await storedResponses(page)).map(({ procedure }) => procedure);
  for (const procedure of ['checkins.leaderboard', 'breweries.list', 'users.favorites']) {
    await expect.poll(stored).toContain(procedure);
  }
  await expect.poll(stored).toContain('logbook.figures');
  await expect.poll(() => storedDrawings(page)).toContain('/art/scenes/profile.svg');
  await expect.poll(() => storedDrawings(page)).toContain('/art/badges/white-hop.svg');

  await expect.poll(() => storedDrawings(page)).toContain('/art/empty/favorites.svg');
  await expect.poll(() => storedDrawings(page)).toContainEqual(expect.stringMatching(/portraits/));

  await context.setOffline(true);
  await page.reload();
  await tab(page, 'Breweries').tap();
  await expect(page.getByRole('link', { name: lampwick.name })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Connection' })).toContainText('as it was');
  await page.goto('/breweries?view=map');
  const cards = page.getByRole('list', { name: 'Breweries in sight' }).getByRole('article');
  await expect(cards.first().getByRole('link')).toHaveText(lampwick.name);

  await tab(page, 'Profile').tap();
  await expect(page.getByText('No favorite breweries yet')).toBeVisible();
  await expectGoodScreen(page, () =>
    expect(page.getByRole('region', { name: 'Your logbook' })).toBeVisible(),
  );
  await expect(page.getByText('did not load')).toHaveCount(0);
  await page.goto('/leaderboard');
  await expect(page.getByText('marisol').first()).toBeVisible();
  const faces = page.getByRole('main').locator('li img');
  const isDrawn = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
  for (const face of (await faces.all()).slice(0, 10)) {
    await face.scrollIntoViewIfNeeded();
    await expect.poll(() => face.evaluate(isDrawn)).toBe(true);
  }
});

test('beers, trails and passports that were opened are readable offline', async ({
  page,
  context,
  server,
}) => {
  await takeState(page, askedForLocation(await openAccount(server, 'fan@example.com')));
  await page.goto('/your-beers');
  await waitForWorker(page);
  const beers = page.getByRole('main').getByRole('article');
  await expect(beers.first()).toBeVisible();
  const shownBeers = await beers.allTextContents();
  await page.goto('/trails');
  await page.getByRole('link', { name: "The Lamplighter's Round", exact: true }).tap();
  const passport = page.getByRole('region', { name: 'Your passport' });
  await expect(passport).toContainText(/\d of 8 stamps/);
  const shown = (await passport.textContent()) ?? '';
  const procedures = async () => (await storedResponses(page)).map(({ procedure }) => procedure);
  await expect.poll(procedures).toContain('trails.progress');
  await expect.poll(procedures).toContain('beers.had.list');

  await context.setOffline(true);
  await page.reload();
  await expect(passport).toHaveText(shown);
  await expect(page.getByRole('complementary', { name: 'Connection' })).toContainText('as it was');
  await page.goto('/trails');
  await expect(page.getByRole('link', { name: "The Lamplighter's Round" })).toBeVisible();
  await page.goto('/your-beers');
  await expect(beers).toHaveText(shownBeers);
});

test('a check-in without a connection shows its stamp, and fits each window', async ({
  page,
  context,
  newAccount,
}) => {
  await takeState(page, askedForLocation(await newAccount()));
  await standAt(context, lampwick.position);
  await page.goto(exampleAddress('/brewery/$id'));
  await waitForWorker(page);
  const bar = page.getByRole('region', { name: 'Check-in' });
  await expect(bar).toContainText('You are here');
  await expect.poll(() => storedDrawings(page)).toContainEqual(expect.stringMatching(/stamp\.svg/));

  await context.setOffline(true);
  const button = bar.getByRole('button', { name: 'Check In', exact: true });
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(bar).toContainText('You are offline');
  await expect(button).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await button.tap();
  const stamp = checkinSheet(page).getByRole('region', { name: 'Your stamp' }).locator('img');
  const isDrawn = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
  await expect.poll(() => stamp.first().evaluate(isDrawn)).toBe(true);
  await putAwayCheckinSheet(page);

  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const line = page.getByRole('complementary', { name: 'Connection' });
  await expectGoodScreen(page, () => expect(line).toContainText('1 waiting'), [
    { width: 320, height: 640 },
  ]);
});

/** Returns the paths of the drawings that the service worker has stored. */
async function storedDrawings(page: Page): Promise<string[]> {
  return await page.evaluate(async () =>
    (await (await caches.open('drawings')).keys()).map(({ url }) => new URL(url).pathname),
  );
}

function tab(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
}
