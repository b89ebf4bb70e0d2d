import { expect, type Page } from '@playwright/test';
import { createBrewery } from '../support/breweries.ts';
import { choosePicture, chooseTool, dialogOf, fillIn } from '../support/forms.ts';
import { adminTest } from '../support/people.ts';
import { expectGoodScreen } from '../support/screen.ts';
import { closeToast, expectToast } from '../support/toasts.ts';

// These journeys set and remove the same banners.
adminTest.describe.configure({ mode: 'serial' });

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

adminTest(
  'an administrator changes header and banner of podcast and events',
  { tag: '@core' },
  async ({ page }) => {
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
  },
);

adminTest("an administrator changes a brewery's banner", async ({ page }) => {
  const { id } = await createBrewery(page.request, { name: 'Picture Rail Ales' });
  await page.goto(`/brewery/${id}`);
  await changePicture(page, { ...banner, button: 'Edit Banner', title: 'Edit Banner' });
});

adminTest('an administrator changes breweries banner and leaderboard header', async ({ page }) => {
  await page.goto('/breweries');
  await page.getByRole('button', { name: 'Edit Breweries Banner' }).tap();
  const banner = dialogOf(page, 'Edit Breweries Banner');
  const save = banner.getByRole('button', { name: 'Save', exact: true });
  await expect(banner.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(save).toHaveCount(0);
  await choosePicture(banner, 'Banner Image', 100);
  await fillIn(banner, { 'Link URL': 'example.com/spring-pass' });
  await save.tap();
  await expectToast(page, 'Success', 'Banner updated successfully!');
  await expect(banner).toBeHidden();
  const sponsor = page.locator('a[href="https://example.com/spring-pass"]').getByRole('img');
  await expect(sponsor).toHaveAttribute('src', /^\/objects\//);

  await page.goto('/leaderboard');
  await page.getByRole('button', { name: 'Edit Header' }).tap();
  const header = dialogOf(page, 'Edit Leaderboard Header');
  const update = header.getByRole('button', { name: 'Update Header' });
  await expect(update).toBeDisabled();
  await choosePicture(header, 'Upload Header Image');
  await update.tap();
  await expectToast(page, 'Header image updated successfully!');
  await expect(header).toBeHidden();
});

adminTest('an administrator removes a banner from every screen', async ({ page, browser }) => {
  const banner = { bannerImageUrl: '/art/mark.svg', bannerLinkUrl: 'https://example.com/away' };
  const { id } = await createBrewery(page.request, { name: 'Bare Wall Beer' });
  for (const [set, path, button] of [
    ['global-settings/breweries-banner', '/breweries', 'Edit Breweries Banner'],
    ['global-settings/podcast-banner', '/podcast', 'Update Banner Image'],
    ['global-settings/events-banner', '/events', 'Edit Banner'],
    [`breweries/${id}/banner`, `/brewery/${id}`, 'Edit Banner'],
  ] as const) {
    expect((await page.request.put(`/api/${set}`, { data: banner })).status()).toBe(200);
    await page.goto(path);
    const shown = page.locator(`a[href="${banner.bannerLinkUrl}"]`);
    await expect(shown).toBeVisible();
    await chooseTool(page, button);
    await page.getByRole('button', { name: 'Remove Banner' }).tap();
    const confirmation = page.getByRole('alertdialog', { name: 'Remove the banner?' });
    await confirmation.getByRole('button', { name: 'Remove Banner' }).tap();
    await expectToast(page, 'Success', 'Banner removed.');
    await expect(confirmation).toBeHidden();
    await expect(shown).toHaveCount(0);
    await closeToast(page);
    const context = await browser.newContext({ storageState: await page.context().storageState() });
    const other = await context.newPage();
    await other.goto(path);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(other.locator(`a[href="${banner.bannerLinkUrl}"]`)).toHaveCount(0);
    await context.close();
  }
});

adminTest(
  'a banner is shown from its first to its last day',
  { tag: '@core' },
  async ({ page }) => {
    const { id } = await createBrewery(page.request, { name: 'Calendar Wall Ales' });
    const link = 'https://example.com/days';
    const banner = { bannerImageUrl: '/art/mark.svg', bannerLinkUrl: link };
    const shown = page.locator(`a[href="${link}"]`);
    for (const [set, path] of [
      ['global-settings/events-banner', '/events'],
      [`breweries/${id}/banner`, `/brewery/${id}`],
    ] as const) {
      expect((await page.request.put(`/api/${set}`, { data: banner })).status()).toBe(200);
      await page.goto(path);
      await expect(shown).toBeVisible();
      const dialog = dialogOf(page, path === '/events' ? 'Update Banner Image' : 'Edit Banner');
      const saveDays = async (days: Record<string, string>, says: RegExp) => {
        await chooseTool(page, 'Edit Banner');
        await fillIn(dialog, days);
        await expectGoodScreen(page, () => expect(dialog.getByText(says)).toBeVisible());
        await dialog.getByRole('button', { name: 'Save Banner' }).tap();
      };
      const saved = async () => {
        await expectToast(page, 'Success');
        await expect(dialog).toBeHidden();
        await closeToast(page);
      };
      await saveDays({ 'First Day': day(7), 'Last Day': day(3) }, /^ ?Days begin at midnight/);
      await expect(dialog.getByLabel('Last Day')).toHaveAccessibleDescription(
        'The last day of the banner is not before its first one.',
      );
      await fillIn(dialog, { 'Last Day': day(9) });
      await dialog.getByRole('button', { name: 'Save Banner' }).tap();
      await saved();
      await expect(shown).toHaveCount(0);
      await saveDays({ 'First Day': day(-9), 'Last Day': day(-2) }, /^Ended on /);
      await saved();
      await expect(shown).toHaveCount(0);
      await saveDays({ 'Last Day': day(9) }, /^Shown from .+ to /);
      await saved();
      await expect(shown).toBeVisible();
    }
  },
);

/** Returns the day so many days from today, in UTC. */
function day(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Changes a header or banner picture, and the link of a banner. */
async function changePicture(page: Page, { button, title, field, submit, saved }: Picture) {
  const link = `https://example.com/${crypto.randomUUID()}`;
  await chooseTool(page, button);
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
