import { expect } from '@playwright/test';
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

memberTest('larger text starts no transition with reduced motion', async ({ page }) => {
  await page.goto('/beer-finder');
  await expect(appOf(page).getByRole('heading', { name: 'Beer Styles' })).toBeVisible();
  const transitions = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return document.getAnimations().filter((one) => one instanceof CSSTransition).length;
  });
  expect(transitions).toBe(0);
});
