import { expect, type Page } from '@playwright/test';
import { askedForLocation } from '../support/account.ts';
import { createBrewery } from '../support/breweries.ts';
import { dialogOf, openSection } from '../support/forms.ts';
import { adminTest } from '../support/people.ts';
import { expectGoodScreen } from '../support/screen.ts';
import { expectToast } from '../support/toasts.ts';

/** A Wednesday, 9 in the evening in Alaska; so late that its special day is not over for years. */
const WEDNESDAY_EVENING = new Date('2037-12-24T06:00:00Z');

adminTest(
  'an owner sets the hours of each day, and people see whether the brewery is open',
  { tag: '@core' },
  async ({ page: admin, browser, newAccount }) => {
    const owner = await newAccount();
    const { id, name } = await createBrewery(admin.request, { name: 'Clockface Brewing', owner });
    const owners = await browser.newContext({ storageState: askedForLocation(owner) });
    const page = await owners.newPage();
    await page.goto(`/brewery/${id}/edit`);
    const week = page.getByRole('group', { name: 'Opening Hours' });
    const special = page.getByRole('group', { name: 'Special Days' });
    const hours = page.getByLabel('Hours', { exact: true });
    const preview = page.getByRole('region', { name: 'Preview' });

    await adminTest.step('fill in a day and copy it to others', async () => {
      await openSection(page, 'Hours & Policies');
      await week.getByRole('button', { name: 'Set Times for Each Day' }).tap();
      await week.getByRole('button', { name: 'Add a time on Tuesday' }).tap();
      await expect(week.getByLabel('Tuesday opens')).toBeFocused();
      await expect(week.getByLabel('Tuesday opens')).toHaveValue('16:00');
      await week.getByRole('button', { name: 'Copy the times of Tuesday' }).tap();
      await page.getByRole('menuitem', { name: 'Copy to the Days Below' }).tap();
      await expect(week.getByLabel('Sunday closes')).toHaveValue('22:00');
      await week.getByRole('button', { name: 'Remove Sunday' }).tap();
      await expect(week.getByRole('button', { name: 'Add a time on Sunday' })).toBeFocused();
      await week.getByLabel('Saturday closes').fill('02:00');
      await expect(hours).toHaveValue(
        'Mon closed\nTue-Fri 4 pm - 10 pm\nSat 4 pm - 2 am\nSun closed',
      );
    });

    await adminTest.step('see why hours that overlap are refused', async () => {
      await week.getByRole('button', { name: 'Add a time on Sunday' }).tap();
      await week.getByLabel('Sunday opens').fill('01:00');
      await openSection(page, 'Hours & Policies');
      await expect(week).toBeHidden();
      await page.getByRole('button', { name: 'Save Changes' }).tap();
      await page.getByRole('alert').getByRole('link', { name: 'Opening Hours' }).tap();
      const problem = week.getByText(/Saturday's 4 pm - 2 am and Sunday's .* overlap/);
      await expect(problem).toBeFocused();
      await expectGoodScreen(page, () => expect(problem).toBeVisible());
      await week.getByRole('button', { name: 'Remove Sunday' }).tap();
    });

    await adminTest.step('add a special day, the time zone and what the place offers', async () => {
      await special.getByRole('button', { name: 'Add a Special Day' }).tap();
      await special.getByLabel('First day').fill('2037-12-24');
      await expect(special.getByLabel('Last day')).toHaveValue('2037-12-24');
      await special.getByLabel('Reason').fill('Christmas');
      await special.getByRole('button', { name: 'Add a Special Day' }).tap();
      await special.getByLabel('First day').last().fill('2038-01-01');
      await special.getByLabel('Reason').last().fill('New Year');
      const zone = page.getByRole('group', { name: 'Time Zone' });
      await zone.getByRole('button', { name: 'Choose Another' }).tap();
      await zone.getByLabel('Find a time zone').fill('alaska');
      await zone.getByRole('button', { name: /^Anchorage, Alaska Time/ }).tap();
      await expect(zone).toContainText('Chosen by hand');
      await page.getByText('Dogs welcome').tap();
      await expect(page.getByLabel('Dogs welcome')).toBeChecked();
      await expect(preview).toContainText(/Tuesday\s*4\u00a0pm – 10\u00a0pm/);
      await expectGoodScreen(page, () => expect(preview).toBeVisible());
      await page.getByRole('button', { name: 'Save Changes' }).tap();
      await expectToast(page, 'Brewery details saved successfully');
    });
    await owners.close();

    const fans = await browser.newContext({
      storageState: askedForLocation(await newAccount()),
      locale: 'en-GB',
    });
    const fan = await fans.newPage();
    await fan.clock.install({ time: WEDNESDAY_EVENING });

    await adminTest.step('a fan sees on the card and the page that it is open', async () => {
      await fan.goto('/breweries');
      await fan.getByRole('textbox', { name: 'Search breweries' }).fill(name);
      const card = fan.getByRole('article').filter({ hasText: name });
      await expect(card).toContainText('Open now, until 22:00');
      await card.getByRole('link', { name }).tap();
      await expect(fan.getByRole('heading', { name, level: 1 })).toBeVisible();
      await expect(fan.getByText('Open now, until 22:00')).toBeVisible();
      await expect(today(fan)).toHaveText(/Wednesday\s*16:00 – 22:00/);
      await expect(fan.getByRole('listitem').filter({ hasText: 'Thursday' })).toHaveText(
        /Thursday 24 Dec\s*Closed\s*Christmas/,
      );
      await expect(fan.getByText('Times are in Alaska Time.')).toBeVisible();
      await expect(fan.getByText('Dogs welcome')).toBeVisible();
      const soon = fan.getByRole('list', { name: 'Special days soon' });
      await expectGoodScreen(fan, () => expect(soon).toHaveText(/1 Jan\s*Closed\s*New Year/));
    });

    await adminTest.step('it changes as time passes, also offline', async () => {
      await fan.clock.fastForward('35:00');
      await expect(fan.getByText('Closes in 25 min')).toBeVisible();
      await fans.setOffline(true);
      await fan.clock.fastForward('30:00');
      await expect(fan.getByText('Opens Friday at 16:00')).toBeVisible();
      await fan.clock.fastForward('02:00:00');
      await expect(today(fan)).toContainText('Thursday');
    });
    await fans.close();
  },
);

adminTest(
  'an owner whose hours are words sets the times on the way to those of this evening',
  async ({ page: admin, browser, newAccount }) => {
    const owner = await newAccount();
    await createBrewery(admin.request, { name: 'Wordy Hours Brewing', owner });
    const owners = await browser.newContext({ storageState: askedForLocation(owner) });
    const page = await owners.newPage();
    const evening = dialogOf(page, 'Hours Today');
    const hours = dialogOf(page, 'Hours');
    await page.goto('/brewery-owner-dashboard');
    await page.getByRole('button', { name: 'Hours Today' }).tap();
    await evening.getByRole('button', { name: 'Set the Times' }).tap();
    await hours.getByRole('button', { name: 'Set Times for Each Day' }).tap();
    await hours.getByRole('button', { name: 'Add a time on Monday' }).tap();
    await expectGoodScreen(page, () => expect(hours.getByLabel('Monday opens')).toBeVisible());
    await hours.getByRole('button', { name: 'Save Changes' }).tap();
    await expectToast(page, 'Brewery details saved successfully');
    await expect(hours).toBeHidden();
    await expect(evening.getByRole('radio', { name: /^As usual/ })).toBeChecked();
    await owners.close();
  },
);

function today(page: Page) {
  return page.locator('li[aria-current="date"]');
}
