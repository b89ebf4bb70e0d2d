import { expect, type Page, type Route } from '@playwright/test';
import { dialogOf } from '../support/forms.ts';
import { test } from '../support/people.ts';
import { pngPicture } from '../support/pictures.ts';
import { arrive } from '../support/sign-in.ts';
import { expectToast } from '../support/toasts.ts';

test('a form saved during an upload waits for it, or for another tap after a cancelled one', {
  tag: '@core',
}, async ({ page, newAccount }) => {
  await arrive(page, await newAccount());
  const nextUpload = await holdUploads(page);
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('users.update')) saves.push(request.url());
  });
  await page.getByRole('button', { name: 'Edit Profile' }).tap();
  const dialog = dialogOf(page, 'Edit Profile');
  const save = dialog.getByRole('button', { name: 'Save Changes' });
  const saving = dialog.getByRole('button', { name: 'Saving...' });
  const header = dialog.getByLabel('Change header image');
  const choose = () => header.setInputFiles(pngPicture('wide.png', 500, 250));

  await test.step('a cancelled upload does not save the form', async () => {
    await choose();
    await nextUpload();
    await save.tap();
    await expect(saving).toBeVisible();
    await dialog.getByRole('button', { name: 'Stop upload' }).tap();
    await expect(save).toBeVisible();
    expect(saves).toEqual([]);
  });

  await test.step('a failed upload shows an error', async () => {
    await choose();
    await dialog.getByText(/^Uploading/).waitFor();
    await save.tap();
    await expect(saving).toBeVisible();
    await (await nextUpload()).abort('connectionfailed');
    await expect(dialog.getByRole('alert')).toBeFocused();
    await expect(save).toBeVisible();
    expect(saves).toEqual([]);
  });

  await test.step('a finished upload saves the form with the picture', async () => {
    await dialog.getByRole('button', { name: 'Try again' }).tap();
    await dialog.getByText(/^Uploading/).waitFor();
    await save.tap();
    await expect(saving).toBeVisible();
    await (await nextUpload()).continue();
    await expectToast(page, 'Profile updated');
    await expect(dialog).toBeHidden();
    expect(saves).toHaveLength(1);
    await page.getByRole('button', { name: 'Edit Profile' }).tap();
    await expect(dialog.locator('img[src^="/objects/"]').first()).toBeVisible();
  });
});

/**
 * Holds uploads.
 * @returns waits for the next upload and returns its route
 */
async function holdUploads(page: Page) {
  const held: Route[] = [];
  await page.route('**/api/objects/uploads/**', (route) => void held.push(route));
  return async () => {
    await expect.poll(() => held.length).toBe(1);
    return held.splice(0)[0] as Route;
  };
}
