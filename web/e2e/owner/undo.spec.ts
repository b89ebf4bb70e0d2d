import { expect, type Page } from '@playwright/test';
import { type Account, askedForLocation } from '../support/account.ts';
import { createBrewery } from '../support/breweries.ts';
import { chooseAction, dialogOf } from '../support/forms.ts';
import { adminTest } from '../support/people.ts';
import { expectGoodScreen } from '../support/screen.ts';
import { expectToast, toast } from '../support/toasts.ts';

type Browser = Parameters<Parameters<typeof adminTest>[2]>[0]['browser'];

adminTest(
  'an owner undoes a deletion in its toast, and a second phone cannot undo it again',
  { tag: '@core' },
  async ({ page: admin, browser, newAccount }) => {
    const owner = await newAccount();
    const { id, name } = await createBrewery(admin.request, { name: 'Second Thought', owner });
    const page = await phoneOf(browser, owner);
    const event = { title: 'Regret Night', day: 'monday', time: '7 PM', details: 'Bring it back.' };
    const data = { ...event, brewery: name, breweryId: id };
    const made = await page.request.post('/api/weekly-events', { data });
    expect(made.status(), await made.text()).toBe(200);
    await page.goto('/brewery-owner-dashboard');
    // On its day, the brewery's card names the event too, without its details.
    const row = page.getByRole('article').filter({ hasText: event.details });

    await adminTest.step('delete and undo', async () => {
      await chooseAction(row, 'Delete');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Event' }).tap();
      await expectToast(page, 'Event deleted');
      await expect(row).toHaveCount(0);
      await toast(page).getByRole('button', { name: 'Undo' }).tap();
      await expectToast(page, 'Undone');
      await expect(row).toBeVisible();
      const stored = await (await page.request.get('/api/weekly-events/monday')).json();
      const { id: eventId } = await made.json();
      expect(stored.map((one: { id: string }) => one.id)).toContain(eventId);
    });
    await adminTest.step('without a connection the toast offers another try', async () => {
      await chooseAction(row, 'Delete');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Event' }).tap();
      await expectToast(page, 'Event deleted');
      await page.context().setOffline(true);
      await toast(page).getByRole('button', { name: 'Undo' }).tap();
      await expectToast(page, 'Not undone');
      await page.context().setOffline(false);
      const entries = await (await page.request.get(`/api/breweries/${id}/history`)).json();
      const data = { seq: entries.entries[0].seq };
      const undo = await page.request.post('/api/history/undo', { data });
      expect(undo.status(), await undo.text()).toBe(200);
      await toast(page).getByRole('button', { name: 'Undo' }).tap();
      await expectToast(page, 'Not undone', 'This change was undone already.');
      await expect(row).toBeVisible();
    });
    await page.context().close();
  },
);

adminTest(
  'an owner undoes a change in the history, and chooses where somebody changed a field since',
  async ({ page: admin, browser, newAccount }) => {
    const owner = await newAccount();
    const { id } = await createBrewery(admin.request, { name: 'Rewind Ales', owner });
    const page = await phoneOf(browser, owner);
    const change = (by: Page, data: object) => by.request.put(`/api/breweries/${id}`, { data });
    await change(page, { phone: '(405) 555-0100', policies: 'No kettles.' });
    await change(admin, { phone: '(405) 555-0177' });
    await page.goto('/brewery-owner-dashboard');
    await page.getByRole('button', { name: 'Changes' }).tap();
    const own = page.getByRole('article').filter({ hasText: 'No kettles.' });
    await own.getByRole('button', { name: /^Undo/ }).tap();
    const dialog = dialogOf(page, 'Changed again since');
    await expect(dialog.getByRole('group', { name: 'Phone' })).toContainText('(405) 555-0177');
    await expectGoodScreen(page, () =>
      expect(dialog.getByRole('button', { name: 'Undo' })).toBeVisible(),
    );
    await dialog.getByRole('button', { name: 'Put it back' }).tap();
    await dialog.getByRole('button', { name: 'Undo 2 Fields' }).tap();
    await expectToast(page, 'Undone');
    await expect(dialog).toBeHidden();
    await expect(own.last()).toContainText('Undone');
    const stored = await (await page.request.get(`/api/breweries/${id}`)).json();
    expect([stored.phone, stored.policies]).toEqual([null, null]);
    await page.context().close();
  },
);

async function phoneOf(browser: Browser, account: Account): Promise<Page> {
  const context = await browser.newContext({ storageState: askedForLocation(account) });
  return await context.newPage();
}
