import { expect } from '@playwright/test';
import { createBrewery } from '../support/breweries.ts';
import { chooseAction, chooseTool, dialogOf, fillIn, openSection } from '../support/forms.ts';
import { closeLocationDialog } from '../support/location.ts';
import { adminTest, ownerTest, test } from '../support/people.ts';
import { pngPicture } from '../support/pictures.ts';
import { arrive, askForCode, codeField } from '../support/sign-in.ts';

import { expectToast } from '../support/toasts.ts';

adminTest(
  'a person who saves second sees what others changed, and chooses',
  { tag: '@core' },
  async ({ page }) => {
    const { id } = await createBrewery(page.request, { name: 'Two Pens Taproom' });
    const path = `/api/breweries/${id}`;
    await page.goto(`/brewery/${id}`);
    await page.getByRole('button', { name: 'Edit Brewery' }).tap();
    const dialog = dialogOf(page, 'Edit Brewery');
    await openSection(dialog, 'Hours & Policies');
    await fillIn(dialog, { Hours: 'Daily, dusk to midnight', Policies: 'Lamps out at one.' });
    const others = {
      hours: 'Closed on Mondays',
      policies: 'Bring a lamp.',
      phone: '(405) 555-0199',
    };
    await page.request.put(path, { data: others });
    await dialog.getByRole('button', { name: 'Save Changes' }).tap();

    const conflict = dialog.getByRole('region', { name: 'Somebody else saved changes meanwhile' });
    await expect(conflict).toBeFocused();
    const hours = conflict.getByRole('group', { name: 'Hours' });
    await expect(hours).toContainText(/is now\s*Closed on Mondays\s*you typed\s*Daily, dusk/);
    await hours.getByRole('button', { name: 'Take theirs' }).tap();
    await expect(dialog.getByLabel('Hours', { exact: true })).toHaveValue('Closed on Mondays');
    const keepMine = conflict.getByRole('group', { name: 'Policies' }).getByText('Keep mine');
    await expect(keepMine).toHaveAttribute('aria-pressed', 'true');
    await expect(conflict.getByRole('group', { name: 'Phone' })).toContainText('(405) 555-0199');
    expect(await (await page.request.get(path)).json()).toMatchObject(others);

    await dialog.getByRole('button', { name: 'Save Changes' }).tap();
    await expectToast(page, 'Brewery updated!');
    const after = { ...others, policies: 'Lamps out at one.' };
    expect(await (await page.request.get(path)).json()).toMatchObject(after);
  },
);

test('typed text survives a reload and the end of the session', { tag: '@core' }, async ({
  page,
  newAccount,
}) => {
  const account = await newAccount();
  await arrive(page, account);
  await page.getByRole('button', { name: 'Edit Profile' }).tap();
  const dialog = dialogOf(page, 'Edit Profile');
  const username = `${account.username}_2`;
  await fillIn(dialog, { Username: username });
  await page.reload();
  await expect(dialog.getByText('Your unsaved changes are back.')).toBeVisible();
  await page.waitForLoadState('networkidle');

  // A query without a cookie would end the session in the app before the tap.
  const queries = (url: URL) => url.pathname.startsWith('/trpc/') && url.search !== '';
  await page.route(queries, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.fallback(),
  );
  await page.context().clearCookies();
  await dialog.getByRole('button', { name: 'Save Changes' }).tap();
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.unroute(queries);
  await codeField(page).fill(await askForCode(page, account.email));
  await expect(dialog.getByLabel('Username')).toHaveValue(username);

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('users.update')) sent.push(request.url());
  });
  await dialog.getByRole('button', { name: 'Save Changes' }).dblclick();
  await expectToast(page, 'Profile updated');
  await expect(dialog).toBeHidden();
  expect(sent).toHaveLength(1);
  // The question about the location waits for the form.
  await closeLocationDialog(page, 'Maybe Later');
});

adminTest(
  'an administrator crops a banner and repeats a failed upload',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/events');
    await chooseTool(page, 'Edit Banner');
    const dialog = dialogOf(page, 'Update Banner Image');
    const field = dialog.getByRole('group', { name: 'Banner Image' });
    const sends = '**/api/objects/uploads/**';
    await page.route(sends, (route) => route.abort('connectionfailed'));
    await field.getByLabel(/^(Upload|Change)$/).setInputFiles(pngPicture('tall.png', 500, 400));
    await page.getByRole('button', { name: 'Use this part' }).tap();
    await expectToast(page, 'Upload failed', 'No image was uploaded successfully.');
    await expect(field).toContainText('The picture could not be sent.');
    await page.unroute(sends);
    await field.getByRole('button', { name: 'Try again' }).tap();
    await expectToast(page, 'Image uploaded successfully!');
    const picture = field.locator('img');
    const ratio = () =>
      picture.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight);
    await expect.poll(ratio).toBeCloseTo(5, 1);

    await fillIn(dialog, { 'Link URL': 'not a link' });
    await dialog.getByRole('button', { name: 'Save Banner' }).tap();
    const summary = dialog.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary).toHaveText('One field needs another look: Link URL');
    await expect(dialog.getByText(/^Please enter a link/)).toHaveCount(1);
    await summary.getByRole('link', { name: 'Link URL' }).tap();
    await expect(dialog.getByLabel('Link URL')).toBeFocused();
  },
);

ownerTest('an owner copies an event to another day', async ({ page }) => {
  await page.goto('/brewery-owner-dashboard');
  const event = page.getByRole('article').filter({ hasText: 'Lanterns and Lagers' });
  await chooseAction(event, 'Duplicate');
  const dialog = dialogOf(page, 'Duplicate Special Event');
  await expect(dialog.getByLabel('Event Name')).toHaveValue('Lanterns and Lagers');
  await expect(dialog.getByLabel('Date')).toHaveValue('');
  await fillIn(dialog, { 'Event Name': 'Lanterns Once More', Date: '2099-11-12' });
  await dialog.getByRole('button', { name: 'Create Event' }).tap();
  await expectToast(page, 'Special event created successfully!');
  const copy = page.getByRole('article').filter({ hasText: 'Lanterns Once More' });
  await expect(copy).toContainText('November 12, 2099');
  await chooseAction(copy, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Event' }).tap();
  await expect(copy).toHaveCount(0);
});
