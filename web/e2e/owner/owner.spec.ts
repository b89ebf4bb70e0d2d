import { expect, type Page } from '@playwright/test';
import {
  chooseAction,
  choosePicture,
  confirmDelete,
  dialogOf,
  fillIn,
  openSection,
} from '../support/forms.ts';
import { lampwick } from '../support/location.ts';
import { memberTest, ownerTest } from '../support/people.ts';
import { closeToast, expectToast } from '../support/toasts.ts';

const mainBar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

ownerTest('an owner sees their brewery and events on the Owner tab', async ({ page }) => {
  await page.goto('/');
  await mainBar(page).getByRole('link', { name: 'Owner' }).tap();
  await expect(page.getByRole('heading', { name: 'Brewery Owner Dashboard' })).toBeVisible();
  await expect(page.getByText('Manage 1 brewery', { exact: true })).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: 'Edit Details' });
  await expect(card.getByRole('link', { name: lampwick.name })).toBeVisible();
  await expect(card).toContainText('Oklahoma City, Oklahoma');
  await expect(page.getByRole('heading', { name: 'Your Special Events' })).toBeVisible();
  await expect(rowOf(page, 'Lanterns and Lagers')).toContainText('7:00 PM - 11:00 PM');
  await expect(page.getByRole('heading', { name: 'Your Weekly Events' })).toBeVisible();
  await expect(page.getByText('Neon Karaoke')).toHaveCount(0);
});

ownerTest(
  "an owner changes hours and a link of the brewery's page",
  { tag: '@core' },
  async ({ page }) => {
    await openDashboard(page);
    await page.getByRole('link', { name: 'Edit Details' }).tap();
    await expect(page.getByRole('heading', { name: 'Edit Brewery Details' })).toBeVisible();
    const form = page.getByRole('main');
    await openSection(form, 'Hours & Policies');
    await fillIn(form, { Hours: 'Daily, dusk to the last lantern' });
    await openSection(form, 'Social Links');
    await fillIn(form, { Instagram: 'example.com/wicks' });
    await form.getByRole('button', { name: 'Save Changes' }).tap();
    await expectToast(page, 'Brewery details saved successfully');
    await expect(page).toHaveURL(/\/brewery-owner-dashboard\?at=/);

    await page.getByRole('link', { name: lampwick.name }).tap();
    await expect(page.getByText('Daily, dusk to the last lantern')).toBeVisible();
    const link = page.getByRole('link', { name: 'Instagram' });
    await expect(link).toHaveAttribute('href', 'https://example.com/wicks');
  },
);

ownerTest('an owner adds, edits and deletes a weekly event', { tag: '@core' }, async ({ page }) => {
  const name = 'Wick Trimming for Beginners';
  await openDashboard(page);

  await ownerTest.step('add', async () => {
    await page.getByRole('button', { name: 'Add Weekly Event' }).tap();
    const dialog = dialogOf(page, 'Add Weekly Event');
    await fillIn(dialog, { 'Event Title': name });
    await dialog.getByRole('button', { name: 'Create Event' }).tap();
    await expectToast(page, 'Please fill in all required fields');
    await closeToast(page);
    await dialog.getByLabel('Day').selectOption('Tuesday');
    await fillIn(dialog, { Time: '6:30 PM', Details: 'Bring a lamp, leave with light.' });
    await dialog.getByRole('button', { name: 'Create Event' }).tap();
    await expectToast(page, 'Weekly event created successfully!');
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, name)).toContainText('Tuesday, 6:30 PM');
  });

  await ownerTest.step('edit', async () => {
    await chooseAction(rowOf(page, name), 'Edit Event');
    const dialog = dialogOf(page, 'Edit Weekly Event');
    await dialog.getByLabel('Day').selectOption('Wednesday');
    await dialog.getByRole('button', { name: 'Save Changes' }).tap();
    await expectToast(page, 'Weekly event updated successfully!');
    await expect(rowOf(page, name)).toContainText('Wednesday, 6:30 PM');
  });

  await ownerTest.step('delete', () => deleteEvent(page, name, 'weekly'));
});

ownerTest(
  'an owner adds, edits and deletes a special event with a picture',
  { tag: '@core' },
  async ({ page }) => {
    const name = 'Night of the Long Wick';
    await openDashboard(page);

    await ownerTest.step('add', async () => {
      await page.getByRole('button', { name: 'Add Special Event' }).tap();
      const dialog = dialogOf(page, 'Add Special Event');
      await fillIn(dialog, {
        'Event Name': name,
        Date: '2099-05-01',
        Time: '8:00 PM',
        Details: 'One candle, one cask, no clocks.',
      });
      await choosePicture(dialog, 'Event Image');
      await expectToast(page, 'Success', 'Photo uploaded successfully!');
      await dialog.getByRole('button', { name: 'Create Event' }).tap();
      await expectToast(page, 'Special event created successfully!');
      await expect(dialog).toBeHidden();
      await expect(rowOf(page, name)).toContainText(/May 1, 2099.*8:00\u00a0PM/);
      const picture = rowOf(page, name).locator('img');
      await expect(picture).toHaveAttribute('src', /^\/objects\//);
    });

    await ownerTest.step('edit', async () => {
      await chooseAction(rowOf(page, name), 'Edit Event');
      const dialog = dialogOf(page, 'Edit Special Event');
      await fillIn(dialog, { Time: '9:00 PM' });
      await dialog.getByRole('button', { name: 'Save Changes' }).tap();
      await expectToast(page, 'Special event updated successfully!');
      await expect(rowOf(page, name)).toContainText('9:00 PM');
    });

    await ownerTest.step('delete', () => deleteEvent(page, name, 'special'));
  },
);

ownerTest("the two 'coming soon' pages link to the screens that do the same", async ({ page }) => {
  await openDashboard(page);
  const edit = page.getByRole('link', { name: 'Edit Details' });
  const editPath = (await edit.getAttribute('href')) ?? '';
  const comingSoon = page.getByRole('heading', { name: 'Feature Coming Soon' });

  await page.goto(editPath.replace(/edit$/, 'banner'));
  await expect(comingSoon).toBeVisible();
  await edit.tap();
  await expect(page.getByRole('heading', { name: 'Edit Brewery Details' })).toBeVisible();

  await page.goto(editPath.replace(/edit$/, 'events'));
  await expect(comingSoon).toBeVisible();
  await page.getByRole('link', { name: 'Manage events' }).tap();
  await expect(page.getByRole('heading', { name: 'Your Weekly Events' })).toBeVisible();
});

memberTest('a member without a brewery reads whom to ask for one', async ({ page }) => {
  await page.goto('/brewery-owner-dashboard');
  await expect(page.getByRole('heading', { name: 'No Breweries Found' })).toBeVisible();
  await expect(page.getByText(/contact an administrator\.$/)).toBeVisible();
  await expect(mainBar(page).getByRole('link', { name: 'Finder' })).toBeVisible();
  await expect(mainBar(page).getByRole('link', { name: 'Owner' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Home' }).tap();
  await expect(page).toHaveTitle('Profile · Hoptrail');
});

async function openDashboard(page: Page) {
  await page.goto('/brewery-owner-dashboard');
  await expect(page.getByRole('heading', { name: 'Brewery Owner Dashboard' })).toBeVisible();
}

/** Returns an event on the dashboard. */
function rowOf(page: Page, name: string) {
  const heading = page.getByRole('heading', { name, level: 3 });
  return page.getByRole('article').filter({ has: heading });
}

async function deleteEvent(page: Page, name: string, kind: 'special' | 'weekly') {
  await chooseAction(rowOf(page, name), 'Delete');
  await confirmDelete(page, {
    title: 'Delete Event',
    sentences: [
      `Are you sure you want to delete “${name}”?`,
      'This action cannot be undone and the event will be permanently removed.',
    ],
    button: 'Delete Event',
  });
  await expectToast(page, 'Event deleted', `The ${kind} event has been deleted successfully`);
  await expect(rowOf(page, name)).toHaveCount(0);
}
