import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Account } from './account.ts';
import { lampwick } from './location.ts';
import { appOf } from './screen.ts';

/** Returns the brewery with a name. */
export async function findBrewery(
  calls: APIRequestContext,
  name: string,
): Promise<{ id: string; name: string }> {
  const found = await calls.get('/api/breweries', { params: { q: name } });
  const breweries: { id: string; name: string }[] = await found.json();
  const brewery = breweries.find((one) => one.name === name);
  if (!brewery) throw new Error(`No brewery has the name ${name}.`);
  return brewery;
}

/** What a journey needs to know of a beer. */
interface SomeBeer {
  id: string;
  beerName: string;
  beerStyle: string;
}

/** Returns the beers of a brewery. */
export async function beersOf(calls: APIRequestContext, breweryId: string): Promise<SomeBeer[]> {
  return await (await calls.get(`/api/breweries/${breweryId}/beers`)).json();
}

/**
 * Returns one of the beers of Lampwick by its place in the tap list, and the brewery's id. Another
 * journey takes the first one off the tap list for a moment.
 */
export async function beerAt(calls: APIRequestContext, at: number) {
  const { id: breweryId } = await findBrewery(calls, lampwick.name);
  const beer = (await beersOf(calls, breweryId))[at];
  if (!beer) throw new Error(`The brewery has no beer ${at}.`);
  return { breweryId, beerId: beer.id, name: beer.beerName, style: beer.beerStyle };
}

/** Opens the page of a brewery by its address. */
export async function openBrewery(page: Page, name: string) {
  const { id } = await findBrewery(page.request, name);
  await page.goto(`/brewery/${id}`);
  await expect(appOf(page).getByRole('heading', { name, level: 1 })).toBeVisible();
  // What appears above it would move the target of a tap.
  const panel = page.getByRole('region', { name: 'Check-in' });
  await expect(panel.getByText('Finding you')).toHaveCount(0);
  if (await panel.getByText('Your location is not known').first().isVisible()) {
    await expect(page.getByRole('form', { name: 'The house’s code' })).toBeVisible();
  }
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
  const response = await calls.post('/api/breweries', { data: { name, ...place } });
  expect(response.status(), await response.text()).toBe(200);
  const { id } = await response.json();
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
