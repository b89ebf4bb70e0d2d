import { expect } from '@playwright/test';
import { newPerson } from '../support/account.ts';
import { putAwayCheckinSheet } from '../support/checkin-sheet.ts';
import { closeLocationDialog, lampwick, standAt } from '../support/location.ts';
import { test } from '../support/people.ts';
import { pngPicture } from '../support/pictures.ts';
import { favorites, openProfile, profileStats, signOut } from '../support/profile.ts';
import { askForCode, codeField, expectProfile, signIn } from '../support/sign-in.ts';
import { closeToast, expectToast } from '../support/toasts.ts';

// The only journey with animations.
test.use({ reducedMotion: 'no-preference' });

test('a new fan signs up, checks in at the nearest brewery and makes it a favourite', {
  tag: '@core',
}, async ({ page, context }) => {
  const { email, username } = newPerson();
  const heart = page.getByRole('button', { name: `Favorite ${lampwick.name}` });
  await standAt(context, lampwick.position);

  await test.step('enter the email address', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Hoptrail' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Terms of Service' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
    const code = await askForCode(page, `  ${email.toUpperCase()} `);
    await expect(page.getByText(email)).toBeVisible();
    await page.getByRole('button', { name: 'Back to Email' }).tap();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    expect(code).toMatch(/^\d{6}$/);
  });

  await test.step('enter the code, of which only the digits count', async () => {
    const code = await askForCode(page, email);
    await codeField(page).fill(`${code.slice(0, 3)}-${code.slice(3)}`);
    await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  });

  await test.step('choose a username and a photo, or a portrait', async () => {
    const portrait = page.getByRole('radio', { name: 'Gray cat with a cap' });
    await portrait.check();
    await expect(portrait).toBeChecked();
    await page.getByLabel('Profile photo').setInputFiles(pngPicture('me.png', 400, 300));
    await page.getByRole('button', { name: 'Use this part' }).tap();
    await expectToast(page, 'Photo uploaded');
    await expect(portrait).not.toBeChecked();
    await portrait.check();
    const field = page.getByRole('textbox', { name: 'Username' });
    await field.pressSequentially(username.toUpperCase().replace('_', ' _ '));
    await expect(field).toHaveValue(username);
    await page.getByRole('button', { name: 'Create account' }).tap();
    await expectToast(page, 'Welcome to Hoptrail!', 'Your account has been created successfully');
    await expectProfile(page);
  });

  await test.step('close the dialog, which says that the location is granted', async () => {
    await closeLocationDialog(page);
    await expect(page.getByRole('heading', { name: username })).toBeVisible();
    await expect(favorites(page)).toContainText('No favorite breweries yet');
    await expect(favorites(page)).toContainText('Explore breweries to add favorites');
    await expect.poll(() => profileStats(page)).toMatchObject({ 'Check-ins': '0', Badge: 'White' });
  });

  await test.step('see the nearest brewery first', async () => {
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'Breweries' }).tap();
    await expect(page.getByRole('heading', { name: 'Nearby Breweries' })).toBeVisible();
    const cards = page.getByRole('article');
    await expect(cards.first()).toContainText(lampwick.name);
    await expect(cards.first()).toContainText('Oklahoma City, Oklahoma');
    await expect(cards.first()).toContainText('0.0 mi');
    const texts = await cards.allTextContents();
    const miles = texts.map((card) => Number(/(\d+\.\d) mi/.exec(card)?.[1] ?? -1));
    expect(miles.length).toBeGreaterThanOrEqual(10);
    expect(miles.at(-1)).toBeGreaterThan(0.5);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  });

  await test.step('open its page', async () => {
    await page.getByRole('link', { name: lampwick.name }).tap();
    await expect(page.getByRole('heading', { name: lampwick.name })).toBeVisible();
    await expect(page).toHaveURL(/\/brewery\/[\w-]+$/);
    const taps = page.getByRole('link', { name: 'View Taplist' });
    await expect(taps).toHaveAttribute('href', /^https?:/);
    await expect(page.getByRole('link', { name: 'Get Directions' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Connect' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Listen on Spotify' })).toBeVisible();
  });

  await test.step('check in', async () => {
    await expect(page.getByText('You are here').first()).toBeVisible();
    await page.getByRole('button', { name: 'Check In', exact: true }).tap();
    const joy = page.getByRole('status').filter({ hasText: lampwick.name });
    // Both are over after some seconds.
    await Promise.all([
      expectToast(page, 'Check-in successful!'),
      expect(joy).toContainText(/1\s*check-in[\s\S]*Next badge at 5 check-ins/),
    ]);
    await expect(joy).toBeHidden();
    await putAwayCheckinSheet(page);
  });

  await test.step('try again and read how long to wait', async () => {
    const button = page.getByRole('button', { name: 'Check In Again Tomorrow' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    // `force`: Playwright otherwise waits until a button is not `aria-disabled`.
    await button.tap({ force: true });
    const wait = /^Please wait (24h 0m|23h 59m) before checking in again\.$/;
    await expect(page.getByText(wait)).toBeVisible();
    await closeToast(page);
  });

  await test.step('make it a favourite', async () => {
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.tap();
    await expectToast(page, 'Favorites updated');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('see both on the profile', async () => {
    await openProfile(page);
    await expect(favorites(page).getByRole('link', { name: lampwick.name })).toBeVisible();
    await expect.poll(() => profileStats(page)).toMatchObject({ 'Check-ins': '1' });
    await expect(page.getByText('Next badge at 5 check-ins')).toBeVisible();
  });

  await test.step('remove the favourite on the profile and add it again', async () => {
    await favorites(page)
      .getByRole('button', { name: `Favorite ${lampwick.name}` })
      .tap();
    await expect(favorites(page)).toContainText('No favorite breweries yet');
    await expectToast(page, 'Favorites updated');
    await closeToast(page);
    await page.goBack();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.tap();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expectToast(page, 'Favorites updated');
    await openProfile(page);
    await expect(favorites(page).getByRole('link', { name: lampwick.name })).toBeVisible();
  });

  await test.step('sign out and in, and find everything again', async () => {
    await signOut(page);
    await signIn(page, email);
    // The browser has no data of the person any more, so the dialog opens again.
    await closeLocationDialog(page);
    await favorites(page).getByRole('link', { name: lampwick.name }).tap();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: 'Check In Again Tomorrow' })).toBeVisible();
    await openProfile(page);
    await expect.poll(() => profileStats(page)).toMatchObject({ 'Check-ins': '1' });
  });
});
