import { exampleAddress } from '@hoptrail/screens/example-address';
import { expect, type Page } from '@playwright/test';
import { memberTest, test } from '../support/people.ts';

/** What a page shows without any script: the screen, and a text of what it is about. */
const ofMembers = [
  ['/brewery/$id', 'Lampwick Brewing Co.', /Oklahoma City/],
  ['/special-event/$id', 'Lanterns and Lagers', /About this event/],
  ['/trails/$id', /Lamplighter.s Round/, /one man lit every lamp/],
  ['/u/$username', 'hazel-hops', /hazel-hops/],
] as const;
const ofVisitors = [
  ['/brewery/$id', 'Lampwick Brewing Co.', /Get Directions/],
  ['/special-event/$id', 'Lanterns and Lagers', /About this event/],
  ['/trails/$id', /Lamplighter.s Round/, /one man lit every lamp/],
  ['/u/$username', 'hazel-hops', /hazel-hops/],
] as const;

async function expectShown(page: Page, path: string, heading: string | RegExp, text: RegExp) {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(exampleAddress(path));
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect(page.getByText(text).first()).toBeVisible();
  // Its largest picture has loaded.
  await expect
    .poll(() =>
      page.locator('img[fetchpriority]').evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(0);
}

memberTest.describe('without scripts', () => {
  memberTest.use({ serviceWorkers: 'block', ownContext: true });
  for (const [path, heading, text] of ofMembers) {
    memberTest(`a member reads ${path}`, async ({ page }) => {
      await expectShown(page, path, heading, text);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ serviceWorkers: 'block', ownContext: true });
  for (const [path, heading, text] of ofVisitors) {
    test(`a visitor reads ${path}`, async ({ page }) => {
      await expectShown(page, path, heading, text);
    });
  }
});
