import { expect, type Page } from '@playwright/test';
import { type Account, askedForLocation } from './account.ts';
import { type Place, standAt } from './location.ts';
import { appOf } from './screen.ts';
import { expectToast } from './toasts.ts';

/** Asks for a code on the first step, and reads it from the note that the demo shows. */
export async function askForCode(page: Page, email: string): Promise<string> {
  await emailField(page).fill(email);
  await page.getByRole('button', { name: 'Continue' }).tap();
  await expect(codeField(page)).toBeVisible();
  return await readCode(page);
}

/** The code in the note. */
export async function readCode(page: Page): Promise<string> {
  await expectToast(page, 'Verification code sent');
  const note = await page.getByText(/Development code: \d{6}/).textContent();
  const code = /\d{6}/.exec(note ?? '')?.[0];
  if (!code) throw new Error('The note has no code.');
  return code;
}

/** The field for the address, on the first step. */
export function emailField(page: Page) {
  return appOf(page).getByRole('textbox', { name: 'Email' });
}

/** The field for the code; a full code is tried at once. */
export function codeField(page: Page) {
  return page.getByRole('textbox', { name: '6-digit code' });
}

/** Signs in by hand on the welcome page and waits for the profile. */
export async function signIn(page: Page, email: string) {
  await page.goto('/welcome');
  await codeField(page).fill(await askForCode(page, email));
  await expectToast(page, 'Welcome back!');
  await expectProfile(page);
}

/** Opens the app as somebody who has just signed in, and was not asked for the location yet. */
export async function openAs(page: Page, { state }: Account) {
  await page.context().setStorageState(state);
  await page.goto('/');
  await expectProfile(page);
}

/** Opens the app as somebody who signed in before, so that no question stands over the page. */
export async function arrive(page: Page, account: Account) {
  await openAs(page, { ...account, state: askedForLocation(account) });
}

/** The same while the phone is at a place, and its owner lets the app know. */
export async function arriveAt(page: Page, place: Place, account: Account) {
  await standAt(page.context(), place);
  await arrive(page, account);
}

/** Waits for the own profile, which is the way in. */
export async function expectProfile(page: Page) {
  await expect(page).toHaveTitle('Profile · Hoptrail');
}
