import { expect, type Page } from '@playwright/test';
import { newPerson } from '../support/account.ts';
import { test } from '../support/people.ts';
import { expectGoodScreen } from '../support/screen.ts';
import { askForCode, codeField, emailField } from '../support/sign-in.ts';
import { closeToast } from '../support/toasts.ts';

test('the three steps of signing in are accessible on every phone', async ({ page }) => {
  await page.goto('/');
  const email = page.getByRole('textbox', { name: 'Email' });
  await expectGoodScreen(page, () => expect(email).toBeVisible());

  const code = await askForCode(page, newPerson().email);
  await closeToast(page);
  await expectGoodScreen(page, () => expect(codeField(page)).toBeVisible());

  await codeField(page).fill(code);
  const create = page.getByRole('button', { name: 'Create account' });
  await expectGoodScreen(page, () => expect(create).toBeVisible());
});

test('a toast is accessible on every phone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue' }).tap();
  const note = page.getByText('Please enter a valid email address');
  await expect(note).toBeVisible();
  // F8 moves the focus to the toasts; a focused toast stays.
  await page.keyboard.press('F8');
  await expectGoodScreen(page, () => expect(note).toBeVisible());
});

test('a visitor signs in by keyboard and always sees the focus', async ({ page }) => {
  await page.goto('/');
  const stops = [
    emailField(page),
    page.getByRole('button', { name: 'Continue' }),
    page.getByRole('link', { name: 'Terms of Service' }),
    page.getByRole('link', { name: 'Privacy Policy' }),
  ];
  await expect(emailField(page)).toBeVisible();
  const unfocused = await page.screenshot();
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
    expect(await looksLike(page, unfocused), 'no visible focus').toBe(false);
  }
  for (const _ of stops.slice(1)) await page.keyboard.press('Shift+Tab');
  await page.keyboard.type(newPerson().email);
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeFocused();
});

async function looksLike(page: Page, picture: Buffer): Promise<boolean> {
  return picture.equals(await page.screenshot());
}
