import { expect, type Page } from '@playwright/test';
import { type Account, askedForLocation } from '../support/account.ts';
import { createBrewery, giveBrewery } from '../support/breweries.ts';
import { chooseAction, dialogOf, fillIn, openSection } from '../support/forms.ts';
import { adminTest } from '../support/people.ts';
import { expectGoodScreen } from '../support/screen.ts';

const LOST = 'This brewery belongs to somebody else now. Nothing was saved.';

adminTest(
  'an owner replaced while editing an event reads the reason and keeps the text',
  { tag: '@core' },
  async ({ page: admin, browser, newAccount }) => {
    const brewery = 'Relay Baton Brewing';
    const [former, next] = [await newAccount(), await newAccount()];
    const { id } = await createBrewery(admin.request, { name: brewery, owner: former });
    const context = await browser.newContext({ storageState: askedForLocation(former) });
    const page = await context.newPage();

    await adminTest.step('edit an event', async () => {
      const event = { event: 'Attic Sale', details: 'Up.', date: '2031-05-01', time: '6:00 PM' };
      const data = { ...event, company: brewery, breweryId: id };
      expect((await page.request.post('/api/special-events', { data })).status()).toBe(200);
      await page.goto('/brewery-owner-dashboard');
      const row = page.getByRole('article').filter({ hasText: 'Attic Sale' });
      await chooseAction(row, 'Edit Event');
      await fillIn(dialogOf(page, 'Edit Special Event'), { Details: 'Three floors of glassware.' });
    });

    await adminTest.step("change the brewery's owner", async () => {
      await giveBrewery(admin.request, id, next.email);
      const dialog = dialogOf(page, 'Edit Special Event');
      await dialog.getByRole('button', { name: 'Save Changes' }).tap();
      await expect(dialog.getByRole('alert')).toBeFocused();
      await expect(dialog.getByRole('alert')).toContainText(LOST);
      await expect(dialog.getByLabel('Details')).toHaveValue('Three floors of glassware.');
      await expect(dialog.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);
    });

    await adminTest.step('close the notice', async () => {
      await dialogOf(page, 'Edit Special Event').getByRole('button', { name: 'Cancel' }).tap();
      await page.getByRole('button', { name: 'Discard' }).tap();
      const notice = page.getByRole('listitem').filter({ hasText: `${brewery} belongs to` });
      await expectGoodScreen(page, () => expect(notice).toBeVisible());
      await notice.getByRole('button', { name: 'Close' }).tap();
      await expect(notice).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'No Breweries Found' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'No Breweries Found' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0);
    });

    await adminTest.step('see the event as the next owner', async () => {
      const other = await browser.newContext({ storageState: askedForLocation(next) });
      const owner = await other.newPage();
      await owner.goto('/brewery-owner-dashboard');
      await expect(owner.getByRole('article').filter({ hasText: 'Attic Sale' })).toBeVisible();
      await other.close();
    });
    await context.close();
  },
);

adminTest(
  'an owner replaced while editing brewery details reads the reason and keeps the text',
  async ({ page: admin, browser, newAccount }) => {
    const former = await newAccount();
    const { id } = await createBrewery(admin.request, { name: 'Dropped Baton', owner: former });
    const page = await openEditor(browser, former, id);
    await openSection(page, 'Hours & Policies');
    await fillIn(page.getByRole('main'), { Policies: 'No kettles indoors.' });
    await giveBrewery(admin.request, id, null);
    await page.getByRole('button', { name: 'Save Changes' }).tap();
    await expect(page.getByRole('alert')).toContainText('This brewery is not yours any more.');
    await page.getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0);
    await expect(page.getByLabel('Policies')).toHaveValue('No kettles indoors.');
    await page.context().close();
  },
);

adminTest(
  'somebody removed from the staff while writing news reads the reason and keeps the text',
  async ({ page: admin, browser, newAccount }) => {
    const [owner, waiter] = [await newAccount(), await newAccount()];
    const { id } = await createBrewery(admin.request, { name: 'Short Shift Brewing', owner });
    const staff = `/api/breweries/${id}/staff`;
    const added = await admin.request.post(staff, { data: { person: waiter.username } });
    expect(added.status(), await added.text()).toBe(200);
    const context = await browser.newContext({ storageState: askedForLocation(waiter) });
    const page = await context.newPage();
    await page.goto('/brewery-owner-dashboard');
    await page.getByRole('button', { name: 'Add News' }).tap();
    const dialog = dialogOf(page, 'Add News');
    await fillIn(dialog, { News: 'The last shift is the longest.' });
    const removed = await admin.request.delete(`${staff}/${waiter.id}`);
    expect(removed.status(), await removed.text()).toBe(200);
    await dialog.getByRole('button', { name: 'Publish' }).tap();
    await expectGoodScreen(page, () =>
      expect(dialog.getByRole('alert')).toContainText(
        'You are not on the staff of this brewery any more. Nothing was saved.',
      ),
    );
    await expect(dialog.getByLabel('News')).toHaveValue('The last shift is the longest.');
    const news = await admin.request.get(`/api/breweries/${id}/news`);
    expect(await news.json()).toEqual([]);
    await context.close();
  },
);

async function openEditor(
  browser: Parameters<Parameters<typeof adminTest>[2]>[0]['browser'],
  account: Account,
  id: string,
): Promise<Page> {
  const context = await browser.newContext({ storageState: askedForLocation(account) });
  const page = await context.newPage();
  await page.goto(`/brewery/${id}/edit`);
  return page;
}
