import { expect, type Page } from '@playwright/test';
import { type Account, askedForLocation, newPerson } from '../support/account.ts';
import { createBrewery } from '../support/breweries.ts';
import { chooseAction, dialogOf, fillIn } from '../support/forms.ts';
import { adminTest } from '../support/people.ts';
import { expectGoodScreen } from '../support/screen.ts';
import { askForCode, codeField } from '../support/sign-in.ts';
import { closeToast, expectToast, toast } from '../support/toasts.ts';

type Browser = Parameters<Parameters<typeof adminTest>[2]>[0]['browser'];

adminTest(
  'an owner invites somebody without an account, who is a co-owner after the sign-up',
  { tag: '@core' },
  async ({ page: admin, browser, newAccount }) => {
    const [owner, guest] = [await newAccount(), newPerson()];
    const { id } = await createBrewery(admin.request, { name: 'Second Wind Brewing', owner });
    const page = await phoneOf(browser, owner);
    const person = page.getByRole('article').filter({ hasText: guest.email });

    await adminTest.step('invite', async () => {
      await page.goto('/brewery-owner-dashboard');
      await page.getByRole('link', { name: /^Team/ }).tap();
      await expectGoodScreen(page, () =>
        expect(page.getByRole('heading', { name: 'Owners' })).toBeVisible(),
      );
      await expect(page.getByText('Nobody yet. Add the people behind your bar')).toBeVisible();
      await page.getByRole('button', { name: 'Add Somebody' }).tap();
      const form = dialogOf(page, 'Add to the Team');
      await fillIn(form, { 'Username or email': guest.email });
      await form.getByRole('radio', { name: /^Owner/ }).check({ force: true });
      await form.getByRole('button', { name: 'Add', exact: true }).tap();
      await expect(form).toContainText('Nobody has an account with this name or address.');
      await expectGoodScreen(page, () =>
        expect(form.getByRole('button', { name: 'Invite by Mail' })).toBeVisible(),
      );
      await form.getByRole('button', { name: 'Invite by Mail' }).tap();
      await expectToast(page, 'Invitation sent', guest.email);
      await expect(person).toContainText('As an owner, until');
    });
    await adminTest.step('withdraw it, and undo that', async () => {
      await closeToast(page);
      await chooseAction(person, 'Withdraw');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).tap();
      await expectToast(page, 'Invitation withdrawn');
      await expect(person).toHaveCount(0);
      await toast(page).getByRole('button', { name: 'Undo' }).tap();
      await expectToast(page, 'Invitation sent', guest.email);
      await expect(person).toContainText('As an owner, until');
    });
    await adminTest.step('the guest signs up and is at the dashboard', async () => {
      const visitor = await browser.newPage({ storageState: { cookies: [], origins: [] } });
      await visitor.goto('/welcome');
      await codeField(visitor).fill(await askForCode(visitor, guest.email));
      await visitor.getByRole('radio', { name: 'Gray cat with a cap' }).check();
      await visitor.getByRole('textbox', { name: 'Username' }).fill(guest.username);
      await visitor.getByRole('button', { name: 'Create account' }).tap();
      await expectToast(visitor, 'Welcome to Hoptrail!');
      await expect(visitor).toHaveURL('/brewery-owner-dashboard');
      await expect(visitor.getByRole('link', { name: 'Second Wind Brewing' })).toBeVisible();
      await visitor.context().close();
    });
    await adminTest.step('the first owner leaves, and the page says who is left', async () => {
      await page.reload();
      await expect(page.getByRole('article').filter({ hasText: guest.username })).toBeVisible();
      await chooseAction(page.getByRole('article').filter({ hasText: 'You' }), 'Leave the Team');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Leave the Team' }).tap();
      await expectToast(page, 'You left the team of Second Wind Brewing');
      await expect(page).toHaveURL(new RegExp(`/brewery/${id}$`));
      await expect(page.getByRole('button', { name: 'Edit Brewery' })).toHaveCount(0);
    });
    await page.context().close();
  },
);

adminTest(
  'the only owner cannot leave, and makes one of the staff an owner',
  async ({ page: admin, browser, newAccount }) => {
    const [owner, waiter] = [await newAccount(), await newAccount()];
    const { id } = await createBrewery(admin.request, { name: 'Lone Kettle', owner });
    const page = await phoneOf(browser, owner);
    const data = { person: waiter.username };
    expect((await page.request.post(`/api/breweries/${id}/staff`, { data })).status()).toBe(200);
    await page.goto(`/brewery/${id}/staff`);
    const own = page.getByRole('article').filter({ hasText: 'You' });
    const question = page.getByRole('alertdialog');

    await expect(page.getByText('The only one can leave once')).toBeVisible();
    await expect(own.getByRole('button')).toHaveCount(0);

    const row = page.getByRole('article').filter({ hasText: waiter.username });
    await chooseAction(row, 'Make an Owner');
    await question.getByRole('button', { name: 'Make an Owner' }).tap();
    await expectToast(page, `${waiter.username} is an owner now`);
    // Both are owners then: a question that is open while the row changes its list is closed.
    await expect(own.getByRole('button')).toBeVisible();
    await chooseAction(row, 'Remove');
    await question.getByRole('button', { name: 'Remove' }).tap();
    await expectToast(page, `${waiter.username} is not an owner any more`);
    await expect(row).toHaveCount(0);
    await page.getByRole('region', { name: 'Notifications' }).getByText('Undo').tap();
    await expectToast(page, 'Undone');
    await expect(row).toBeVisible();
    await expect(own.getByRole('button')).toBeVisible();
    await page.context().close();
  },
);

adminTest(
  'an administrator who approves a claim chooses between co-owner, staff and the only owner',
  async ({ page: admin, browser, newAccount }) => {
    const [owner, fan] = [await newAccount(), await newAccount()];
    const { id } = await createBrewery(admin.request, { name: 'Two Keys Ales', owner });
    const phone = await phoneOf(browser, fan);
    const claim = { role: 'Brewer', proof: 'Ring the bell.', contact: fan.email };
    const claimed = await phone.request.post(`/api/breweries/${id}/claims`, { data: claim });
    expect(claimed.status(), await claimed.text()).toBe(200);

    await admin.goto('/admin/claims');
    const card = admin.getByRole('article').filter({ hasText: fan.username });
    await card.getByRole('button', { name: 'Approve' }).tap();
    const dialog = dialogOf(admin, 'Approve the claim?');
    await expect(dialog.getByRole('radio', { name: /^Co-owner/ })).toBeChecked();
    await dialog.getByRole('radio', { name: /^The only owner/ }).check({ force: true });
    await expect(dialog).toContainText(`${fan.username} replaces ${owner.username}`);
    await expectGoodScreen(admin, () =>
      expect(dialog.getByRole('button', { name: 'Replace the Owner' })).toBeVisible(),
    );
    await dialog.getByRole('radio', { name: /^Co-owner/ }).check({ force: true });
    await dialog.getByRole('button', { name: 'Approve Claim' }).tap();
    await expectToast(admin, 'Claim approved');
    const team = await (await phone.request.get(`/api/breweries/${id}/team`)).json();
    const names = team.owners.map(({ username }: { username: string }) => username);
    expect(names).toEqual([owner.username, fan.username]);
    await phone.context().close();
  },
);

async function phoneOf(browser: Browser, account: Account): Promise<Page> {
  const context = await browser.newContext({ storageState: askedForLocation(account) });
  return await context.newPage();
}
