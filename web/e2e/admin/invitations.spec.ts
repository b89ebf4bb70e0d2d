import { expect, type Page } from '@playwright/test';
import { askedForLocation, newPerson, openAccount } from '../support/account.ts';
import { takeState } from '../support/browser/browser-state.ts';
import { dialogOf, fillIn } from '../support/forms.ts';
import { startOwnServer } from '../support/own-server.ts';
import { test } from '../support/people.ts';
import { pngPicture } from '../support/pictures.ts';
import { withoutPreloadedQueries } from '../support/preloaded-queries.ts';
import { expectGoodScreen } from '../support/screen.ts';
import { askForCode, codeField, expectProfile } from '../support/sign-in.ts';
import { closeToast, expectToast } from '../support/toasts.ts';

test.use({ ownContext: true });

const BY_INVITATION = 'New accounts are by invitation: use the address that was invited.';

/** Signs an administrator in on the journey's own server and opens its invitations. */
async function openInvitations(page: Page, url: string) {
  const admin = await openAccount(url, 'admin@example.com');
  await takeState(page, askedForLocation(admin));
  await page.goto(`${url}/admin/invitations`);
}

test('an administrator invites a person, who signs up, and a stranger is refused', {
  tag: '@core',
}, async ({ page: admin, browser }) => {
  const server = await startOwnServer({ REGISTRATION: 'invite' });
  const context = await browser.newContext({ baseURL: server.url });
  try {
    await openInvitations(admin, server.url);
    await expect(admin.getByText('No open invitations')).toBeVisible();
    await expectGoodScreen(admin, () =>
      expect(admin.getByText('New accounts are by invitation on this server.')).toBeVisible(),
    );
    const guest = newPerson();
    await admin.getByRole('button', { name: 'Invite Somebody' }).tap();
    const dialog = dialogOf(admin, 'Invite Somebody');
    await fillIn(dialog, { Email: 'fan@example.com' });
    await dialog.getByRole('button', { name: 'Invite', exact: true }).tap();
    await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(
      'This address has an account already.',
    );
    await fillIn(dialog, { Email: guest.email });
    await dialog.getByRole('button', { name: 'Invite', exact: true }).tap();
    await expectToast(admin, `${guest.email} is invited`);
    const card = admin.getByRole('row').filter({ hasText: guest.email });
    await expect(card).toContainText('invited by admin');
    await closeToast(admin);
    await expectGoodScreen(admin, () => expect(card).toBeVisible());

    const visitor = await context.newPage();
    await visitor.goto('/welcome');
    await expect(visitor.getByText(BY_INVITATION)).toBeVisible();
    await codeField(visitor).fill(await askForCode(visitor, newPerson().email));
    await expect(visitor.getByRole('heading', { name: 'You cannot sign up here' })).toBeVisible();
    await expect(visitor.getByRole('alert')).toContainText(
      'New accounts are by invitation here, and this address has none. Write to admin@example.com.',
    );
    await visitor.getByRole('button', { name: 'Back to Email' }).tap();
    await codeField(visitor).fill(await askForCode(visitor, guest.email));
    await visitor.getByRole('textbox', { name: 'Username' }).fill(guest.username);
    await visitor.getByLabel('Profile photo').setInputFiles(pngPicture('me.png', 64, 64));
    await expectToast(visitor, 'Photo uploaded');
    await visitor.getByRole('button', { name: 'Create account' }).tap();
    await expectProfile(visitor);

    await admin.reload();
    await expect(admin.getByText('No open invitations')).toBeVisible();
  } finally {
    await context.close();
    await server.stop();
  }
});

test('an administrator withdraws an invitation, and cannot mail it twice in a row', async ({
  page,
}) => {
  const server = await startOwnServer({ REGISTRATION: 'invite' });
  try {
    await openInvitations(page, server.url);
    const { email } = newPerson();
    await page.request.post(`${server.url}/api/admin/invitations`, { data: { email } });
    await page.reload();
    const card = page.getByRole('row').filter({ hasText: email });
    await card.getByRole('button', { name: `Mail Again to ${email}` }).tap();
    await expectToast(page, 'The invitation was not mailed again', 'mailed a moment ago');
    await card.getByRole('button', { name: 'Withdraw' }).tap();
    const confirmation = page.getByRole('alertdialog', { name: 'Withdraw the invitation?' });
    await confirmation.getByRole('button', { name: 'Withdraw' }).tap();
    await expectToast(page, 'Invitation withdrawn');
    await expect(page.getByText('No open invitations')).toBeVisible();

    await withoutPreloadedQueries(page.context());
    await page.route('**/trpc/*admin.invitations.list*', (route) => route.abort());
    await page.goto(`${server.url}/admin/people`);
    await page.getByRole('link', { name: 'Invites' }).tap();
    await expect(page).toHaveURL(`${server.url}/admin/invitations`);
    await page.reload();
    await expect(page.getByText('The invitations did not load')).toBeVisible();
    await page.unroute('**/trpc/*admin.invitations.list*');
    await page.getByRole('button', { name: 'Try again' }).tap();
    await expect(page.getByText('No open invitations')).toBeVisible();
  } finally {
    await server.stop();
  }
});

test('a closed server says so before sign-in, and lets an administrator in', async ({ page }) => {
  const server = await startOwnServer({ REGISTRATION: 'closed' });
  try {
    await page.goto(`${server.url}/welcome`);
    await expect(
      page.getByText('This Hoptrail takes no new accounts. If you have one, sign in as usual.'),
    ).toBeVisible();
    await askForCode(page, newPerson().email);
    await expect(page.getByText('If it has an account, six digits went to')).toBeVisible();
    await openInvitations(page, server.url);
    await expect(page.getByText('Registration is closed on this server')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Invite Somebody' })).toHaveCount(0);
  } finally {
    await server.stop();
  }
});
