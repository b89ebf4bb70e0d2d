import { expect } from '@playwright/test';
import { beerAt, beersOf, findBrewery } from '../support/breweries.ts';
import { dialogOf } from '../support/forms.ts';
import { lampwick } from '../support/location.ts';
import { newMemberTest as test } from '../support/people.ts';
import { appOf, expectGoodScreen, expectNoOverflow } from '../support/screen.ts';
import { expectToast } from '../support/toasts.ts';

test('a fan marks a beer as had, rates it, and finds it again, without signal too', {
  tag: '@core',
}, async ({ page, context }) => {
  await page.goto('/your-beers');
  await expect(page.getByRole('heading', { name: 'No beers yet' })).toBeVisible();

  const { breweryId, name: first } = await beerAt(context.request, 1);
  const { name: second } = await beerAt(context.request, 2);
  await page.goto(`/brewery/${breweryId}`);
  const onTap = page.getByRole('region', { name: 'On tap' });
  const had = (name: string) => onTap.getByRole('button', { name: `Had ${name}` });
  const below = async () => (await had(second).boundingBox())?.y;
  await had(second).scrollIntoViewIfNeeded();
  const before = await below();
  await had(first).tap();
  await expect(had(first)).toHaveAttribute('aria-pressed', 'true');
  expect(await below()).toBe(before);
  await had(first).tap();
  const rated = dialogOf(page, first);
  const rating = rated.getByRole('slider', { name: `Rating of ${first}` });
  await expect(rating).toHaveAttribute('aria-valuetext', 'Not rated');
  const { width = 0, height = 0 } = (await rating.boundingBox()) ?? {};
  await rating.tap({ position: { x: width * 0.74, y: height / 2 } });
  await expect(rating).toHaveAttribute('aria-valuetext', '3.75 of 5');
  await rating.press('ArrowRight');
  await expect(rating).toHaveAttribute('aria-valuetext', '4 of 5');
  await rated.getByRole('textbox', { name: `A line about ${first}` }).fill('Smoke and plums');
  await rated.getByText('Share it').tap();
  await expect(rated.getByText('Everybody sees your rating')).toBeVisible();
  const marks = async () =>
    (await context.request.get(`/api/beers/had/marks?breweryId=${breweryId}`)).json();
  const one = { rating: 4, notes: 'Smoke and plums', isShared: true };
  await expect.poll(marks).toMatchObject([one]);
  await rated.getByRole('button', { name: 'Done' }).tap();
  await expect(rated).toBeHidden();
  await expect(had(first)).toHaveText('4');
  expect(await below()).toBe(before);

  await context.setOffline(true);
  await had(second).tap();
  await had(second).tap();
  const waiting = dialogOf(page, second);
  await waiting.getByRole('slider', { name: `Rating of ${second}` }).press('ArrowRight');
  await expect(waiting.getByText('Sent once you are online.')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await marks()).length).toBe(2);
  await expect(waiting.getByText('Sent once you are online.')).toBeHidden();

  await page.goto('/your-beers');
  const row = page.getByRole('article').filter({ hasText: first });
  await expectGoodScreen(page, () => expect(row).toContainText('Smoke and plums'));
  await expectNoOverflow(page, '/your-beers', 'Your beers');
  await page.getByRole('textbox', { name: 'Search beer, style or brewery' }).fill('plums');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: `Edit ${first}` }).tap();
  const sheet = dialogOf(page, first);
  await sheet.getByText('Share it').tap();
  await sheet.getByRole('button', { name: 'Save Changes' }).tap();
  await expectToast(page, 'Beer saved');
  await expect(row).not.toContainText('Shared');
  await page.getByRole('button', { name: `Edit ${first}` }).tap();
  await sheet.getByRole('button', { name: 'Remove Beer' }).tap();
  await expectToast(page, 'Beer removed');
  await expect(page.getByText('No beers found')).toBeVisible();
  await expect.poll(marks).toMatchObject([{ rating: 0.25 }]);
});

test('a fan sorts the beers by rating and by day, without signal too', { tag: '@core' }, async ({
  page,
  context,
}) => {
  const { id } = await findBrewery(context.request, lampwick.name);
  const beers = await beersOf(context.request, id);
  const marks = [
    { rating: 3, hadAt: '2026-05-01T18:00:00.000Z' },
    { rating: 4.5, hadAt: '2026-04-01T18:00:00.000Z' },
    { rating: null, hadAt: '2026-06-01T18:00:00.000Z' },
  ];
  const [third, first, newest] = beers.slice(2, 5);
  for (const [at, beer] of [third, first, newest].entries()) {
    const data = marks[at];
    const marked = await context.request.put(`/api/beers/${beer?.id}/had`, { data });
    expect(marked.status(), await marked.text()).toBe(200);
  }
  const names = (...rows: (typeof beers)[number][]) => rows.map(({ beerName }) => beerName);
  if (!third || !first || !newest) throw new Error('The demo has too few beers.');

  await page.goto('/your-beers');
  const app = appOf(page);
  await expect(app.getByText('mean rating')).toBeVisible();
  await expect(app.getByText('3.75', { exact: true })).toBeVisible();
  const rows = app.getByRole('article').getByRole('heading');
  await app.getByText('Best rated').tap();
  await expect(rows).toHaveText(names(first, third, newest));
  await expectGoodScreen(page, () => expect(rows.first()).toBeVisible());
  await expectNoOverflow(page, '/your-beers', 'Your beers');

  await context.setOffline(true);
  await app.getByText('Last had').tap();
  await expect(rows).toHaveText(names(newest, third, first));
  await context.setOffline(false);
  await app.getByText('By style').tap();
  await app.getByText(/styles still to try/).tap();
  await app.getByRole('link', { name: 'Cider', exact: true }).tap();
  await expect(page).toHaveURL(/beer-finder\?styles=Cider/);
});

test('figures that did not load are not shown as zero', async ({ page }) => {
  await page.route(/trpc.*beers\.had\./, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('link', { name: 'Your beers' }).tap();
  await expect(page.getByText('Your beers did not load')).toBeVisible();
  await expect(page.getByText('breweries', { exact: true })).toBeVisible();
  await expect(page.getByText('0', { exact: true }).filter({ visible: true })).toHaveCount(0);
});
