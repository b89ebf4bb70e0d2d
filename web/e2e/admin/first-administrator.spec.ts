import { expect } from '@playwright/test';
import { newPerson } from '../support/account.ts';
import { closeLocationDialog } from '../support/location.ts';
import { startOwnServer } from '../support/own-server.ts';
import { test } from '../support/people.ts';
import { pngPicture } from '../support/pictures.ts';
import { expectGoodScreen } from '../support/screen.ts';
import { codeField, emailField } from '../support/sign-in.ts';
import { expectToast } from '../support/toasts.ts';

test.use({ ownContext: true });

test('the link printed at the first start makes its user the administrator, on a closed server too', {
  tag: '@core',
}, async ({ page }) => {
  const server = await startOwnServer({ REGISTRATION: 'closed' }, 'serve');
  try {
    const linkOf = () => /\/first-administrator#[\w-]+/.exec(server.printed())?.[0] ?? '';
    await expect.poll(linkOf).not.toBe('');
    const link = `${server.url}${linkOf()}`;
    const { email, username } = newPerson();
    await page.goto(link);
    const become = page.getByRole('heading', { name: 'Become the administrator' });
    await expectGoodScreen(page, () => expect(become).toBeVisible());
    await page.getByRole('button', { name: 'Continue' }).tap();
    await expectToast(page, 'Now sign in or sign up', 'That account becomes the administrator.');
    await emailField(page).fill(email);
    await page.getByRole('button', { name: 'Continue' }).tap();
    const codeOf = () => /(\d{6}) is your Hoptrail code/.exec(server.printed())?.[1] ?? '';
    await expect.poll(codeOf).not.toBe('');
    await codeField(page).fill(codeOf());
    await page.getByRole('textbox', { name: 'Username' }).fill(username);
    await page.getByLabel('Profile photo').setInputFiles(pngPicture('me.png', 64, 64));
    await expectToast(page, 'Photo uploaded');
    await page.getByRole('button', { name: 'Create account' }).tap();
    await closeLocationDialog(page, 'Maybe Later');
    await expect(page.getByRole('link', { name: 'Administration' })).toBeVisible();

    await page.goto(`${server.url}/terms`);
    await page.goto(link);
    await page.getByRole('button', { name: 'Continue' }).tap();
    await expect(page.getByRole('alert')).toContainText('This link is not valid any more.');
    await expectGoodScreen(page, () =>
      expect(page.getByRole('heading', { name: 'This link cannot be used' })).toBeVisible(),
    );
  } finally {
    await server.stop();
  }
});
