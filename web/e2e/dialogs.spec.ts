import { expect, type Page } from '@playwright/test';
import { openBrewery } from './support/breweries.ts';
import { adminTest, memberTest, ownerTest } from './support/people.ts';
import { expectGoodScreen } from './support/screen.ts';

/** Opens a dialog by its button, looks at it, and goes back. */
async function expectGoodDialog(page: Page, button: string | RegExp, title: string) {
  await page.getByRole('button', { name: button }).first().tap();
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await expectGoodScreen(page, () => expect(dialog).toBeVisible());
  await page.goBack();
  await expect(dialog).toBeHidden();
}

adminTest('what administrators open over pages suits every phone', async ({ page }) => {
  for (const [path, ...dialogs] of [
    ['/podcast', ['Add New Episode', 'Add New Episode'], [/^Edit /, 'Edit Episode']],
    ['/podcast', ['Update Banner Image', 'Update Banner Image']],
    ['/events', ['Create Event', 'Create Special Event']],
    ['/leaderboard', ['Edit Header', 'Edit Leaderboard Header']],
    ['/weekly-events/friday', [/^Edit /, 'Edit Weekly Event']],
  ] as const) {
    await page.goto(path);
    for (const [button, title] of dialogs) await expectGoodDialog(page, button, title);
  }
});

adminTest('what they open over a brewery suits every phone', async ({ page }) => {
  await openBrewery(page, 'Second Story Ales');
  await expectGoodDialog(page, 'Edit Brewery', 'Edit Brewery');
  await expectGoodDialog(page, 'Change Owner', 'Change Owner');
  await expectGoodDialog(page, 'Take Notes', 'Take Notes');
});

ownerTest("an owner's weekly event suits every phone", async ({ page }) => {
  await page.goto('/brewery-owner-dashboard');
  await expectGoodDialog(page, 'Add Weekly Event', 'Add Weekly Event');
});

memberTest('the question before an account is deleted suits every phone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Edit Profile' }).tap();
  await page.getByRole('button', { name: 'Delete Account' }).tap();
  const question = page.getByRole('alertdialog', { name: 'Delete Account?' });
  await expectGoodScreen(page, () => expect(question).toBeVisible());
});
