import { expect, type Page } from '@playwright/test';
import { appOf } from './screen.ts';

/** Searches for a brewery and opens its page. */
export async function openBrewery(page: Page, name: string) {
  await page.goto('/breweries');
  await appOf(page).getByRole('textbox', { name: 'Search breweries' }).fill(name);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name }).tap();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}
