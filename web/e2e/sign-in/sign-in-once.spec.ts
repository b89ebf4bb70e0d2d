import { expect, type Locator, type Page } from '@playwright/test';
import { newPerson } from '../support/account.ts';
import { test } from '../support/people.ts';
import { pngPicture } from '../support/pictures.ts';
import { codeField, emailField, expectProfile, readCode } from '../support/sign-in.ts';
import { closeToast, expectToast } from '../support/toasts.ts';

test('double taps during sign-up send one code, verify once and create one account', {
  tag: '@core',
}, async ({ page }) => {
  const calls = countCalls(page);
  const { email, username } = newPerson();
  await page.goto('/');
  await emailField(page).fill(email);
  const next = page.getByRole('button', { name: 'Continue' });
  await expect(next).toBeVisible();
  await tapTwice(next);
  const code = await readCode(page);
  expect(calls('auth.sendCode')).toBe(1);

  await codeField(page).fill(code.slice(0, 5));
  // A complete code is submitted at once; the taps on the button come in addition.
  await codeField(page).fill(code);
  await tapTwice(page.getByRole('button', { name: /^Verify/ }));
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  expect(calls('auth.verifyCode')).toBe(1);

  await page.getByLabel('Profile photo').setInputFiles(pngPicture('me.png', 64, 64));
  await expectToast(page, 'Photo uploaded');
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await tapTwice(page.getByRole('button', { name: 'Create account' }));
  await expectToast(page, 'Welcome to Hoptrail!');
  await expectProfile(page);
  expect(calls('auth.completeProfile')).toBe(1);
});

test("a double tap on 'Send a new code' sends one, and the next tap another", async ({ page }) => {
  const calls = countCalls(page);
  await page.goto('/');
  await emailField(page).fill(newPerson().email);
  await page.getByRole('button', { name: 'Continue' }).tap();
  await readCode(page);
  const again = page.getByRole('button', { name: 'Send a new code' });
  await closeToast(page);
  await tapTwice(again);
  await readCode(page);
  expect(calls('auth.sendCode')).toBe(2);
  await closeToast(page);
  await again.tap();
  await readCode(page);
  expect(calls('auth.sendCode')).toBe(3);
});

/** Taps a button twice without a repaint in between, if it is there. */
async function tapTwice(button: Locator) {
  await button.evaluateAll(([element]) => {
    if (!(element instanceof HTMLElement)) return;
    element.click();
    element.click();
  });
}

/** Counts the calls by procedure; a batch request contains several. */
function countCalls(page: Page) {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/trpc/')) calls.push(...pathname.slice('/trpc/'.length).split(','));
  });
  return (procedure: string) => calls.filter((one) => one === procedure).length;
}
