import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { openAccount } from '../support/account.ts';
import { dialogOf } from '../support/forms.ts';
import { test } from '../support/people.ts';
import { expectGoodScreen } from '../support/screen.ts';
import { arrive, expectProfile } from '../support/sign-in.ts';
import { expectToast } from '../support/toasts.ts';

const run = promisify(execFile);

test('a person lists their devices, signs one out, and then all', { tag: '@core' }, async ({
  page,
  newAccount,
  server,
}) => {
  const account = await newAccount();
  await openAccount(server, account.email);
  await arrive(page, account);
  await openDevices(page);
  const devices = dialogOf(page, 'Signed-in devices');
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText('This device')).toHaveCount(1);
  await expect(devices.getByText('Last used today')).toHaveCount(1);
  await expectGoodScreen(page, () => expect(devices.getByRole('listitem')).toHaveCount(2));

  await devices.getByRole('button', { name: /^Sign out / }).tap();
  await expectToast(page, 'Device signed out');
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await devices.getByRole('button', { name: 'Sign Out Everywhere' }).tap();
  const confirmation = page.getByRole('alertdialog', { name: 'Sign out everywhere?' });
  await confirmation.getByRole('button', { name: 'Sign Out Everywhere' }).tap();
  await expect(page).toHaveTitle('Welcome · Hoptrail');
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);
});

test('an administrator signs in with a link from the command line', async ({ page }) => {
  const link = await printLink('admin@example.com');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Sign in with this link' })).toBeVisible();
  await expectGoodScreen(page, () =>
    expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible(),
  );
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);
  await page.getByRole('button', { name: 'Sign In', exact: true }).tap();
  await expectToast(page, 'Welcome back!');
  await expectProfile(page);
  expect((await (await page.request.get('/api/auth/me')).json()).user.role).toBe('admin');

  await page.context().clearCookies();
  await page.goto('/welcome');
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign In', exact: true }).tap();
  await expect(page.getByText('This sign-in link is not valid any more.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In With a Code' })).toBeVisible();
});

async function openDevices(page: Page) {
  await page.getByRole('button', { name: 'Edit Profile' }).tap();
  await dialogOf(page, 'Edit Profile').getByRole('button', { name: 'Devices' }).tap();
}

/**
 * Creates a sign-in link with the command line, as a host does.
 * @returns the path of the link
 */
async function printLink(email: string): Promise<string> {
  const args = [
    '../api/src/main.ts',
    '--data',
    'test-results/data',
    'admin',
    'sign-in-link',
    email,
  ];
  const { stdout } = await run(process.execPath, args, { env: { PATH: process.env.PATH } });
  const { pathname, hash } = new URL(stdout.split('\n')[0] ?? '');
  return `${pathname}${hash}`;
}
