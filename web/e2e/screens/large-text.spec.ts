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

memberTest('larger text starts no transition with reduced motion', async ({ page }) => {
  await page.goto('/beer-finder');
  await expect(appOf(page).getByRole('heading', { name: 'Beer Styles' })).toBeVisible();
  const transitions = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return document.getAnimations().filter((one) => one instanceof CSSTransition).length;
  });
  expect(transitions).toBe(0);
});
