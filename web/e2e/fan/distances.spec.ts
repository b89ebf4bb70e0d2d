import { expect, type Page } from '@playwright/test';
import { openBrewery } from '../support/breweries.ts';
import { chooseTool, dialogOf } from '../support/forms.ts';
import {
  aFewStreetsAway,
  closeLocationDialog,
  lampwick,
  panhandle,
  standAt,
} from '../support/location.ts';
import { ownerTest, test } from '../support/people.ts';
import { openProfile, signOut } from '../support/profile.ts';
import { expectGoodScreen } from '../support/screen.ts';
import { arriveAt, signIn } from '../support/sign-in.ts';
import { expectToast } from '../support/toasts.ts';

const oneUnit = { miles: /\d (mi|ft|miles)\b/, kilometers: /\d (km|m)\b/ };
const listed = { miles: /\d[.,]\d mi/, kilometers: /\d[.,]\d km/ };

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('distances are in kilometers by default, and in miles once chosen', {
    tag: '@core',
  }, async ({ page, newAccount }) => {
    const account = await newAccount();
    await arriveAt(page, aFewStreetsAway, account);
    await expectUnit(page, 'kilometers', '700 m away');

    await openProfile(page);
    await chooseUnit(page, 'Kilometers', 'Miles');
    await expectUnit(page, 'miles', '0,4 mi away');

    await page.reload();
    await expect(page.getByRole('region', { name: 'Check-in' })).toContainText('0,4 mi away');
    await openProfile(page);
    await signOut(page);
    await signIn(page, account.email);
    await closeLocationDialog(page);
    await expectUnit(page, 'miles', '0,4 mi away');
  });
});

test('a fan far from breweries reads the distance in their unit in the finder', async ({
  page,
  newAccount,
}) => {
  await arriveAt(page, panhandle, await newAccount());
  await page.goto('/beer-finder');
  await page.getByText('Stout', { exact: true }).tap();
  await page.getByRole('button', { name: 'Find Delicious Beer' }).tap();
  // Nothing found is not shown in green.
  await expect(page.locator('[data-type=info]')).toContainText('Found 0 beer recommendations');
  const results = page.getByRole('region', { name: 'Recommended Beers' });
  await expectGoodScreen(page, () => expect(results).toContainText('No Results Found'));
  await expect(results).toContainText('No Stout is on tap within 25 miles of you.');
  await expect(results).toContainText(/The nearest is \d{3}\.\d mi away\./);
  await expect(results).not.toContainText('Try some more styles');

  await openProfile(page);
  await chooseUnit(page, 'Miles', 'Kilometers');
  await page.goto('/beer-finder');
  await page.getByRole('button', { name: 'Find Delicious Beer' }).tap();
  await expect(results).toContainText('No Stout is on tap within 40 km of you.');
  await expect(results.getByRole('article').first()).toContainText(/\d{3}\.\d km/);
});

test('a unit chosen without a connection reaches the account, and a second phone', async ({
  page,
  context,
  browser,
  newAccount,
}) => {
  const account = await newAccount();
  await arriveAt(page, aFewStreetsAway, account);
  await page.getByRole('button', { name: 'Edit Profile' }).tap();
  await dialogOf(page, 'Edit Profile').getByRole('button', { name: 'Cancel' }).tap();
  const unit = async () =>
    (await (await page.request.get('/api/auth/me')).json()).user.distanceUnit;
  expect(await unit()).toBeNull();
  await context.setOffline(true);
  await chooseUnit(page, 'Miles', 'Kilometers');
  await context.setOffline(false);
  await expect.poll(unit).toBe('kilometers');

  const second = await browser.newContext();
  const phone = await second.newPage();
  await arriveAt(phone, aFewStreetsAway, account);
  await expectUnit(phone, 'kilometers', '700 m away');
  // The choice of the second phone reaches the first one.
  await openProfile(phone);
  await chooseUnit(phone, 'Kilometers', 'Miles');
  await expect.poll(unit).toBe('miles');
  await second.close();
  await page.reload();
  await expectUnit(page, 'miles', '0.4 mi away');
});

test('a unit that does not reach the server is sent once the connection is back', async ({
  page,
  newAccount,
}) => {
  await arriveAt(page, aFewStreetsAway, await newAccount());
  await page.route('**/trpc/users.update*', (route) => route.abort());
  await openProfile(page);
  await chooseUnit(page, 'Miles', 'Kilometers');
  await expect(page.getByRole('complementary', { name: 'Connection' })).toContainText('Offline');
  await page.unroute('**/trpc/users.update*');
  const sent = page.waitForResponse('**/trpc/users.update*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  expect((await sent).status()).toBe(200);
  await expect(page.getByText('Offline')).toHaveCount(0);
});

// The account of the demo's owner belongs to all journeys: only the browser's region is another.
ownerTest.describe('an owner in Germany', () => {
  ownerTest.use({ locale: 'de-DE' });

  ownerTest('an owner places the pin in their unit of distance', async ({ page, context }) => {
    await standAt(context, aFewStreetsAway);
    await openBrewery(page, lampwick.name);
    await chooseTool(page, 'Location');
    await expect(page.getByText(/Check-ins count within 100 m of/)).toBeVisible();
    await page.getByRole('button', { name: 'Pin.' }).press('Shift+ArrowUp');
    await expect(page.getByText('50 m from where it was')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(oneUnit.miles);
    await page.getByRole('button', { name: 'Use My Position' }).tap();
    const confirmation = page.getByRole('alertdialog', { name: 'Are you at the brewery?' });
    await expect(confirmation).toContainText(
      /Your phone is 7\d0 m from the pin, give or take 12 m\./,
    );
  });
});

/** Expects lists and brewery page to show distances in this unit only. */
async function expectUnit(page: Page, unit: 'miles' | 'kilometers', distance: string) {
  const other = unit === 'miles' ? oneUnit.kilometers : oneUnit.miles;
  await page.goto('/breweries');
  const cards = page.getByRole('article');
  await expect(cards.first()).toContainText(listed[unit]);
  await expect(page.getByRole('main')).not.toContainText(other);
  await page.goto('/weekly-events/friday');
  await expect(cards.first()).toContainText(listed[unit]);
  await expect(page.getByRole('main')).not.toContainText(other);
  await openBrewery(page, lampwick.name);
  await expect(page.getByRole('region', { name: 'Check-in' })).toContainText(distance);
}

async function chooseUnit(page: Page, from: string, to: string) {
  await page.getByRole('button', { name: 'Edit Profile' }).tap();
  const dialog = dialogOf(page, 'Edit Profile');
  const unit = dialog.getByLabel('Distances in');
  await expect(unit.locator('option:checked')).toHaveText(from);
  await unit.selectOption(to);
  await dialog.getByRole('button', { name: 'Save Changes' }).tap();
  await expectToast(page, 'Profile updated');
  await expect(dialog).toBeHidden();
}
