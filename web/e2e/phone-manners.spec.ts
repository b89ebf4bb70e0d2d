import { expect, type Page } from '@playwright/test';
import { lampwick, standAt } from './support/location.ts';
import { memberTest } from './support/people.ts';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Pulls the page down with a finger, further than it takes, and lets go. */
async function pullDown(page: Page) {
  const calls = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    calls.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 200, y }],
    });
  await touch('touchStart', 200);
  for (const y of [240, 280, 320, 360]) await touch('touchMove', y);
  await touch('touchEnd');
}

memberTest(
  'back from a brewery the list is where it was, and a reload keeps it',
  async ({ page, context }) => {
    await standAt(context, lampwick.position);
    await page.goto('/breweries');
    const far = page.getByRole('article').nth(6);
    await far.scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(300);
    await far.getByRole('link').tap();
    await expect(page.getByRole('region', { name: 'Check-in' })).toBeVisible();
    await page.goBack();
    await expect(far).toBeInViewport();
    await expect.poll(() => scrolled(page)).toBeCloseTo(before, -1);
  },
);

memberTest('pulled down, a page is read anew', async ({ page }) => {
  for (const path of ['/events', '/leaderboard', '/podcast', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The page's shell shows the heading already, but takes no finger.
    await expect(page.locator('[data-screen][inert]')).toHaveCount(0);
    const read = page.waitForRequest(/\/trpc\//);
    await pullDown(page);
    await read;
  }
});

memberTest('a favourite that the server refuses is taken back', async ({ page }) => {
  await page.route('**/trpc/users.toggleFavorite**', (route) => route.fulfill({ status: 500 }));
  await page.goto('/breweries');
  const heart = page.getByRole('article').first().getByRole('button');
  await heart.tap();
  await expect(page.getByText('Update failed')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

memberTest('without a sheet for sharing the link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('/breweries');
  await page.getByRole('article').first().getByRole('link').tap();
  await page.getByRole('button', { name: 'Share this brewery' }).tap();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
