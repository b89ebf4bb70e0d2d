import { expect, type Locator } from '@playwright/test';
import { askedForLocation } from '../support/account.ts';
import { createBrewery, openBrewery } from '../support/breweries.ts';
import { chooseAction, choosePicture, confirmDelete, dialogOf, fillIn } from '../support/forms.ts';
import { adminTest } from '../support/people.ts';
import { expectGoodScreen, expectNoOverflow } from '../support/screen.ts';
import { expectToast } from '../support/toasts.ts';

const WORDS = 'The plum sour is on since noon.';

adminTest(
  'an owner publishes a line of news, which fans read, edits it, deletes it and undoes that',
  { tag: '@core' },
  async ({ page: admin, browser, newAccount }) => {
    const [owner, fan] = [await newAccount(), await newAccount()];
    const brewery = await createBrewery(admin.request, { name: 'Town Crier Brewing', owner });
    const context = await browser.newContext({ storageState: askedForLocation(owner) });
    const page = await context.newPage();
    const phones = [
      await browser.newContext({ storageState: askedForLocation(fan) }),
      await browser.newContext({ storageState: askedForLocation(fan) }),
    ];
    const [phone, other] = await Promise.all(phones.map((one) => one.newPage()));
    if (!phone || !other) throw new Error('The fan has two phones.');
    const favorite = `/api/users/${fan.id}/favorites/${brewery.id}`;
    await phone.request.put(favorite, { data: { isFavorite: true } });

    await adminTest.step('publish', async () => {
      await page.goto('/brewery-owner-dashboard');
      await expect(page.getByText(/^No news yet\./)).toBeVisible();
      await page.getByRole('button', { name: 'Add News' }).tap();
      const dialog = dialogOf(page, 'Add News');
      await fillIn(dialog, { News: WORDS });
      await choosePicture(dialog, 'Picture', 500);
      await expectGoodScreen(page, () => expect(dialog).toBeVisible());
      await dialog.getByRole('button', { name: 'Publish' }).tap();
      await expectToast(page, 'News published');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'News', exact: true })).toContainText(WORDS);
    });

    await adminTest.step('read it on two phones', async () => {
      for (const one of [phone, other]) {
        await one.goto('/');
        const news = one.getByRole('region', { name: 'News from your favorites' });
        await expect(news).toContainText(WORDS);
      }
      await expectGoodScreen(other, () => expect(other.getByText(WORDS)).toBeVisible());
      await phone.getByRole('region', { name: 'News from' }).getByRole('link').tap();
      const news = phone.getByRole('region', { name: 'News', exact: true });
      await expect(news).toContainText('a moment ago');
      await expectGoodScreen(phone, () => expect(news).toBeVisible());
      await news.getByRole('button', { name: `Picture of ${brewery.name}` }).tap();
      await phone.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
      await expect(phone.getByRole('dialog')).toHaveCount(0);
      await expectNoOverflow(phone, 'news');
    });

    await adminTest.step('edit', async () => {
      await chooseAction(page.getByRole('listitem').filter({ hasText: WORDS }), 'Edit News');
      const dialog = dialogOf(page, 'Edit News');
      await fillIn(dialog, { News: 'The plum sour is out.' });
      await dialog.getByRole('button', { name: 'Save Changes' }).tap();
      await expectToast(page, 'News updated');
      await openBrewery(other, brewery.name);
      const news = other.getByRole('region', { name: 'News', exact: true });
      await expect(news).toContainText('The plum sour is out.');
      await expect(news).toContainText('edited');
    });

    await adminTest.step('delete and undo', async () => {
      const row = page.getByRole('listitem').filter({ hasText: 'The plum sour is out.' });
      await remove(row);
      await expectToast(page, 'News deleted');
      await expect(page.getByText(/^No news yet\./)).toBeVisible();
      await other.reload();
      await expect(other.getByText('The plum sour is out.')).toHaveCount(0);
      await page.getByRole('region', { name: 'Notifications' }).getByText('Undo').tap();
      await expectToast(page, 'Undone');
      await expect(row).toBeVisible();
      await other.reload();
      await expect(other.getByText('The plum sour is out.')).toBeVisible();
    });
    for (const one of [context, ...phones]) await one.close();
  },
);

async function remove(row: Locator) {
  await chooseAction(row, 'Delete');
  await confirmDelete(row.page(), {
    title: 'Delete News',
    sentences: ['Are you sure you want to delete “The plum sour is out.”?'],
    button: 'Delete News',
  });
}
