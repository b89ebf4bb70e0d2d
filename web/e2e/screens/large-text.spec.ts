import { memberTest, ownerTest } from '../support/people.ts';
import { expectNoOverflow } from '../support/screen.ts';

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
