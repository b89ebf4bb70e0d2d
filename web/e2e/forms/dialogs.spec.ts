import { expect, type Page } from '@playwright/test';
import { longTable } from '../catalogue/scenes/special-event.ts';
import { openWire } from '../catalogue/wire.ts';
import { openBrewery } from '../support/breweries.ts';
import { chooseTool } from '../support/forms.ts';
import { adminTest, memberTest, ownerTest } from '../support/people.ts';
import { expectGoodScreen } from '../support/screen.ts';

/** Opens a dialog by its button, checks it, and goes back. */
async function expectGoodDialog(page: Page, button: string | RegExp, title: string) {
  await chooseTool(page, button);
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await expectGoodScreen(page, () => expect(dialog).toBeVisible());
  await page.goBack();
  await expect(dialog).toBeHidden();
}

adminTest('the dialogs of administrators are accessible on every phone', async ({ page }) => {
  for (const [path, ...dialogs] of [
    ['/podcast', ['Add New Episode', 'Add New Episode'], [/^Edit /, 'Edit Episode']],
    [
      '/podcast',
      ['Update Banner Image', 'Update Banner Image'],
      ['Update Header Image', 'Update Header Image'],
    ],
    [
      '/events',
      ['Create Event', 'Create Special Event'],
      ['Edit Header', 'Update Header Image'],
      ['Edit Banner', 'Update Banner Image'],
    ],
    ['/leaderboard', ['Edit Header', 'Edit Leaderboard Header']],
    ['/weekly-events/friday', [/^Edit /, 'Edit Weekly Event']],
  ] as const) {
    await page.goto(path);
    for (const [button, title] of dialogs) await expectGoodDialog(page, button, title);
  }
});

adminTest("an administrator's brewery dialogs are accessible on every phone", async ({ page }) => {
  await openBrewery(page, 'Second Story Ales');
  await expectGoodDialog(page, 'Edit Brewery', 'Edit Brewery');
  await expectGoodDialog(page, 'Edit Banner', 'Edit Banner');
  await expectGoodDialog(page, 'Change Owner', 'Change Owner');
  await expectGoodDialog(page, 'Take Notes', 'Take Notes');
});

adminTest('a special event and its dialogs are accessible on every phone', async ({ page }) => {
  await page.goto('/events');
  await page.getByRole('link', { name: 'Lanterns and Lagers' }).tap();
  const name = page.getByRole('heading', { name: 'Lanterns and Lagers', level: 1 });
  await expectGoodScreen(page, () => expect(name).toBeVisible());
  await expectGoodDialog(page, 'Duplicate', 'Duplicate Special Event');
  await expectGoodDialog(page, 'Edit Event', 'Edit Special Event');
});

memberTest('a legacy event and its tickets are accessible on every phone', async ({ page }) => {
  (await openWire(page)).respond('events.byId', longTable);
  await page.goto('/events/long-table');
  const tickets = page.getByRole('button', { name: /^Buy Tickets/ });
  await expectGoodScreen(page, () => expect(tickets).toBeVisible());
  await tickets.tap();
  const alert = page.getByRole('alertdialog');
  await expectGoodScreen(page, () => expect(alert).toBeVisible());
});

ownerTest('the form of a weekly event is accessible on every phone', async ({ page }) => {
  await page.goto('/brewery-owner-dashboard');
  await expectGoodDialog(page, 'Add Weekly Event', 'Add Weekly Event');
});

ownerTest('the question about unsaved changes is accessible on every phone', async ({ page }) => {
  await page.goto('/brewery-owner-dashboard');
  await page.getByRole('button', { name: 'Add Special Event' }).tap();
  await page.getByLabel('Event Name').fill('A Night That May Not Be');
  await page.goBack();
  const confirmation = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await expectGoodScreen(page, () => expect(confirmation).toBeVisible());
});

memberTest('the question before deleting an account is accessible', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Edit Profile' }).tap();
  await page.getByRole('button', { name: 'Delete Account' }).tap();
  const confirmation = page.getByRole('alertdialog', { name: 'Delete Account?' });
  await expectGoodScreen(page, () => expect(confirmation).toBeVisible());
});
