import { expect, type Page } from '@playwright/test';
import { newPerson } from '../support/account.ts';
import { test } from '../support/people.ts';
import { pngPicture, textFile } from '../support/pictures.ts';
import { askForCode, codeField, emailField, expectProfile, readCode } from '../support/sign-in.ts';
import { closeToast, expectToast } from '../support/toasts.ts';

const photo = (page: Page) => page.getByLabel('Profile photo');
const username = (page: Page) => page.getByRole('textbox', { name: 'Username' });
const createAccount = (page: Page) => page.getByRole('button', { name: 'Create account' });

test.beforeEach(({ page }) => page.goto('/'));

test('an invalid email address is refused', async ({ page }) => {
  for (const typed of ['', 'nobody', 'two words@example.org', 'a@b@example.org']) {
    await emailField(page).fill(typed);
    await page.getByRole('button', { name: 'Continue' }).tap();
    await expectToast(page, 'Invalid email', 'Please enter a valid email address');
    await closeToast(page);
  }
  await expect(codeField(page)).toBeHidden();
});

test('a wrong and an incomplete code are refused, and the right one still works', {
  tag: '@core',
}, async ({ page }) => {
  const code = await askForCode(page, newPerson().email);
  await codeField(page).fill(code.slice(0, 4));
  await page.getByRole('button', { name: 'Verify' }).tap();
  await expectToast(page, 'Invalid code', 'Please enter the 6-digit verification code');
  await codeField(page).fill(otherThan(code));
  await expectToast(page, 'Invalid code', 'Please check your code and try again');
  await codeField(page).fill(code);
  await expect(createAccount(page)).toBeVisible();
});

test('a code stays valid when a newer one is sent', async ({ page }) => {
  const first = await askForCode(page, newPerson().email);
  await closeToast(page);
  // A repeated request within two seconds sends no new code.
  await expect(async () => {
    await page.getByRole('button', { name: 'Send a new code' }).tap();
    expect(await readCode(page)).not.toBe(first);
  }).toPass();
  await codeField(page).fill(first);
  await expect(createAccount(page)).toBeVisible();
});

test('a code stops working after five wrong tries', async ({ page }) => {
  const code = await askForCode(page, newPerson().email);
  await closeToast(page);
  for (const distance of [1, 2, 3, 4, 5]) {
    await codeField(page).fill(otherThan(code, distance));
    await expectToast(page, 'Invalid code');
    await closeToast(page);
  }
  await codeField(page).fill(code);
  await expectToast(page, 'Invalid code', 'Too many wrong codes. Please try again in');
  await expect(createAccount(page)).toBeHidden();
});

test('the profile step requires a free, valid username and a photo', { tag: '@core' }, async ({
  page,
}) => {
  const person = newPerson();
  await goToProfileStep(page, person.email);
  await createAccount(page).tap();
  await expectToast(page, 'Missing information', 'Username is required');

  await username(page).fill('ab');
  await createAccount(page).tap();
  await expect(page.getByText('A username has 3 to 20 characters.')).toBeVisible();
  await username(page).fill('hop/head!');
  await createAccount(page).tap();
  await expect(
    page.getByText('A username has letters, digits, and the signs _ . - only.'),
  ).toBeVisible();

  await username(page).fill('Fan');
  await expect(username(page)).toHaveValue('fan');
  await createAccount(page).tap();
  await expectToast(page, 'Missing information', 'Profile photo is required');

  await photo(page).setInputFiles(pngPicture('me.png', 64, 64));
  await expectToast(page, 'Photo uploaded');
  await createAccount(page).tap();
  await expectToast(page, 'Failed to create account');
  await expect(username(page)).toHaveAccessibleDescription(
    'This username is taken. Please choose another one.',
  );

  await username(page).fill('f.a.n');
  await createAccount(page).tap();
  await expect(username(page)).toHaveAccessibleDescription(
    'This username looks like one that is taken. Please choose another one.',
  );
  await username(page).fill('hoptrail_support');
  await createAccount(page).tap();
  await expect(username(page)).toHaveAccessibleDescription(
    'This username is reserved for the people who run this server. Please choose another one.',
  );

  await username(page).fill(person.username);
  await createAccount(page).tap();
  await expectToast(page, 'Welcome to Hoptrail!');
  await expectProfile(page);
});

test('a file that is no photo, too small or too large is refused, and a large photo is resized', async ({
  page,
}) => {
  await goToProfileStep(page, newPerson().email);
  await expect(photo(page)).toHaveAttribute('aria-invalid', 'false');
  await createAccount(page).tap();
  await expect(photo(page)).toHaveAttribute('aria-invalid', 'true');
  await photo(page).setInputFiles(textFile('notes.txt', 'text/plain'));
  await expectToast(page, 'Invalid file type', 'Please select an image file.');

  const film = { ...textFile('film.gif', 'image/gif'), buffer: Buffer.alloc(5_242_881) };
  await photo(page).setInputFiles(film);
  await expectToast(page, 'File too large', 'Please select a file smaller than 5MB.');

  await photo(page).setInputFiles(textFile('notes.png', 'image/png'));
  await expect(photo(page)).toHaveAccessibleDescription(
    'Please choose a picture: JPEG, PNG, WebP, GIF or AVIF.',
  );
  await photo(page).setInputFiles(pngPicture('tiny.png', 40, 40));
  await expect(photo(page)).toHaveAccessibleDescription(
    'This picture is too small. Please choose one of at least 64 x 64 pixels.',
  );
  const camera = pngPicture('camera.png', 1350, 1350);
  expect(camera.buffer.length).toBeGreaterThan(5_242_880);
  await photo(page).setInputFiles(camera);
  await expectToast(page, 'Photo uploaded');
  await expect(photo(page)).toHaveAttribute('aria-invalid', 'false');
});

async function goToProfileStep(page: Page, email: string) {
  await codeField(page).fill(await askForCode(page, email));
  await expect(createAccount(page)).toBeVisible();
}

function otherThan(code: string, distance = 1): string {
  return String((Number(code) + distance) % 1_000_000).padStart(6, '0');
}
