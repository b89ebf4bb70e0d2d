import { expect, type Page } from '@playwright/test';
import { lampwick, standAt } from '../support/location.ts';
import { memberTest } from '../support/people.ts';
import { expectGoodScreen } from '../support/screen.ts';
import { expectToast } from '../support/toasts.ts';

/** About 55 miles north of the nearest brewery of the demo. */
const farNorth = { latitude: 36.9, longitude: -97.5164, accuracy: 12 };

memberTest(
  'the beer finder asks for a style, finds beers and folds the styles',
  { tag: '@core' },
  async ({ page, context }) => {
    await standAt(context, lampwick.position);
    await page.goto('/beer-finder?styles=');
    const find = page.getByRole('button', { name: 'Find Delicious Beer' });
    await find.tap();
    await expectToast(
      page,
      'Select Beer Styles',
      'Please select at least one beer style preference.',
    );
    await page.getByText('Stout', { exact: true }).tap();
    await expect(style(page, 'Stout')).toBeChecked();
    await expect(page.getByText('1 selected')).toBeVisible();
    await find.tap();
    await expectToast(page, 'Search Complete', /Found [1-9]\d* beer recommendations in [\d.]+s/);
    const results = page.getByRole('region', { name: 'Recommended Beers' });
    await expect(results).toContainText('Stout, within 25 miles of you');
    const beers = await results.getByRole('article').allTextContents();
    await expect(results.getByRole('heading', { level: 2 })).toHaveText(
      `Recommended Beers (${beers.length})`,
    );
    expect(
      beers.filter((beer) => !/Stout.*\d\.\d mi.*(On tap now|Temporarily closed)/.test(beer)),
    ).toEqual([]);
    await expect(results.getByText(/^Temporarily closed through /).first()).toBeVisible();
    const ratings = beers.map((beer) => Number(/Rated (\d\.\d)/.exec(beer)?.[1] ?? 0));
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));

    await expect(style(page, 'Stout')).toBeHidden();
    await expectGoodScreen(page, () => expect(results).toBeVisible());
    await results.getByRole('button', { name: 'Change' }).tap();
    await expect(page.getByRole('group', { name: 'Beer Styles' })).toBeFocused();
    await expect(style(page, 'Stout')).toBeChecked();
    await page.getByRole('button', { name: 'Back to the Results' }).tap();
    await expect(results).toBeFocused();
    await results.getByRole('button', { name: 'Change' }).tap();
    await find.tap();
    await expect(style(page, 'Stout')).toBeHidden();

    const preferred = async () =>
      (await (await page.request.get('/api/auth/me')).json()).user.beerStylePreferences;
    await expect.poll(preferred).toEqual(['Stout']);
    await page.goto('/beer-finder');
    await expect(style(page, 'Stout')).toBeChecked();
  },
);

memberTest(
  'a tap on the glass of a family chooses all of its styles, and none',
  async ({ page }) => {
    await page.goto('/beer-finder?styles=Pilsner');
    const glass = page.getByRole('button', { name: 'All of Lagers' });
    await expect(glass).toHaveAttribute('aria-pressed', 'false');
    await glass.tap();
    await expect(page.getByText('3 selected')).toBeVisible();
    await expect(glass).toHaveAttribute('aria-pressed', 'true');
    for (const name of ['Lager', 'Pilsner', 'Märzen'])
      await expect(style(page, name)).toBeChecked();
    await expect(page).toHaveURL(/styles=Lager%2CM%C3%A4rzen%2CPilsner|styles=Lager,M/);
    await glass.tap();
    await expect(page.getByText('None selected')).toBeVisible();
  },
);

memberTest(
  'with nothing within 25 miles the finder says so and shows the nearest beyond',
  async ({ page, context }) => {
    await standAt(context, farNorth);
    await page.goto('/beer-finder?styles=Stout');
    await page.getByRole('button', { name: 'Find Delicious Beer' }).tap();
    const results = page.getByRole('region', { name: 'Recommended Beers' });
    await expect(results).toContainText('No Results Found');
    const nearest = results.getByRole('article').first();
    const miles = /\d+\.\d mi/.exec((await nearest.textContent()) ?? '')?.[0] ?? 'none';
    await expect(results).toContainText(
      `No Stout is on tap within 25 miles of you. The nearest is ${miles} away.`,
    );
    await expectGoodScreen(page, () => expect(nearest).toBeVisible());
  },
);

memberTest(
  'an older server tells no distances, and the finder shows none',
  async ({ page, context }) => {
    await standAt(context, lampwick.position);
    await page.route('**/trpc/finder.search*', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({
        response,
        body: text.replace(/,"distance":[\d.]+/g, '').replace(/"beyond":\[\],?/g, ''),
      });
    });
    await page.goto('/beer-finder?styles=Stout');
    await page.getByRole('button', { name: 'Find Delicious Beer' }).tap();
    // Other journeys change ratings, and with them the order.
    const beer = page.getByRole('article').filter({ hasText: 'On tap now' }).first();
    await expect(beer).toBeVisible();
    await expect(beer).not.toContainText(/NaN|undefined|\bmi\b/);
  },
);

function style(page: Page, name: string) {
  return page.getByRole('checkbox', { name, exact: true });
}
