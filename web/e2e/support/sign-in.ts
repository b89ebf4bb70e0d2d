import { expect, type Page } from '@playwright/test';
import { type Account, askedForLocation } from './account.ts';
import { takeState } from './browser/browser-state.ts';
import { type Place, standAt } from './location.ts';
import { appOf } from './screen.ts';
import { expectToast } from './toasts.ts';

/** Requests a code on the first step and reads it from the demo's toast. */
export async function askForCode(page: Page, email: string): Promise<string> {
  await emailField(page).fill(email);
  await page.getByRole('button', { name: 'Continue' }).tap();
  const code = await readCode(page);
  await expect(codeField(page)).toBeVisible();
  return code;
}

/** Returns the code in the toast. */
export async function readCode(page: Page): Promise<string> {
  await expectToast(page, 'Verification code sent');
  const note = await page.getByText(/Development code: \d{6}/).textContent();
  const code = /\d{6}/.exec(note ?? '')?.[0];
  if (!code) throw new Error('The toast has no code.');
  return code;
}

/** Returns the email field of the first step. */
export function emailField(page: Page) {
  return appOf(page).getByRole('textbox', { name: 'Email' });
}

/** Returns the code field, which submits a complete code at once. */
export function codeField(page: Page) {
  return page.getByRole('textbox', { name: '6-digit code' });
}

/** Signs in on the welcome page and waits for the profile. */
export async function signIn(page: Page, email: string) {
  await page.goto('/welcome');
  await codeField(page).fill(await askForCode(page, email));
  await expectToast(page, 'Welcome back!');
  await expectProfile(page);
}

/** Opens the app as a person who has just signed in and not answered the location dialog. */
export async function openAs(page: Page, { state }: Account) {
  await takeState(page, state);
  await page.goto('/');
  await expectProfile(page);
}

/** Opens the app as a signed-in person, without the location dialog. */
export async function arrive(page: Page, account: Account) {
  await openAs(page, { ...account, state: askedForLocation(account) });
}

/** The same with a position that the app may read. */
export async function arriveAt(page: Page, place: Place, account: Account) {
  await standAt(page.context(), place);
  await arrive(page, account);
}

/** Waits for the profile, the first page after sign-in, and until the app runs. */
export async function expectProfile(page: Page) {
  await expect(page).toHaveTitle('Profile · Hoptrail');
  // The server sends the title.
  await expect(appOf(page)).toBeAttached();
}
