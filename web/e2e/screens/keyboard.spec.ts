import { expect, type Locator, type Page } from '@playwright/test';
import { checkinSheet } from '../support/checkin-sheet.ts';
import { dialogOf } from '../support/forms.ts';
import { lampwick } from '../support/location.ts';
import { adminTest, test } from '../support/people.ts';
import { pngPicture } from '../support/pictures.ts';
import { appOf } from '../support/screen.ts';
import { arriveAt } from '../support/sign-in.ts';
import { expectToast } from '../support/toasts.ts';

/** The maximum number of Tab keys before the sought element has the focus. */
const MANY_STOPS = 60;

test('a fan finds a brewery, likes it, checks in and opens notes by keyboard', {
  tag: '@core',
}, async ({ page, newAccount }) => {
  await arriveAt(page, lampwick.position, await newAccount());
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
  await expect(checkinSheet(page)).toBeVisible();
  await expect(checkinSheet(page).getByRole('heading', { name: lampwick.name })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(checkinSheet(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Check In Again Tomorrow' })).toBeFocused();

  const notes = page.getByRole('button', { name: 'Take Notes' });
  await walkTo(page, notes);
  await page.keyboard.press('Enter');
  const sheet = dialogOf(page, 'Take Notes');
  await expect(sheet.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(notes).toBeFocused();
});

adminTest('a refused form focuses its first error, and toasts are announced', async ({ page }) => {
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
  const company = dialog.getByRole('textbox', { name: 'Company' });
  await expect(company).toBeFocused();
  await page.keyboard.press('F8');
  await expect(notes).toBeFocused();
  await page.keyboard.press('F8');
  await expect(company).toBeFocused();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(notes.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(company).toBeFocused();
  await expect(notes).toBeEmpty();

  await page.keyboard.press('Shift+Tab');
  await dialog.getByRole('textbox', { name: 'Company' }).press('Enter');
  await expect(company).toBeFocused();
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(notes).toBeEmpty();
  await expect(company).toBeFocused();
  await expect(dialog).toBeVisible();
});

adminTest('an administrator crops a picture by keyboard and by pinching', async ({ page }) => {
  await page.goto('/leaderboard');
  await page.getByRole('button', { name: 'Edit Header' }).tap();
  const picture = pngPicture('tall.png', 300, 300);
  const field = page.getByRole('group', { name: 'Upload Header Image' });
  await field.getByLabel(/^(Upload|Change)$/).setInputFiles(picture);
  const sheet = dialogOf(page, 'Crop Picture');
  const frame = sheet.getByRole('group', { name: 'The part to use' });
  const zoom = sheet.getByRole('slider', { name: 'Zoom' });
  const moved = () => sheet.locator('img').evaluate((image) => image.style.transform);
  await expect(frame).toBeVisible();
  await pinchOpen(page, frame);
  await expect.poll(async () => Number(await zoom.inputValue())).toBeGreaterThan(1.2);

  await walkTo(page, frame);
  await expect(frame).toHaveAccessibleDescription(/With keys: arrows, \+ and -\./);
  for (let step = 0; step < 16; step++) await page.keyboard.press('-');
  await expect(zoom).toHaveValue('1');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(zoom).toHaveValue('1.5');
  const before = await moved();
  await page.keyboard.press('ArrowDown');
  await expect.poll(moved).not.toBe(before);
  await walkTo(page, sheet.getByRole('button', { name: 'Use this part' }));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Image uploaded successfully!');
  await expect(sheet).toBeHidden();
});

/** Pinches open over an element. */
async function pinchOpen(page: Page, over: Locator) {
  const box = await over.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const calls = await page.context().newCDPSession(page);
  for (const [index, apart] of [20, 30, 40, 60].entries()) {
    const type = index === 0 ? 'touchStart' : 'touchMove';
    const touchPoints = [
      { x: x - apart, y, id: 0 },
      { x: x + apart, y, id: 1 },
    ];
    await calls.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
  await calls.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Presses Tab until an element has the focus. */
async function walkTo(page: Page, goal: Locator) {
  await expect(appOf(page)).toBeAttached();
  await expect(goal).toBeVisible();
  for (let stops = 0; stops < MANY_STOPS; stops++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(goal).toBeFocused();
}
