import { expect } from '@playwright/test';
import { findBrewery } from '../support/breweries.ts';
import { brokenWords } from '../support/broken-words.ts';
import { lampwick } from '../support/location.ts';
import { memberTest } from '../support/people.ts';
import { appOf, expectNoOverflow } from '../support/screen.ts';

// `every-screen.spec.ts` tries every screen of the manifest; these are not in it.
memberTest('other states of screens work with large text and in landscape', async ({ page }) => {
  for (const [path, name] of [
    ['/events?tab=weekly', 'Upcoming Events'],
    ['/no/such/page', '404 Page Not Found'],
  ] as const) {
    await page.goto(path);
    await expectNoOverflow(page, path, name);
  }
});

memberTest('in landscape a head scrolls away with large text', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/search?q=amber');
  await expect(appOf(page).getByRole('region', { name: 'Beers' })).toBeVisible();
  const head = appOf(page).getByRole('heading', { name: 'Search' });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(page.locator('html')).toHaveAttribute('data-short', 'narrow');
  await appOf(page)
    .getByRole('region', { name: 'Beers' })
    .getByRole('link')
    .last()
    .scrollIntoViewIfNeeded();
  await expect(head).not.toBeInViewport();
});

memberTest(
  'a wide window with large text has one column of whole words',
  async ({ page, context }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    await page.goto('/breweries');
    const app = appOf(page);
    const map = app.getByRole('region', { name: 'Map of the breweries' });
    const brewery = app.getByRole('article').getByRole('link').first();
    await expect(page.locator('html')).toHaveAttribute('data-short', 'narrow');
    await expect(brewery).toBeVisible();
    await expect(map).toHaveCount(0);
    expect(await brokenWords(page)).toEqual([]);
    await app.getByRole('button', { name: 'Map', exact: true }).tap();
    await expect(map).toBeVisible();
    await app.getByRole('button', { name: 'List', exact: true }).tap();
    await expect(map).toHaveCount(0);
    await page.goto(`/brewery/${(await findBrewery(context.request, lampwick.name)).id}`);
    await expect(app.getByRole('region', { name: 'On tap' })).toBeVisible();
    expect(await brokenWords(page)).toEqual([]);
  },
);

memberTest('larger text starts no transition with reduced motion', async ({ page }) => {
  await page.goto('/beer-finder');
  await expect(appOf(page).getByRole('heading', { name: 'Beer Styles' })).toBeVisible();
  const transitions = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return document.getAnimations().filter((one) => one instanceof CSSTransition).length;
  });
  expect(transitions).toBe(0);
});
