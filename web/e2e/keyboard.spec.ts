import { expect, type Locator, type Page } from '@playwright/test';
import { dialogOf } from './support/forms.ts';
import { lampwick, standAt } from './support/location.ts';
import { adminTest, test } from './support/people.ts';
import { arrive } from './support/sign-in.ts';
import { expectToast } from './support/toasts.ts';

/** More stops than any screen has before what is looked for. */
const MANY_STOPS = 60;

test('an evening by keyboard: a brewery, a heart, a check-in, and notes', async ({
  page,
  context,
  newAccount,
}) => {
  await standAt(context, lampwick.position);
  await arrive(page, await newAccount());
  await walkTo(page, page.getByRole('link', { name: 'Breweries', exact: true }));
  await page.keyboard.press('Enter');

  await walkTo(page, page.getByRole('textbox', { name: 'Search breweries' }));
  await page.keyboard.type('lampwick');
  await expect(page.getByRole('article')).toHaveCount(1);
  await walkTo(page, page.getByRole('link', { name: lampwick.name }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: lampwick.name, level: 1 })).toBeVisible();

  const heart = page.getByRole('button', { name: `Favorite ${lampwick.name}` });
  await walkTo(page, heart);
  await page.keyboard.press('Space');
  await expectToast(page, 'Favorites updated');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await expect(page.getByRole('region', { name: 'Check-in' })).toContainText('You are here');
  await walkTo(page, page.getByRole('button', { name: 'Check In', exact: true }));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Check-in successful!');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Check In Again Tomorrow' })).toBeVisible();

  const notes = page.getByRole('button', { name: 'Take Notes' });
  await walkTo(page, notes);
  await page.keyboard.press('Enter');
  const sheet = dialogOf(page, 'Take Notes');
  await expect(sheet.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(notes).toBeFocused();
});

adminTest('a refused form leads to its faults, and notes are announced', async ({ page }) => {
  await page.goto('/events');
  const create = page.getByRole('button', { name: 'Create Event' });
  await expect(create).toBeVisible();
  await walkTo(page, create);
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page, 'Create Special Event');
  await expect(dialog).toBeVisible();
  await walkTo(page, dialog.getByLabel('Event Name'));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Please fill in all required fields');
  const notes = page.getByRole('region', { name: 'Notifications' });
  await expect(notes).toHaveAttribute('aria-live', 'polite');
  const summary = dialog.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('fields need another look');
  await walkTo(page, summary.getByRole('link', { name: /^Company/ }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Company' })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(summary).toBeFocused();
  await page.keyboard.press('F8');
  await expect(notes).toBeFocused();
  await page.keyboard.press('F8');
  await expect(summary).toBeFocused();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(notes.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(summary).toBeFocused();
  await expect(notes).toBeEmpty();

  await page.keyboard.press('Shift+Tab');
  await dialog.getByRole('textbox', { name: 'Company' }).press('Enter');
  await expect(summary).toBeFocused();
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(notes).toBeEmpty();
  await expect(summary).toBeFocused();
  await expect(dialog).toBeVisible();
});

/** Tabs on until something has the focus, and never out of an open dialog. */
async function walkTo(page: Page, goal: Locator) {
  for (let stops = 0; stops < MANY_STOPS; stops++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(goal).toBeFocused();
}
