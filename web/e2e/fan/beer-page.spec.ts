import { expect } from '@playwright/test';
import { beerAt } from '../support/breweries.ts';
import { waitForWorker } from '../support/browser/service-worker.ts';
import { lampwick, standAt } from '../support/location.ts';
import { newMemberTest as test } from '../support/people.ts';
import { appOf, expectGoodScreen, expectNoOverflow } from '../support/screen.ts';
import { closeToast, expectToast } from '../support/toasts.ts';

const FIVE_WEEKS_MS = 35 * 24 * 60 * 60_000;

test('a fan opens a beer, sees where it is on tap and rates it, without signal too', {
  tag: '@core',
}, async ({ page, context }) => {
  const { breweryId, name, style } = await beerAt(context.request, 3);
  await page.goto(`/brewery/${breweryId}`);
  await appOf(page)
    .getByRole('region', { name: 'On tap' })
    .getByRole('link', { name, exact: true })
    .tap();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(`${name} · Hoptrail`);
  const app = appOf(page);
  await expect(app.getByText(style, { exact: true })).toBeVisible();
  const taps = app.getByRole('region', { name: 'On tap now' });
  await expect(taps.getByRole('link', { name: lampwick.name })).toBeVisible();
  await expect(taps.getByText(/^On tap(,| since)/)).toBeVisible();
  await expectGoodScreen(page, () => expect(taps).toBeVisible());
  await expectNoOverflow(page, '/beer/$id', name);

  await context.setOffline(true);
  const own = app.getByRole('region', { name: 'Your rating' });
  await own.getByRole('button', { name: `Had ${name}` }).tap();
  await own.getByRole('slider', { name: `Rating of ${name}` }).press('ArrowRight');
  await expect(own.getByText('Sent once you are online.')).toBeVisible();
  await context.setOffline(false);
  await expect(own.getByText('Sent once you are online.')).toBeHidden();

  await page.goto('/your-beers');
  await app.getByRole('link', { name, exact: true }).tap();
  await expect(page).toHaveURL(/\/beer\//);
  await expect(own.getByRole('slider')).toHaveAttribute('aria-valuetext', '0.25 of 5');
});

test('a beer that is not there says so', async ({ page }) => {
  const response = await page.goto('/beer/nothing');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Beer Not Found' })).toBeVisible();
});

test('a fan wishes a beer and a style, and sees them marked and listed', {
  tag: '@core',
}, async ({ page, context }) => {
  const { breweryId, beerId, name, style } = await beerAt(context.request, 3);
  await page.goto(`/beer/${beerId}`);
  const app = appOf(page);
  const wish = app.getByRole('button', { name: `Wish ${name}` });
  await wish.tap();
  await expect(wish).toHaveAttribute('aria-pressed', 'true');
  const wished = async () => (await (await context.request.get('/api/beers/wishes')).json()).length;
  await expect.poll(wished).toBe(1);
  await app.getByRole('button', { name: `Wish any ${style}` }).tap();
  await expect.poll(wished).toBe(2);

  await page.goto(`/brewery/${breweryId}`);
  const onTap = app.getByRole('region', { name: 'On tap' });
  await expect(onTap.getByText('On your wish list').first()).toBeVisible();

  await standAt(context, lampwick.position);
  await page.goto(`/beer-finder?styles=${encodeURIComponent(style)}`);
  await app.getByRole('button', { name: 'Find Delicious Beer' }).tap();
  const here = app
    .getByRole('article')
    .filter({ hasText: name })
    .filter({ hasText: lampwick.name });
  await expect(here.getByText('On your wish list')).toBeVisible();

  await page.goto('/your-beers');
  const list = app.getByRole('region', { name: 'Wish list' });
  await expect(list.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(list.getByText(`On tap at ${lampwick.name}`).first()).toBeVisible();
  await expectGoodScreen(page, () => expect(list).toBeVisible());
  await list.getByRole('button', { name: `Wish Any ${style}` }).tap();
  await expect.poll(wished).toBe(1);
  await expect(list.getByText(`Any ${style}`)).toBeHidden();
});

test('a beer whose tap list is four weeks old no longer counts as on tap now', async ({
  page,
  context,
}) => {
  await standAt(context, lampwick.position);
  const { breweryId, beerId, name, style } = await beerAt(context.request, 3);
  await page.clock.setFixedTime(new Date(Date.now() + FIVE_WEEKS_MS));
  await page.goto(`/beer/${beerId}`);
  const app = appOf(page);
  const taps = app.getByRole('region', { name: 'Was on tap' });
  await expect(taps.getByRole('article')).toContainText(/Last updated \d+ days ago/);
  await expect(app.getByRole('region', { name: 'On tap now' })).toHaveCount(0);
  await expectGoodScreen(page, () => expect(taps).toBeVisible());

  await page.goto(`/brewery/${breweryId}`);
  await expect(app.getByRole('region', { name: 'On tap' })).toContainText(
    /[Uu]pdated \d+ days ago/,
  );
  await page.goto(`/beer-finder?styles=${encodeURIComponent(style)}`);
  await app.getByRole('button', { name: 'Find Delicious Beer' }).tap();
  const card = app.getByRole('article').filter({ hasText: name }).first();
  await expect(card).toContainText('Was on tap');
});

test('a wish waits for a connection, and the last tap counts', async ({ page, context }) => {
  const { beerId, name, style } = await beerAt(context.request, 3);
  await page.goto(`/beer/${beerId}`);
  const wish = appOf(page).getByRole('button', { name: `Wish ${name}` });
  const wishStyle = appOf(page).getByRole('button', { name: `Wish any ${style}` });
  await page.route(/beers\.wishes\.set/, (route) => route.abort());
  await wish.tap();
  await expectToast(page, 'Waiting for signal');
  await wishStyle.tap();
  await wishStyle.tap();
  await expect(wish).toHaveAttribute('aria-pressed', 'true');
  await expect(wishStyle).toHaveAttribute('aria-pressed', 'false');

  await page.unroute(/beers\.wishes\.set/);
  await page.reload();
  await expect(wish).toHaveAttribute('aria-pressed', 'true');
  const wished = async () => (await context.request.get('/api/beers/wishes')).json();
  await expect.poll(wished).toMatchObject([{ beerId }]);
  await page.reload();
  await expect(wish).toHaveAttribute('aria-pressed', 'true');

  await page.route(/beers\.wishes\.set/, (route) =>
    route.fulfill({ status: 404, json: { error: { message: 'Gone', data: { httpStatus: 404 } } } }),
  );
  await wish.tap();
  await expectToast(page, `${name} is still on your wish list`);
  await expect(wish).toHaveAttribute('aria-pressed', 'true');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a wish marks the beer at once, and stands on the wish list', async ({ page, context }) => {
    const { breweryId, beerId, name } = await beerAt(context.request, 3);
    const app = appOf(page);
    const onTap = app.getByRole('region', { name: 'On tap' });
    const mark = onTap.getByText('On your wish list');
    const list = app.getByRole('region', { name: 'Wish list' });
    await page.goto('/your-beers');
    await waitForWorker(page);
    await page.goto(`/brewery/${breweryId}`);
    await expect(onTap).toBeVisible();
    await page.goto(`/beer/${beerId}`);
    const wish = app.getByRole('button', { name: `Wish ${name}` });
    await expect(wish).toBeVisible();
    await context.setOffline(true);
    await wish.tap();
    await expect(wish).toHaveAttribute('aria-pressed', 'true');
    await app.getByRole('link', { name: 'Brewery', exact: true }).tap();
    await expect(mark).toHaveCount(1);
    await page.goto('/your-beers');
    await expect(list.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(list.getByText('Waiting for signal')).toBeVisible();
    await closeToast(page);
    await expectGoodScreen(page, () => expect(list).toBeVisible());
    await context.setOffline(false);
    await expectToast(page, 'Wish list updated');
    await expect(list.getByText(`On tap at ${lampwick.name}`)).toBeVisible();
  });

  test('the review of a beer appears where its place was kept', async ({ page, context }) => {
    const { beerId, name } = await beerAt(context.request, 0);
    await page.goto(`/beer/${beerId}`);
    await waitForWorker(page);
    const app = appOf(page);
    await expect(app.getByText(/^Tap Had to rate it/)).toBeVisible();
    await context.setOffline(true);
    // A line above the page may move both.
    const region = app.getByRole('region', { name: 'Your rating' });
    const height = () => region.evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    await app.getByRole('button', { name: `Had ${name}` }).tap();
    await expect(app.getByRole('slider', { name: `Rating of ${name}` })).toBeVisible();
    expect(await height()).toBe(before);
  });
});
