import { expect, type Page } from '@playwright/test';
import { openAccount } from '../support/account.ts';
import { openBrewery } from '../support/breweries.ts';
import { lampwick, standAt } from '../support/location.ts';
import { memberTest, test } from '../support/people.ts';
import { favorites } from '../support/profile.ts';
import { expectGoodScreen } from '../support/screen.ts';
import { arrive, openAs } from '../support/sign-in.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).first();

memberTest('Nearby Breweries is accessible on every phone', async ({ page, context }) => {
  await standAt(context, lampwick.position);
  await page.goto('/breweries');
  await expectGoodScreen(page, () =>
    expect(page.getByRole('link', { name: lampwick.name })).toBeVisible(),
  );
});

memberTest('the empty list without a location is accessible on every phone', async ({ page }) => {
  await page.goto('/breweries?q=nothing-like-it');
  await expectGoodScreen(page, () => expect(page.getByText('No breweries found')).toBeVisible());
});

memberTest("a brewery's page is accessible on every phone", async ({ page, context }) => {
  await standAt(context, lampwick.position);
  await openBrewery(page, lampwick.name);
  const bar = page.getByRole('region', { name: 'Check-in' });
  await expectGoodScreen(page, () => expect(bar).toContainText('You are here'));
});

memberTest('the list of badges is accessible on every phone', async ({ page }) => {
  await page.goto('/leaderboard');
  await page.getByRole('button', { name: 'See All Badges' }).tap();
  const badges = page.getByRole('dialog', { name: 'All Badge Levels' });
  await expect(badges.getByRole('listitem')).toHaveCount(12);
  await expect(badges).toContainText('0+');
  await expect(badges).toContainText('10,000+ check-ins');
  await expectGoodScreen(page, () => expect(badges.getByText('Gold Hop')).toBeVisible());
});

memberTest('the pages of broken links are accessible on every phone', async ({ page }) => {
  await page.goto('/brewery/no-such-brewery');
  await expectGoodScreen(page, () => expect(heading(page, 'Brewery not found')).toBeVisible());
  await page.goto('/no-such-page');
  await expectGoodScreen(page, () => expect(heading(page, '404 Page Not Found')).toBeVisible());
});

memberTest('Edit Profile is accessible on every phone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Edit Profile' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  const save = dialog.getByRole('button', { name: 'Save Changes' });
  await expectGoodScreen(page, () => expect(save).toBeVisible());
});

test('a profile with favorites is accessible on every phone', async ({ page, server }) => {
  await arrive(page, await openAccount(server, 'fan@example.com'));
  const list = favorites(page).getByRole('listitem');
  await expectGoodScreen(page, () => expect(list.first()).toBeVisible());
});

test('the location dialog is accessible on every phone', async ({ page, newAccount }) => {
  await openAs(page, await newAccount());
  const dialog = page.getByRole('dialog', { name: 'Enable Location Access' });
  await expect(dialog).toBeVisible();
  await expectGoodScreen(page, () => expect(dialog).toBeVisible());
});
