import { expect } from '@playwright/test';
import { askedForLocation } from '../support/account.ts';
import { createBrewery } from '../support/breweries.ts';
import { chooseAction, choosePicture, dialogOf, fillIn } from '../support/forms.ts';
import { adminTest } from '../support/people.ts';
import { expectGoodScreen } from '../support/screen.ts';
import { expectToast } from '../support/toasts.ts';

adminTest(
  'an owner lets an event repeat on the first Thursday, and leaves out a date',
  { tag: '@core' },
  async ({ page: admin, browser, newAccount }) => {
    const owner = await newAccount();
    await createBrewery(admin.request, { name: 'First Thursday Beer', owner });
    const context = await browser.newContext({ storageState: askedForLocation(owner) });
    const page = await context.newPage();
    await page.goto('/brewery-owner-dashboard');

    await adminTest.step('create', async () => {
      await page.getByRole('button', { name: 'Add Special Event' }).tap();
      const form = dialogOf(page, 'Add Special Event');
      await fillIn(form, {
        'Event Name': 'Cellar Market',
        Date: '2098-12-04',
        Details: 'Ten stalls.',
      });
      await form.getByLabel('Time', { exact: true }).fill('6 PM - 9 PM');
      await form.getByLabel('Repeats').selectOption('First Thursday of the month');
      await expect(form).toContainText('Next: Thu, Dec 4 · Thu, Jan 1 · Thu, Feb 5');
      await form.getByLabel('Not On').fill('2098-12-05');
      await expect(form).toContainText('The event is not on Fri, Dec 5.');
      await expect(form.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
      await form.getByLabel('Not On').fill('2099-01-01');
      await form.getByRole('button', { name: 'Add', exact: true }).tap();
      await form.getByLabel('Until').fill('2099-06-30');
      await expectGoodScreen(page, () =>
        expect(form).toContainText('Next: Thu, Dec 4 · Thu, Feb 5 · Thu, Mar 5'),
      );
      await choosePicture(form, 'Event Image');
      await form.getByRole('button', { name: 'Create Event' }).tap();
      await expectToast(page, 'Special event created successfully!');
    });
    const row = page.getByRole('article').filter({ hasText: 'Cellar Market' });
    await adminTest.step('skip the next date', async () => {
      await expect(row).toContainText('December 4, 2098, 6 PM - 9 PMRepeats · ');
      await chooseAction(row, 'Edit Event');
      const form = dialogOf(page, 'Edit Special Event');
      await form.getByLabel('Not On').fill('2098-12-04');
      await form.getByRole('button', { name: 'Add', exact: true }).tap();
      await form.getByRole('button', { name: 'Save Changes' }).tap();
      await expectToast(page, 'Special event updated successfully!');
      await expect(row).toContainText('February 5, 2099');
    });
    await adminTest.step('read it on its page', async () => {
      await row.getByRole('link', { name: 'Cellar Market' }).tap();
      await expectGoodScreen(page, () =>
        expect(page.getByText('First Thursday of the month until June 30, 2099')).toBeVisible(),
      );
    });
    await context.close();
  },
);
