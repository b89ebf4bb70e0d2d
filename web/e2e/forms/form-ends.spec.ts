import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { newPerson } from '../support/account.ts';
import { createBrewery, findBrewery, openBrewery } from '../support/breweries.ts';
import { chooseAction, chooseTool, dialogOf, fillIn } from '../support/forms.ts';
import { lampwick } from '../support/location.ts';
import { adminTest, ownerTest, test } from '../support/people.ts';
import { expectGoodScreen } from '../support/screen.ts';
import { arrive, askForCode, codeField } from '../support/sign-in.ts';
import { expectToast } from '../support/toasts.ts';

const notes = (page: Page) => page.getByRole('region', { name: 'Notifications' });

ownerTest('an owner confirms before a draft is discarded', async ({ page }) => {
  await page.goto('/brewery-owner-dashboard');
  await page.getByRole('button', { name: 'Add Special Event' }).tap();
  const dialog = dialogOf(page, 'Add Special Event');
  await fillIn(dialog, { 'Event Name': 'Night of the Draft' });
  await page.reload();
  await expect(dialog.getByText('Your unsaved changes are back.')).toBeVisible();

  const confirmation = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await dialog.getByRole('button', { name: 'Start over' }).tap();
  await confirmation.getByRole('button', { name: 'Keep Editing' }).tap();
  await expect(dialog.getByLabel('Event Name')).toHaveValue('Night of the Draft');
  await dialog.getByRole('button', { name: 'Start over' }).tap();
  await confirmation.getByRole('button', { name: 'Discard Changes' }).tap();
  await expect(dialog.getByLabel('Event Name')).toHaveValue('');
  await expect(dialog.getByText('Your unsaved changes are back.')).toHaveCount(0);
});

ownerTest('a confirmation of a deletion is closed after a reload', async ({ page }) => {
  await openBrewery(page, lampwick.name);
  await page.getByRole('link', { name: 'Edit Tap List' }).tap();
  await page.goto('/brewery-owner-dashboard');
  const event = page.getByRole('article').filter({ hasText: 'Lanterns and Lagers' });
  await chooseAction(event, 'Delete');
  const confirmation = page.getByRole('alertdialog', { name: 'Delete Event' });
  await expect(confirmation).toBeVisible();
  await page.reload();
  await expect(event).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state.dialogs ?? [])).toEqual([]);
  await expect(confirmation).toHaveCount(0);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => history.state.dialogs ?? [])).toEqual([]);
  await expect(confirmation).toHaveCount(0);
});

ownerTest(
  'an owner saves the text typed into a deleted event as a new event',
  { tag: '@core' },
  async ({ page }) => {
    const id = await makeEvent(page.request, 'Doomed Lantern Walk');
    await page.goto('/brewery-owner-dashboard');
    const event = page.getByRole('article').filter({ hasText: 'Doomed Lantern Walk' });
    await chooseAction(event, 'Edit Event');
    const dialog = dialogOf(page, 'Edit Special Event');
    await fillIn(dialog, { 'Event Name': 'Undying Lantern Walk', Details: 'It goes on.' });
    await page.request.delete(`/api/special-events/${id}`);
    await dialog.getByRole('button', { name: 'Save Changes' }).tap();

    const notice = dialog.getByRole('alert');
    await expectGoodScreen(page, () =>
      expect(notice).toContainText('What you typed is still here'),
    );
    await expect(notice).toContainText('Event not found');
    await expect(notes(page)).not.toContainText('Failed');
    await expect(dialog.getByLabel('Event Name')).toHaveValue('Undying Lantern Walk');
    await dialog.getByRole('button', { name: 'Save as New Event' }).tap();
    await expectToast(page, 'Special event created successfully!');
    await expect(dialog).toBeHidden();
    const saved = page.getByRole('article').filter({ hasText: 'Undying Lantern Walk' });
    await expect(saved).toContainText('It goes on.');
    await expect(event).toHaveCount(0);
    const list = await (await page.request.get('/api/special-events')).json();
    const created = list.find((one: { event: string }) => one.event === 'Undying Lantern Walk');
    await page.request.delete(`/api/special-events/${created.id}`);
  },
);

ownerTest(
  'an error appears once at its field and once in a summary or toast',
  { tag: '@core' },
  async ({ page }) => {
    await openBrewery(page, lampwick.name);
    await page.getByRole('link', { name: 'Edit Tap List' }).tap();
    await expect(page.getByRole('heading', { name: 'Tap List', level: 1 })).toBeVisible();
    const taken = await page.getByRole('heading', { level: 3 }).first().textContent();
    await page.getByRole('button', { name: 'Add Beer' }).tap();
    const dialog = dialogOf(page, 'Add Beer');
    await fillIn(dialog, { 'Beer Name': taken ?? '' });
    await dialog.getByLabel('Style').selectOption('Stout');
    await dialog.getByRole('button', { name: 'Add Beer' }).tap();
    const why = 'There is a beer with this name on the tap list already.';
    const line = dialog.getByRole('alert');
    await expectGoodScreen(page, () => expect(line).toBeVisible());
    await expect(line).toHaveText('One field needs another look: Beer Name');
    await expect(page.getByText(why)).toHaveCount(1);
    await expect(notes(page)).toBeEmpty();

    await page.goto('/brewery-owner-dashboard');
    await page.getByRole('button', { name: 'Add Weekly Event' }).tap();
    const weekly = dialogOf(page, 'Add Weekly Event');
    await weekly.getByRole('button', { name: 'Create Event' }).tap();
    await expectToast(page, 'Please fill in all required fields');
    await expect(weekly.getByRole('alert')).toHaveCount(0);
    await expect(weekly.getByLabel('Event Title')).toBeFocused();
    // The toast belongs to the form and closes with it.
    await weekly.getByRole('button', { name: 'Cancel' }).tap();
    await expect(weekly).toBeHidden();
    await expect(notes(page)).toBeEmpty();
  },
);

adminTest('only errors that may pass suggest to try again', async ({ page }) => {
  await openBrewery(page, 'Brick & Bushel');
  await chooseTool(page, 'Change Owner');
  const dialog = dialogOf(page, 'Change Owner');
  await fillIn(dialog, { 'Email of the new owner': 'nobody@example.org' });
  await dialog.getByRole('button', { name: 'Give Brewery' }).tap();
  await expectToast(page, 'Failed to update owner');
  await expect(notes(page)).not.toContainText('try again');

  await page.route('**/trpc/admin.breweries.setOwner*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Give Brewery' }).tap();
  await expectToast(page, 'Failed to update owner. Please try again.');
});

ownerTest('an owner finds past events folded, and confirms a past date', async ({ page }) => {
  const id = await makeEvent(page.request, 'Lamps of Yesteryear', '2020-05-01');
  await page.goto('/brewery-owner-dashboard');
  const section = page.getByRole('region', { name: 'Your Special Events' });
  const past = section.getByRole('article').filter({ hasText: 'Lamps of Yesteryear' });
  await expect(section.getByText('Past events')).toBeVisible();
  await expect(past).toBeHidden();
  await section.getByText('Past events').tap();
  await expectGoodScreen(page, () => expect(past).toContainText('Past event'));

  await chooseAction(past, 'Edit Event');
  const dialog = dialogOf(page, 'Edit Special Event');
  await fillIn(dialog, { Date: '2020-05-02' });
  await dialog.getByRole('button', { name: 'Save Changes' }).tap();
  const confirmation = page.getByRole('alertdialog', { name: 'Is the date right?' });
  await expect(confirmation).toContainText('May 2, 2020 is over.');
  await confirmation.getByRole('button', { name: 'Change the Date' }).tap();
  await expect(dialog.getByLabel('Date')).toHaveValue('2020-05-02');
  await dialog.getByRole('button', { name: 'Save Changes' }).tap();
  await confirmation.getByRole('button', { name: 'Save Anyway' }).tap();
  await expectToast(page, 'Special event updated successfully!');
  await expect(dialog).toBeHidden();
  await expect(past).toContainText('May 2, 2020');
  await page.request.delete(`/api/special-events/${id}`);
});

test('a double tap on a button sends once', { tag: '@core' }, async ({ page, newAccount }) => {
  await arrive(page, await newAccount());
  const sent = countCalls(page);
  await page.goto('/beer-finder');
  await page.getByText('Stout', { exact: true }).tap();
  await doubleTap(page, 'Find Delicious Beer');
  await expectToast(page, 'Search Complete');
  expect(sent('finder.search')).toBe(1);

  await openBrewery(page, lampwick.name);
  await page.getByRole('button', { name: 'Take Notes' }).tap();
  await dialogOf(page, 'Take Notes').getByLabel(lampwick.name).fill('Two stouts.');
  await doubleTap(page, 'Save Notes');
  await expectToast(page, 'Notes saved');
  expect(sent('breweries.setNotes')).toBe(1);

  await page.goto('/');
  await page.getByRole('button', { name: 'Edit Profile' }).tap();
  await doubleTap(page, 'Sign Out');
  await expect(page).toHaveURL(/welcome/);
  expect(sent('auth.logout')).toBe(1);
});

adminTest('a double tap on a confirmation acts once', async ({ page }) => {
  const sent = countCalls(page);
  const { id } = await createBrewery(page.request, { name: 'Swinging Door Beer' });
  await page.goto(`/brewery/${id}`);
  for (const action of ['Close Brewery', 'Re-open Brewery']) {
    await chooseTool(page, action);
    const confirmation = page.getByRole('alertdialog');
    await expect(confirmation).toBeVisible();
    await doubleTap(page, action, '[role=alertdialog]');
    await expect(confirmation).toBeHidden();
  }
  expect(sent('admin.breweries.setClosed')).toBe(2);
});

test('the toast with the code disappears with the step of the code', async ({ page }) => {
  await page.clock.install();
  await page.goto('/welcome');
  const code = await askForCode(page, newPerson().email);
  // From now on it goes by itself only if the page's clock runs for five seconds.
  await page.clock.pauseAt(Date.now() + 500);
  await expect(notes(page)).toContainText('Verification code sent');
  await codeField(page).pressSequentially(code);
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(page.getByLabel('Username')).toBeVisible({ timeout: 100 });
    await expect(notes(page)).toBeEmpty({ timeout: 100 });
  }).toPass();
});

/** Taps twice within one frame, before the screen can change. */
async function doubleTap(page: Page, name: string, within = 'body') {
  const button = page.locator(within).getByRole('button', { name, exact: true });
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}

/** Counts the POST requests from now on by procedure. */
function countCalls(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') paths.push(new URL(request.url()).pathname);
  });
  return (call: string) => paths.filter((path) => path.endsWith(call)).length;
}

async function makeEvent(request: APIRequestContext, event: string, date = '2099-05-01') {
  const { id: breweryId, name: company } = await findBrewery(request, lampwick.name);
  const response = await request.post('/api/special-events', {
    data: { company, breweryId, event, details: 'Bring a lamp.', date, time: '7:00 PM' },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()).id;
}
