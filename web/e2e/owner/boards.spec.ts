import { type Browser, expect, type Page } from '@playwright/test';
import { askedForLocation } from '../support/account.ts';
import { createBrewery } from '../support/breweries.ts';
import { chooseAction, confirmDelete, dialogOf, fillIn } from '../support/forms.ts';
import { adminTest } from '../support/people.ts';
import { expectGoodScreen, expectNoOverflow, expectWholeInLandscape } from '../support/screen.ts';
import { expectToast, toast } from '../support/toasts.ts';

const FULL_HD = { width: 1920, height: 1080 };

/** Opens a television without an account. */
async function openTelevision(browser: Browser, viewport = FULL_HD) {
  const context = await browser.newContext({
    ...{
      viewport,
      storageState: { cookies: [], origins: [] },
      isMobile: false,
      serviceWorkers: 'allow',
    },
  });
  const television = await context.newPage();
  await television.goto('/board');
  return { context, television };
}

async function digitsOf(television: Page): Promise<string> {
  const digits = television.getByLabel(/^Digits: /);
  await expect(digits).toBeVisible();
  return ((await digits.textContent()) ?? '').replace(/\D/g, '');
}

async function addBeers(page: Page, id: string, count: number) {
  for (let nth = 1; nth <= count; nth += 1) {
    const data = {
      ...{ beerName: `Lantern Ale ${nth}`, beerStyle: 'Pale Ale', abv: '5.2', tapNumber: nth },
      ...{ priceSmall: '4', priceLarge: '7.5', section: nth > 6 ? 'cans' : 'draft' },
      isLastKeg: nth === 2,
    };
    await page.request.post(`/api/breweries/${id}/beers`, { data });
  }
}

adminTest.use({ serviceWorkers: 'allow' });

adminTest(
  'a television becomes a board, follows the tap list, and is ended',
  { tag: '@core' },
  async ({ page, browser }) => {
    const { id } = await createBrewery(page.request, { name: 'Four Meters Brewing' });
    await addBeers(page, id, 3);
    const { context, television } = await openTelevision(browser);
    const code = await digitsOf(television);
    await expectNoOverflow(television, 'digits');

    await page.goto(`/brewery/${id}/beers`);
    await page.getByRole('link', { name: 'Boards' }).tap();
    await expectGoodScreen(page, () => expect(page.getByText('No board yet')).toBeVisible());
    const add = page.getByRole('button', { name: 'Add a Board' });
    await expectWholeInLandscape(page, add);
    await add.tap();
    const dialog = dialogOf(page, 'Add a Board');
    await fillIn(dialog, { Digits: code === '000000' ? '111111' : '000000', Name: 'Bar' });
    await dialog.getByRole('button', { name: 'Add Board' }).tap();
    await expect(dialog.getByText(/^No television shows these digits/)).toBeVisible();
    await expectGoodScreen(page, () => expect(dialog).toBeVisible());
    await fillIn(dialog, { Digits: code });
    await dialog.getByRole('button', { name: 'Add Board' }).tap();
    await expectToast(page, 'Bar shows the menu');
    const row = page.getByRole('article').filter({ hasText: 'Bar' });
    await page.reload();
    await expect(row).toContainText('Shows the menu');
    await expectGoodScreen(page, () => expect(row).toBeVisible());

    const menu = television.getByRole('region', { name: 'Menu' });
    await expect(menu.getByRole('heading')).toHaveText([/Ale 1/, /Ale 2/, /Ale 3/]);
    await expect(television.getByText('Last keg')).toBeVisible();
    await expect(television.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expectNoOverflow(television, 'board');

    const data = { beerName: 'Fresh Stout', beerStyle: 'Stout', priceLarge: '6' };
    await page.request.post(`/api/breweries/${id}/beers`, { data });
    await expect(menu.getByRole('heading', { name: 'Fresh Stout' })).toBeVisible();

    const day = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const closure = { from: day(-1), until: day(3), reason: 'New floor', allowsCheckins: false };
    await page.request.put(`/api/breweries/${id}`, { data: { closure } });
    await expect(television.getByText(/^Temporarily closed through .*: New floor$/)).toBeVisible();

    await chooseAction(row, 'End');
    await confirmDelete(page, {
      title: 'End Bar?',
      sentences: ['The television stops showing the menu, and shows digits. You can add it again.'],
      button: 'End',
    });
    await expectToast(page, 'Bar is ended');
    expect(await digitsOf(television)).not.toBe(code);
    await toast(page).getByRole('button', { name: 'Undo' }).tap();
    await expectToast(page, 'Undone');
    await expect(row).toContainText('Shows the menu');
    await expect(menu.getByRole('heading', { name: 'Fresh Stout' })).toBeVisible();
    await context.close();
  },
);

adminTest(
  'the dashboard names a silent board, which the owner ends',
  async ({ page: admin, browser, newAccount }) => {
    const owner = await newAccount();
    const { id } = await createBrewery(admin.request, { name: 'Quiet Valley Brewing', owner });
    const { context, television } = await openTelevision(browser);
    const data = { code: await digitsOf(television), name: 'Patio' };
    const phone = await browser.newContext({ storageState: askedForLocation(owner) });
    const page = await phone.newPage();
    expect((await page.request.post(`/api/breweries/${id}/boards`, { data })).ok()).toBe(true);
    await page.goto('/brewery-owner-dashboard');
    const now = page.getByRole('region', { name: 'Now' });
    await expect(now).toContainText('On tap');
    await expect(now.getByText('Patio')).toHaveCount(0);

    // As the server answers three minutes after the television was switched off.
    await page.route(/boards\.ofBrewery/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('"isSilent":false', '"isSilent":true');
      await route.fulfill({ response, body });
    });
    await page.reload();
    const silent = now.getByRole('link', { name: 'Patio is silent' });
    await expectGoodScreen(page, () => expect(silent).toBeVisible());
    await silent.tap();
    await expect(page.getByText(/^Silent.*Is the television on\?$/)).toBeVisible();
    await page.unroute(/boards\.ofBrewery/);
    await chooseAction(page.getByRole('article'), 'End');
    await confirmDelete(page, { title: 'End Patio?', sentences: [], button: 'End' });
    await expect(page.getByText('No board yet')).toBeVisible();
    await digitsOf(television);
    await Promise.all([context.close(), phone.close()]);
  },
);

adminTest('a board goes on without a network, also after a restart', async ({ page, browser }) => {
  const { id } = await createBrewery(page.request, { name: 'Candlelight Brewing' });
  await addBeers(page, id, 8);
  const { context, television } = await openTelevision(browser);
  const code = await digitsOf(television);
  const pair = { data: { code, name: 'Bar' } };
  await page.request.post(`/api/breweries/${id}/boards`, pair);
  const last = television.getByRole('heading', { name: 'Lantern Ale 8' });
  await expect(last).toBeVisible();
  await television.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await context.setOffline(true);
  await television.reload();
  await expect(last).toBeVisible();
  await expect(television.getByText(/^No connection · as it was/)).toBeVisible({ timeout: 20_000 });

  const [{ id: beer }] = await (await page.request.get(`/api/breweries/${id}/beers`)).json();
  await page.request.put(`/api/beers/${beer}`, { data: { beerName: 'Renamed Ale' } });
  await context.setOffline(false);
  await expect(television.getByRole('heading', { name: 'Renamed Ale' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(television.getByText(/^No connection/)).toHaveCount(0);
  await context.close();
});

adminTest('a menu that does not fit is turned page by page', async ({ page, browser }) => {
  const { id } = await createBrewery(page.request, { name: 'Long List Brewing' });
  await addBeers(page, id, 40);
  for (const viewport of [FULL_HD, { width: 1280, height: 720 }, { width: 1080, height: 1920 }]) {
    const { context, television } = await openTelevision(browser, viewport);
    await television.clock.install();
    await television.reload();
    const code = await digitsOf(television);
    const board = await page.request.post(`/api/breweries/${id}/boards`, {
      data: { code, name: 'Bar' },
    });
    await expect(television.getByText(/^Page 1 of \d$/)).toBeVisible();
    const beer = (nth: number) =>
      television.getByRole('heading', { name: `Lantern Ale ${nth}`, exact: true });
    await expect(beer(1)).toBeInViewport();
    await expect(beer(40)).not.toBeInViewport();
    // Time goes on by itself too, so a page may be turned in between.
    await expect(async () => {
      await television.clock.runFor(12_000);
      await expect(beer(40)).toBeInViewport({ timeout: 2000 });
    }).toPass();
    await expect(beer(1)).not.toBeInViewport();
    await page.request.delete(`/api/boards/${(await board.json()).id}`);
    await context.close();
  }
});
