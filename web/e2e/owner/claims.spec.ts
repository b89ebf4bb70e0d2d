import { CLAIM_POLL_MS } from '@hoptrail/contracts/limits';
import { expect, type Page } from '@playwright/test';
import { type Account, askedForLocation } from '../support/account.ts';
import { openBrewery } from '../support/breweries.ts';
import { dialogOf, fillIn } from '../support/forms.ts';
import { adminTest } from '../support/people.ts';
import { expectToast } from '../support/toasts.ts';

const mainBar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const answers = {
  'Your role there': 'Head brewer',
  'How we can verify it': 'Ring the bell and ask for the head brewer.',
};

adminTest(
  'a fan claims a brewery and gets the Owner tab once it is approved',
  { tag: '@core' },
  async ({ page: admin, browser, newAccount }) => {
    const brewery = 'Night Freight Brewing';
    const account = await newAccount();
    const context = await browser.newContext({ storageState: askedForLocation(account) });
    const fan = await context.newPage();

    await adminTest.step('claim', async () => {
      await openBrewery(fan, brewery);
      await fan.getByRole('button', { name: 'Is this your brewery?' }).tap();
      const dialog = dialogOf(fan, 'Is this your brewery?');
      await dialog.getByRole('button', { name: 'Send Claim' }).tap();
      await expect(dialog.getByRole('alert')).toBeFocused();
      await expect(dialog.getByRole('alert')).toContainText('2 fields need another look');
      await fillIn(dialog, answers);
      await expect(dialog.getByLabel('Contact')).toHaveValue(account.email);
      await dialog.getByRole('button', { name: 'Send Claim' }).tap();
      await expectToast(fan, 'Claim sent');
      await expect(fan.getByRole('heading', { name: 'You asked for this brewery' })).toBeVisible();
      await expect(mainBar(fan).getByRole('link', { name: 'Owner' })).toHaveCount(0);
    });

    await adminTest.step('approve', async () => {
      await admin.goto('/');
      await admin.getByRole('link', { name: /^Administration \d+ open claims?$/ }).tap();
      const waiting = admin.getByRole('region', { name: 'What waits' });
      await waiting.getByRole('link', { name: / open claims?$/ }).tap();
      const card = claimOf(admin, account);
      await expect(card.getByRole('link', { name: brewery })).toBeVisible();
      await expect(card).toContainText('Nobody owns it yet');
      await expect(card).toContainText('Ring the bell and ask for the head brewer.');
      await card.getByRole('button', { name: 'Approve' }).tap();
      const dialog = dialogOf(admin, 'Approve the claim?');
      await dialog.getByRole('button', { name: 'Approve Claim' }).tap();
      await expectToast(admin, 'Claim approved');
      await expect(card).toHaveCount(0);
      const count = await admin.getByRole('heading', { name: / open claims?$/ }).textContent();
      await expect(admin.getByRole('link', { name: `Claims ${count}`, exact: true })).toBeVisible();
    });

    await adminTest.step('see the Owner tab on the next page', async () => {
      await mainBar(fan).getByRole('link', { name: 'Events' }).tap();
      await expectToast(fan, `Your claim to ${brewery} was approved`);
      await mainBar(fan).getByRole('link', { name: 'Owner' }).tap();
      await expect(fan.getByRole('link', { name: brewery })).toBeVisible();
    });
    await context.close();
  },
);

adminTest(
  'a second decision on a claim is refused, and the fan reads the first within a minute',
  async ({ page: admin, browser, newAccount }) => {
    const account = await newAccount();
    const context = await browser.newContext({ storageState: askedForLocation(account) });
    const fan = await context.newPage();
    await openBrewery(fan, 'Little Owl Fermentory');
    const id = new URL(fan.url()).pathname.split('/').at(-1);
    const claim = { role: 'Head brewer', proof: 'Ask there.', contact: account.email };
    const response = await fan.request.post(`/api/breweries/${id}/claims`, { data: claim });
    expect(response.status(), await response.text()).toBe(200);
    await fan.clock.install();
    await fan.reload();
    await expect(fan.getByRole('heading', { name: 'You asked for this brewery' })).toBeVisible();

    await admin.goto('/admin/claims');
    await claimOf(admin, account).getByRole('button', { name: 'Approve' }).tap();
    const dialog = dialogOf(admin, 'Approve the claim?');
    await expect(dialog).toBeVisible();
    const { claims } = await (await admin.request.get('/api/admin/claims?limit=100')).json();
    const open = claims.find(({ person }: { person: { id: string } }) => person.id === account.id);
    const answer = { decision: 'decline', reason: 'Nobody there knows you.' };
    const declined = await admin.request.put(`/api/admin/claims/${open.id}`, { data: answer });
    expect(declined.status(), await declined.text()).toBe(200);
    await dialog.getByRole('button', { name: 'Approve Claim' }).tap();
    await expectToast(admin, 'The claim was not decided', 'admin declined this claim already.');
    await expect(dialog).toBeHidden();
    await expect(claimOf(admin, account)).toHaveCount(0);

    await fan.clock.runFor(CLAIM_POLL_MS);
    await expectToast(fan, 'Your claim to Little Owl Fermentory was declined', answer.reason);
    await expect(fan.getByRole('heading', { name: 'Your claim was declined' })).toBeVisible();
    await expect(fan.getByRole('main').getByText(answer.reason)).toBeVisible();
    await expect(fan.getByRole('button', { name: 'Ask again' })).toBeVisible();
    await context.close();
  },
);

/** Returns the card of a person's open claim. */
function claimOf(page: Page, { username }: Account) {
  return page.getByRole('article').filter({ hasText: username });
}
