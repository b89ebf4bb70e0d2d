import { type APIRequestContext, type APIResponse, expect, request } from '@playwright/test';
import { askedForLocation, newPerson } from '../support/account.ts';
import { createBrewery, openBrewery } from '../support/breweries.ts';
import { takeState } from '../support/browser/browser-state.ts';
import { lampwick } from '../support/location.ts';
import { adminTest, test } from '../support/people.ts';
import { appOf, expectGoodScreen, expectNoOverflow } from '../support/screen.ts';

const A_DAY_AND_AN_HOUR_MS = 25 * 60 * 60_000;

adminTest(
  'a fan in a brewery sees first what is on tap, what is new there and what they like',
  { tag: '@core' },
  async ({ browser, server, newAccount, admin }) => {
    const calls = await request.newContext({ baseURL: server, storageState: admin.state });
    const { username: mark } = newPerson();
    const { id, name } = await createBrewery(calls, { name: `Tapped ${mark}` });
    const account = await newAccount();
    const context = await browser.newContext({ storageState: askedForLocation(account) });
    const page = await context.newPage();
    await addBeer(calls, id, { beerName: 'Old Lager', beerStyle: 'Lager' });
    const visit = { userId: account.id, breweryId: id };
    await expectDone(page.request.post('/api/checkins', { data: visit }));
    await addBeer(calls, id, { beerName: 'New Porter', beerStyle: 'Porter' });
    const liked = await addBeer(calls, id, { beerName: 'New Stout', beerStyle: 'Stout' });
    await calls.dispose();
    await expectDone(page.request.put(`/api/beers/${liked}/had`, { data: { rating: 5 } }));
    const notes = 'The table by the window';
    await expectDone(page.request.put(`/api/breweries/${id}/notes`, { data: { notes } }));

    // A check-in of the last 24 hours is the visit of today.
    await page.clock.setFixedTime(new Date(Date.now() + A_DAY_AND_AN_HOUR_MS));
    await page.goto(`/brewery/${id}`);
    const app = appOf(page);
    await expect(app.getByRole('heading', { name, level: 1 })).toBeVisible();
    const taps = app.getByRole('region', { name: 'On tap' });
    const beers = taps.getByRole('link', { name: /Lager|Porter|Stout/ });
    await expect(beers).toHaveText(['New Porter', 'New Stout', 'Old Lager']);
    await expect(app.getByText('Hours not available').first()).toBeVisible();
    const top = async (text: string) => (await app.getByText(text).first().boundingBox())?.y ?? 0;
    expect(await top('Old Lager')).toBeLessThan(await top('Hours not available'));
    expect(await top(notes)).toBeLessThan(page.viewportSize()?.height ?? 0);
    await expect(taps.getByText('New since your last visit')).toHaveCount(2);
    await expectGoodScreen(page, () => expect(taps).toBeVisible());
    await expectNoOverflow(page, '/brewery/$id', name);

    await taps.getByText('New since').first().tap();
    await expect(beers).toHaveText(['New Porter', 'New Stout']);
    await taps.getByText('My styles').tap();
    await expect(beers).toHaveText(['New Stout']);
    await taps.getByText('My styles').tap();
    await expect(beers).toHaveCount(3);
    await context.close();
  },
);

test('the photos of a brewery open over the whole screen, one by one and enlarged', async ({
  page,
  newAccount,
}) => {
  await takeState(page, askedForLocation(await newAccount()));
  await openBrewery(page, lampwick.name);
  const first = appOf(page).getByRole('button', { name: `${lampwick.name}, 1 of` });
  const screen = page.getByRole('dialog', { name: `Pictures of ${lampwick.name}` });
  await first.tap();
  await expect(screen.getByText(/^1 of [2-9]/)).toBeVisible();
  const picture = screen.getByRole('img').first();
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const usual = await width();
  await picture.dblclick({ position: { x: 300, y: 400 } });
  await expect.poll(width).toBeGreaterThan(2 * usual);
  await screen.getByRole('button', { name: 'Enlarge' }).tap();
  await expect.poll(width).toBe(usual);
  await screen.getByRole('list', { name: 'Pictures' }).press('ArrowRight');
  await expect(screen.getByText(/^2 of/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(screen).toBeHidden();
  await first.tap();
  await expect(screen).toBeVisible();
  await page.goBack();
  await expect(screen).toBeHidden();
  await first.tap();
  await screen.getByRole('button', { name: 'Close' }).tap();
  await expect(screen).toBeHidden();
  await expect(appOf(page).getByRole('heading', { name: lampwick.name, level: 1 })).toBeVisible();
});

async function addBeer(calls: APIRequestContext, breweryId: string, beer: object) {
  return (await expectDone(calls.post(`/api/breweries/${breweryId}/beers`, { data: beer }))).id;
}

async function expectDone(answer: Promise<APIResponse>): Promise<{ id: string }> {
  const response = await answer;
  expect(response.status(), await response.text()).toBe(200);
  return await response.json();
}
