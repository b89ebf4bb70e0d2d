import { expect, type Page } from '@playwright/test';
import { memberTest, ownerTest } from './support/people.ts';
import { appOf } from './support/screen.ts';

const shapes = [
  { what: 'a narrow phone with text at 200 %', width: 320, height: 640, text: '200%' },
  { what: 'a phone with text at 200 %', width: 390, height: 844, text: '200%' },
  { what: 'a phone on its side', width: 844, height: 390, text: '100%' },
];

memberTest('every screen holds large text and a phone on its side', async ({ page }) => {
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
    await expectToHold(page, path, name);
  }
});

ownerTest("an owner's screens hold them as well", async ({ page }) => {
  await page.goto('/brewery-owner-dashboard');
  await expectToHold(page, 'the dashboard', 'Your Weekly Events');
  await page.getByRole('link', { name: 'Edit Details' }).tap();
  await expectToHold(page, 'the form', 'Edit Brewery Details');
});

/** Nothing to scroll sideways, and the title still there, in each shape. */
async function expectToHold(page: Page, where: string, heading: string) {
  for (const { what, width, height, text } of shapes) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    await expect(appOf(page).getByRole('heading', { name: heading }).first()).toBeVisible();
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(sideways, `${where} on ${what}: to scroll sideways`).toBe(0);
  }
}
