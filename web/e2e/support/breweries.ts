import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Account } from './account.ts';
import { appOf } from './screen.ts';

/** Searches for a brewery and opens its page. */
export async function openBrewery(page: Page, name: string) {
  await page.goto('/breweries');
  await appOf(page).getByRole('textbox', { name: 'Search breweries' }).fill(name);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name }).tap();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

/**
 * Creates a brewery for one journey: a form would show what another journey saves meanwhile.
 * @param calls of an administrator
 * @param owner gets the brewery; without one nobody owns it
 */
export async function createBrewery(
  calls: APIRequestContext,
  { name, owner }: { name: string; owner?: Account },
): Promise<{ id: string; name: string }> {
  const place = { address: '2 Cushman St', city: 'Fairbanks', state: 'Alaska', zipCode: '99701' };
  const made = await calls.post('/api/breweries', { data: { name, ...place } });
  expect(made.status(), await made.text()).toBe(200);
  const { id } = await made.json();
  if (owner) await giveBrewery(calls, id, owner.email);
  return { id, name };
}

/** Gives a brewery to an account, or takes it away, with the calls of an administrator. */
export async function giveBrewery(
  calls: APIRequestContext,
  id: string,
  email: string | null,
): Promise<void> {
  const given = await calls.put(`/api/breweries/${id}/owner`, { data: { email } });
  expect(given.status(), await given.text()).toBe(200);
}
