import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { type Account, askedForLocation } from '../support/account.ts';
import { createBrewery } from '../support/breweries.ts';
import { dialogOf, fillIn } from '../support/forms.ts';
import { adminTest } from '../support/people.ts';
import { expectGoodScreen } from '../support/screen.ts';
import { closeToast, expectToast } from '../support/toasts.ts';

const LONG_NAME = 'The Patient Lamplighters’ Cooperative Brewing Company of Northern Pottawatomie';
/** Open at any hour of the journey. */
const DAILY = { days: Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '00:00' }]) };
const DAY_MS = 24 * 60 * 60 * 1000;

adminTest(
  'an owner closes for this evening in four taps, and takes it back',
  { tag: '@core' },
  async ({ page: admin, browser, newAccount }) => {
    const owner = await newAccount();
    const { id } = await openBrewery(admin.request, { name: 'Early Lid Brewing', owner });
    const page = await phoneOf(browser, owner);
    const now = page.getByRole('region', { name: 'Now' });
    const sheet = dialogOf(page, 'Hours Today');

    await adminTest.step('close', async () => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Owner', exact: true }).tap();
      await expectGoodScreen(page, () => expect(now).toContainText('Open 24 hours'));
      await page.getByRole('button', { name: 'Hours Today' }).tap();
      await sheet.getByText('Closed', { exact: true }).tap();
      await expectGoodScreen(page, () => expect(sheet).toContainText('As usual'));
      await sheet.getByRole('button', { name: 'Save for Today' }).tap();
      await expectToast(page, 'Hours for today saved');
      await expect(now).toContainText('Only today: Closed, usually Open 24 hours');
      await expect(now).toContainText('Opens tomorrow at midnight');
    });
    await adminTest.step('stay open longer instead', async () => {
      await page.getByRole('button', { name: 'Hours Today' }).tap();
      await sheet.getByText('Open until…').tap();
      await sheet.getByLabel('Today opens').fill('16:00');
      await sheet.getByLabel('Today closes').fill('01:00');
      await expectGoodScreen(page, () =>
        expect(sheet.getByText('Closes on the next day')).toBeVisible(),
      );
      await sheet.getByRole('button', { name: 'Save for Today' }).tap();
      await expect(now).toContainText('Only today: 4 pm – 1 am');
      const { hoursExceptions } = await (await admin.request.get(`/api/breweries/${id}`)).json();
      const spans = [{ opens: '16:00', closes: '01:00' }];
      expect(hoursExceptions).toMatchObject([{ spans }]);
      expect(hoursExceptions[0].from).toBe(hoursExceptions[0].to);
    });
    await adminTest.step('go back to the usual hours', async () => {
      await page.getByRole('button', { name: 'Hours Today' }).tap();
      await sheet.getByText('As usual').tap();
      await sheet.getByRole('button', { name: 'Save for Today' }).tap();
      await expect(now).not.toContainText('Only today');
      await expect(now).toContainText('Open 24 hours');
    });
    await page.context().close();
  },
);

adminTest(
  'an owner adds an event tonight, and holds an earlier one again on its usual day',
  { tag: '@core' },
  async ({ page: admin, browser, newAccount }) => {
    const owner = await newAccount();
    const { id, name } = await openBrewery(admin.request, { name: 'Second Round Beer', owner });
    const page = await phoneOf(browser, owner);
    await addEvent(page.request, { breweryId: id, company: name }, dayInAlaska(-6));
    await addWeeklyEvent(page.request, { breweryId: id, brewery: name }, dayInAlaska(2));
    await page.goto('/brewery-owner-dashboard');

    await adminTest.step('tonight', async () => {
      await page.getByRole('button', { name: 'Event Tonight' }).tap();
      const sheet = dialogOf(page, 'Event Tonight');
      await expect(sheet.getByLabel('Time', { exact: true })).toHaveValue('6:30 PM - 9 PM');
      await expectGoodScreen(page, () => expect(sheet.getByLabel('Date')).toBeHidden());
      await sheet.getByText('More Fields').tap();
      await expect(sheet.getByLabel('Date')).toHaveValue(dayInAlaska(0));
      await expect(sheet.getByLabel('Address')).toHaveValue(/^2 Cushman St, Fairbanks/);
      await expect(sheet.getByRole('group', { name: 'Event Image' }).locator('img')).toBeVisible();
      await fillIn(sheet, { 'Event Name': 'Cellar Songs', Details: 'Bring a voice.' });
      await fillIn(sheet, { 'Tickets URL (if needed)': 'no link' });
      await sheet.getByText('More Fields').tap();
      await expect(sheet.getByLabel('Date')).toBeHidden();
      await sheet.getByRole('button', { name: 'Create Event' }).tap();
      // A wrong field opens what it is in.
      await expect(sheet.getByLabel('Tickets URL (if needed)')).toBeVisible();
      await fillIn(sheet, { 'Tickets URL (if needed)': '' });
      await sheet.getByRole('button', { name: 'Create Event' }).tap();
      await expectToast(page, 'Special event created successfully!');
      const now = page.getByRole('region', { name: 'Now' });
      await expect(now).toContainText('Cellar Songs, 6:30 PM - 9 PM');
    });
    await adminTest.step('again', async () => {
      await page.getByRole('button', { name: 'Event Again' }).tap();
      const sheet = dialogOf(page, 'Event Again');
      const quiz = sheet.getByRole('button', { name: /^Pub Quiz/ });
      await expectGoodScreen(page, () => expect(quiz).toContainText('6:30 PM - 9 PM'));
      await quiz.tap();
      const form = dialogOf(page, 'Add Special Event');
      await expect(form.getByLabel('Date')).toHaveValue(dayInAlaska(1));
      await form.getByRole('button', { name: 'Create Event' }).tap();
      await expectToast(page, 'Special event created successfully!');
      await expect(form).toBeHidden();
      await expect(sheet).toBeHidden();
      const row = page.getByRole('article').filter({ hasText: 'Pub Quiz' });
      await row.getByRole('link', { name: 'Pub Quiz' }).filter({ visible: true }).tap();
      await expect(page).toHaveURL(/\/special-event\//);
    });
    await adminTest.step('a weekly one, once on its next day', async () => {
      await page.goto('/brewery-owner-dashboard');
      await page.getByRole('button', { name: 'Event Again' }).tap();
      await dialogOf(page, 'Event Again')
        .getByRole('button', { name: /^Vinyl Night/ })
        .tap();
      const form = dialogOf(page, 'Add Special Event');
      await expect(form.getByLabel('Date')).toHaveValue(dayInAlaska(2));
      await expect(form.getByLabel('Event Name')).toHaveValue('Vinyl Night');
      await form.getByRole('button', { name: 'Cancel' }).tap();
      await expect(form).toBeHidden();
    });
    await page.context().close();
  },
);

adminTest(
  'an owner of several breweries switches between them, and staff see their tools and leave',
  async ({ page: admin, browser, newAccount }) => {
    const [owner, waiter] = [await newAccount(), await newAccount()];
    await openBrewery(admin.request, { name: 'Alpha Barrel', owner });
    const { id } = await openBrewery(admin.request, { name: 'Beta Barrel', owner });
    await openBrewery(admin.request, { name: LONG_NAME, owner });
    const page = await phoneOf(browser, owner);
    await page.goto('/brewery-owner-dashboard');
    const switcher = page.getByRole('navigation', { name: 'Your breweries' });

    await adminTest.step('switch, and close the second one', async () => {
      await expect(page.getByText('Manage 3 breweries')).toBeVisible();
      await switcher.getByRole('link', { name: 'Beta Barrel' }).tap();
      await expectGoodScreen(page, () =>
        expect(page.getByRole('heading', { name: 'Beta Barrel', level: 2 })).toBeVisible(),
      );
      await expect(page.getByRole('heading', { name: 'Alpha Barrel' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Hours Today' }).tap();
      const sheet = dialogOf(page, 'Hours Today');
      await expect(sheet).toContainText('Beta Barrel:');
      await sheet.getByText('Closed', { exact: true }).tap();
      await sheet.getByRole('button', { name: 'Save for Today' }).tap();
      await expectToast(page, 'Hours for today saved');
      const stored = await (await admin.request.get(`/api/breweries/${id}`)).json();
      expect(stored.hoursExceptions).toHaveLength(1);
    });
    await adminTest.step('edit the links alone', async () => {
      await page.getByRole('button', { name: /^Links/ }).tap();
      const sheet = dialogOf(page, 'Links');
      await expect(sheet.getByLabel('Website')).toBeVisible();
      await expect(sheet.getByLabel('Phone')).toHaveCount(0);
      await fillIn(sheet, { Instagram: '@beta.barrel' });
      await sheet.getByRole('button', { name: 'Save Changes' }).tap();
      await expectToast(page, 'Brewery details saved successfully');
      const stored = await (await admin.request.get(`/api/breweries/${id}`)).json();
      expect(stored.socialLinks.instagram).toBe('https://instagram.com/beta.barrel');
    });
    await adminTest.step('as staff', async () => {
      const data = { person: waiter.username };
      const added = await page.request.post(`/api/breweries/${id}/staff`, { data });
      expect(added.status(), await added.text()).toBe(200);
      const phone = await phoneOf(browser, waiter);
      await phone.goto('/brewery-owner-dashboard');
      await expectGoodScreen(phone, () =>
        expect(phone.getByRole('button', { name: 'Hours Today' })).toBeVisible(),
      );
      await expect(phone.getByRole('button', { name: /^Links/ })).toHaveCount(0);
      await phone.getByRole('button', { name: /^Hours(?! Today)/ }).tap();
      const hours = dialogOf(phone, 'Hours');
      await expect(hours).toContainText('The other details of Beta Barrel stay with its owners.');
      await hours.getByRole('button', { name: 'Save Hours' }).tap();
      await expectToast(phone, 'Hours saved');
      await closeToast(phone);
      await phone.getByRole('button', { name: 'Hours Today' }).tap();
      const sheet = dialogOf(phone, 'Hours Today');
      await expect(sheet.getByRole('radio', { name: 'Closed' })).toBeChecked();
      await sheet.getByText('As usual').tap();
      await sheet.getByRole('button', { name: 'Save for Today' }).tap();
      await expectToast(phone, 'Hours for today saved');
      await closeToast(phone);
      await phone.getByRole('button', { name: 'Changes' }).tap();
      const changes = dialogOf(phone, 'Changes');
      await expect(changes.getByRole('article')).toHaveCount(1);
      await expectGoodScreen(phone, () =>
        expect(changes.getByRole('article')).toContainText(waiter.username),
      );
      await changes.getByRole('button', { name: 'Close' }).tap();
      await expect(changes).toBeHidden();
      await phone.getByRole('button', { name: 'Leave the Staff' }).tap();
      const question = phone.getByRole('alertdialog');
      await question.getByRole('button', { name: 'Leave the Staff' }).tap();
      await expect(phone.getByText('No Breweries Found')).toBeVisible();
      await phone.getByRole('button', { name: 'Undo' }).tap();
      await expect(phone.getByRole('button', { name: 'Hours Today' })).toBeVisible();
      await expect(phone.getByRole('link', { name: 'Staff', exact: true })).toBeVisible();
      await phone.context().close();
    });
    await page.context().close();
  },
);

/** Creates a brewery in Alaska that is always open. */
async function openBrewery(calls: APIRequestContext, wanted: { name: string; owner: Account }) {
  const brewery = await createBrewery(calls, wanted);
  const data = { openingHours: DAILY, ownTimeZone: 'America/Anchorage' };
  const saved = await calls.put(`/api/breweries/${brewery.id}`, { data });
  expect(saved.status(), await saved.text()).toBe(200);
  return brewery;
}

async function phoneOf(browser: Browser, account: Account): Promise<Page> {
  const context = await browser.newContext({ storageState: askedForLocation(account) });
  return await context.newPage();
}

/** Returns the day so many days from now, `YYYY-MM-DD`. */
function dayInAlaska(days: number): string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Anchorage' });
  return format.format(Date.now() + days * DAY_MS);
}

async function addEvent(
  calls: APIRequestContext,
  brewery: { breweryId: string; company: string },
  date: string,
) {
  const event = { event: 'Pub Quiz', details: 'Six rounds.', date, time: '6:30 PM - 9 PM' };
  const added = await calls.post('/api/special-events', { data: { ...event, ...brewery } });
  expect(added.status(), await added.text()).toBe(200);
}

async function addWeeklyEvent(
  calls: APIRequestContext,
  brewery: { breweryId: string; brewery: string },
  date: string,
) {
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
  const day = weekday.format(new Date(date));
  const event = { title: 'Vinyl Night', details: 'Bring one.', day, time: '6:30 PM - 9 PM' };
  const added = await calls.post('/api/weekly-events', { data: { ...event, ...brewery } });
  expect(added.status(), await added.text()).toBe(200);
}
