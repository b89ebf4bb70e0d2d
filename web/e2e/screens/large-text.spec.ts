import { expect } from '@playwright/test';
import { memberTest, ownerTest } from '../support/people.ts';
import { appOf, expectNoOverflow } from '../support/screen.ts';

memberTest('every screen works with large text and in landscape', async ({ page }) => {
  for (const [path, name] of [
    ['/', 'Favorite Breweries'],
    ['/breweries', 'Nearby Breweries'],
    ['/podcast', 'Latest Episodes'],
    ['/events', 'Lanterns and Lagers'],
    ['/events?tab=weekly', 'Upcoming Events'],
    ['/weekly-events/friday', 'Friday'],
    ['/leaderboard', 'Bronze Hop'],
    ['/beer-dog', 'BeerDog Gallery'],
    ['/beer-finder', 'Beer Styles'],
    ['/no/such/page', '404 Page Not Found'],
    ['/terms', 'Terms of Service'],
  ] as const) {
    await page.goto(path);
    await expectNoOverflow(page, path, name);
  }
});

ownerTest("an owner's screens work with large text and in landscape", async ({ page }) => {
  await page.goto('/brewery-owner-dashboard');
  await expectNoOverflow(page, 'the dashboard', 'Your Weekly Events');
  await page.getByRole('link', { name: 'Edit Details' }).tap();
  await expectNoOverflow(page, 'the form', 'Edit Brewery Details');
});

memberTest('larger text starts no transition with reduced motion', async ({ page }) => {
  await page.goto('/beer-finder');
  await expect(appOf(page).getByRole('heading', { name: 'Beer Styles' })).toBeVisible();
  const transitions = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return document.getAnimations().filter((one) => one instanceof CSSTransition).length;
  });
  expect(transitions).toBe(0);
});
