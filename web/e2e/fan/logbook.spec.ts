import { expect, type Page } from '@playwright/test';
import { type Account, askedForLocation } from '../support/account.ts';
import { findBrewery } from '../support/breweries.ts';
import { takeState } from '../support/browser/browser-state.ts';
import { storedResponses } from '../support/browser/stored-responses.ts';
import { dialogOf } from '../support/forms.ts';
import { aFewStreetsAway, lampwick } from '../support/location.ts';
import { test } from '../support/people.ts';
import { pngPicture } from '../support/pictures.ts';
import { expectGoodScreen, expectNoOverflow } from '../support/screen.ts';
import { arriveAt } from '../support/sign-in.ts';

const entry = (page: Page) => page.getByRole('article').filter({ hasText: lampwick.name });

test('a fan finds a check-in in the logbook, adds note and picture, and hides it', {
  tag: '@core',
}, async ({ page, newAccount, context }) => {
  const account = await newAccount();
  await checkInAtLampwick(page, account);
  await page.goto('/');
  const recent = page.getByRole('region', { name: 'Your logbook' });
  await expect(recent.getByRole('link', { name: new RegExp(lampwick.name) })).toBeVisible();
  await expect(recent).toContainText('1 brewery in 1 town');
  await recent.getByRole('link', { name: 'See it all' }).tap();

  const figures = page.getByRole('region', { name: 'Figures' });
  await expect(figures).toContainText('1 week in a row now');
  await expect(entry(page)).toContainText('First visit');
  await expectGoodScreen(page, () => expect(entry(page)).toBeVisible());
  await expectNoOverflow(page, '/logbook');
  await page.goto('/trail?q=lampwick');
  await expect(page).toHaveURL('/logbook?q=lampwick');
  await page.goto('/logbook');
  await figures.getByText('First visits').tap();
  await expect(figures.getByRole('list').last()).toContainText(lampwick.name);

  await edit(page);
  const form = dialogOf(page, lampwick.name);
  await form.getByLabel('Note').fill('The smoked one.\nTwice.');
  await form
    .getByRole('group', { name: 'Pictures' })
    .locator('input[type=file]')
    .setInputFiles(pngPicture('glass.png', 300, 200));
  await form.getByText('Only for me').tap();
  await expect(form.getByRole('switch', { name: 'Only for me' })).toBeChecked();
  await expect(form.getByText('Saved', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Done' }).tap();
  await expect(form).toBeHidden();
  await expect(entry(page)).toContainText('The smoked one.');
  await expect(entry(page)).toContainText('Only for me');
  await entry(page)
    .getByRole('button', { name: `${lampwick.name}, 1 of 1` })
    .tap();
  const pictures = page.getByRole('dialog', { name: `Pictures of ${lampwick.name}` });
  await expect(pictures.getByRole('img')).toBeVisible();
  await page.goBack();
  await expect(pictures).toBeHidden();

  const search = page.getByRole('textbox', { name: 'Search brewery, town or note' });
  await search.fill('smoked');
  await expect(page).toHaveURL(/q=smoked/);
  await expect(entry(page)).toBeVisible();
  await search.fill('zzzzzz');
  await expect(page.getByText('No check-ins found')).toBeVisible();
  await search.fill('');
  await expect(figures).toBeVisible();

  await page.getByRole('button', { name: 'Map' }).tap();
  await expect(page.getByRole('region', { name: /^Map of/ })).toBeVisible();
  await expect(page.getByText('1 brewery. Tap a dot to see which.')).toBeVisible();
  await page.goBack();
  await expect(entry(page)).toContainText('Twice.');
  await expect
    .poll(async () => (await storedResponses(page)).map(({ procedure }) => procedure))
    .toEqual(expect.arrayContaining(['logbook.list', 'logbook.figures']));

  await page.getByRole('link', { name: 'Back to your profile' }).tap();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'See it all' }).tap();
  await expect(entry(page)).toContainText('The smoked one.');
});

test('an empty logbook leads to the nearest brewery', async ({ page, newAccount }) => {
  await arriveAt(page, aFewStreetsAway, await newAccount());
  await page.getByRole('link', { name: 'Find your first stamp' }).tap();
  await expect(page.getByText('Your logbook starts with one check-in')).toBeVisible();
  const nearest = page.getByRole('region', { name: 'Your first stamp' });
  await expectGoodScreen(page, () => expect(nearest).toContainText('Here'));
  await nearest.getByRole('link').tap();
  await expect(page).toHaveURL(/\/brewery\//);
});

async function edit(page: Page) {
  await entry(page)
    .getByRole('button', { name: new RegExp(`Edit check-in at ${lampwick.name}`) })
    .tap();
}

/** Signs the browser in, and checks in by a call of the API, without a position. */
async function checkInAtLampwick(page: Page, account: Account) {
  await takeState(page, askedForLocation(account));
  const brewery = await findBrewery(page.request, lampwick.name);
  const data = { userId: account.id, breweryId: brewery.id };
  const response = await page.request.post('/api/checkins', { data });
  expect(response.status(), await response.text()).toBe(200);
}
