import { expect, type Page } from '@playwright/test';
import { openBrewery } from './support/breweries.ts';
import { choosePicture, dialogOf, fillIn } from './support/forms.ts';
import { adminTest } from './support/people.ts';
import { closeToast, expectToast } from './support/toasts.ts';

interface Picture {
  button: string;
  title: string;
  field: 'Header Image' | 'Banner Image';
  submit: string;
  saved: string;
}

const header = {
  field: 'Header Image',
  submit: 'Update Header',
  saved: 'Header image updated successfully!',
} as const;
const banner = { field: 'Banner Image', submit: 'Save Banner', saved: 'Success' } as const;

adminTest("the podcast's and the events' pictures are changed", async ({ page }) => {
  for (const [path, ...pictures] of [
    [
      '/podcast',
      { ...header, button: 'Update Header Image', title: 'Update Header Image' },
      { ...banner, button: 'Update Banner Image', title: 'Update Banner Image' },
    ],
    [
      '/events',
      { ...header, button: 'Edit Header', title: 'Update Header Image' },
      { ...banner, button: 'Edit Banner', title: 'Update Banner Image' },
    ],
  ] as const) {
    await page.goto(path);
    for (const picture of pictures) await changePicture(page, picture);
  }
});

adminTest("a brewery's banner is changed", async ({ page }) => {
  await openBrewery(page, 'Second Story Ales');
  await changePicture(page, { ...banner, button: 'Edit Banner', title: 'Edit Banner' });
});

/** Changes a header or a banner, which needs a picture, and a banner a link as well. */
async function changePicture(page: Page, { button, title, field, submit, saved }: Picture) {
  const link = `https://example.com/${crypto.randomUUID()}`;
  await page.getByRole('button', { name: button }).tap();
  const dialog = dialogOf(page, title);
  const save = dialog.getByRole('button', { name: submit });
  await expect(save).toBeDisabled();
  await choosePicture(dialog, field, field === 'Banner Image' ? 100 : 200);
  await closeToast(page);
  if (field === 'Banner Image') await fillIn(dialog, { 'Link URL': link });
  await save.tap();
  await expectToast(page, saved);
  await expect(dialog).toBeHidden();
  if (field === 'Banner Image') {
    const shown = page.locator(`a[href="${link}"]`).getByRole('img');
    await expect(shown).toHaveAttribute('src', /^\/objects\//);
  }
  await closeToast(page);
}
