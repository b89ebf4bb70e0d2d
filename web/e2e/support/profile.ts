import { expect, type Page } from '@playwright/test';

/** Opens the profile by its tab. */
export async function openProfile(page: Page) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).tap();
  await expect(page).toHaveTitle('Profile · Hoptrail');
}

/** Returns the numbers on the profile by their labels. */
export async function profileStats(page: Page): Promise<Record<string, string>> {
  const labels = await page.getByRole('term').allInnerTexts();
  const values = await page.getByRole('definition').allInnerTexts();
  return Object.fromEntries(labels.map((label, index) => [label, values[index] ?? '']));
}

/** Returns the list of favourites on the profile. */
export function favorites(page: Page) {
  return page.getByRole('region', { name: 'Favorite Breweries' });
}

/** Signs out on the profile and waits for the welcome page, which follows the server's response. */
export async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Edit Profile' }).tap();
  await page
    .getByRole('dialog', { name: 'Edit Profile' })
    .getByRole('button', { name: 'Sign Out' })
    .tap();
  await expect(page).toHaveTitle('Welcome · Hoptrail');
}
